-- The dashboard shows the drafts that were changed last, however many rows a table has.
create index blog_posts_drafts on public.blog_posts (updated_at, id) where status = 'draft' and not is_archived;
create index product_updates_drafts on public.product_updates (updated_at, id) where not visible and not is_archived;
create index website_content_drafts on public.website_content (updated_at, id) where not visible and not is_archived;
create index faq_items_drafts on public.faq_items (updated_at, id) where not visible and not is_archived;
create index pms_providers_drafts on public.pms_providers (updated_at, id) where not visible and not is_archived;
