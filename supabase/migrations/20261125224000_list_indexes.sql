-- The lists of the admin area find a part of a text in the same time however many rows a table has. Postgres uses these
-- indexes for the service role only: ilike is not leakproof, so row-level security is checked before it, row by row.
-- Without fastupdate: rows are written one at a time, and a list of pending entries would have to be read by every search.
create extension if not exists pg_trgm with schema extensions;

do $$
declare
  list record;
begin
  for list in
    values
      ('faq_items', array['question', 'answer']),
      ('blog_posts', array['title', 'excerpt']),
      ('product_updates', array['title', 'body']),
      ('job_openings', array['title', 'department', 'location']),
      ('website_content', array['page_title', 'slug']),
      ('pms_providers', array['name', 'code']),
      ('config', array['name']),
      ('job_applications', array['full_name', 'email', 'job_title', 'note']),
      ('contact_requests', array['first_name', 'last_name', 'email', 'country', 'note']),
      ('demo_bookings', array['phone_number', 'first_name', 'last_name', 'note']),
      ('newsletter_subscriptions', array['email', 'note'])
  loop
    execute format(
      'create index %1$s_search on public.%1$I using gin (%2$s) with (fastupdate = off)',
      list.column1,
      (select string_agg(format('%I extensions.gin_trgm_ops', name), ', ') from unnest(list.column2) as name)
    );
  end loop;
end;
$$;

-- No list is sorted by the last change.
drop index public.blog_posts_admin_changed;
drop index public.product_updates_admin_changed;
drop index public.job_openings_admin_changed;
drop index public.website_content_admin_changed;
drop index public.pms_providers_admin_changed;
