-- Administrators edit all content, not only the questions. Columns without a grant (id, created_at, generated ones) are
-- written by the database, except where a deleted row comes back under its old address.

-- Articles
alter table public.blog_posts add column image_alt text not null default '' check (char_length(image_alt) <= 300);
comment on column public.blog_posts.image_alt is 'Describes the picture to people who cannot see it.';
comment on column public.blog_posts.date is 'The day of publication in Switzerland. A published article with a later day is scheduled.';
comment on table public.blog_posts is 'Articles of /resources. Only published ones are public, from their day on.';

grant insert (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status)
  on public.blog_posts to authenticated;
grant update (title, excerpt, content, image_url, image_alt, author, category, read_time, date, status, updated_at)
  on public.blog_posts to authenticated;
grant delete on public.blog_posts to authenticated;

drop policy "Everyone reads published articles" on public.blog_posts;
create policy "Everyone reads published articles from their day on" on public.blog_posts
  for select to anon, authenticated
  using (status = 'published' and date <= (now() at time zone 'Europe/Zurich')::date);
create policy "Administrators read all articles" on public.blog_posts
  for select to authenticated
  using ((select private.is_admin()));
create policy "Administrators create articles" on public.blog_posts
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "Administrators edit articles" on public.blog_posts
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "Administrators delete articles" on public.blog_posts
  for delete to authenticated
  using ((select private.is_admin()));

create index blog_posts_admin_date on public.blog_posts (date, id);
create index blog_posts_admin_title on public.blog_posts (title, id);
create index blog_posts_admin_changed on public.blog_posts (updated_at, id);

-- Product updates
alter table public.product_updates add column image_alt text not null default '' check (char_length(image_alt) <= 300);
comment on column public.product_updates.image_alt is 'Describes the picture to people who cannot see it.';

grant insert (id, title, body, image_url, image_alt, type, created_at) on public.product_updates to authenticated;
grant update (title, body, image_url, image_alt, type, created_at, updated_at) on public.product_updates to authenticated;
grant delete on public.product_updates to authenticated;

create policy "Administrators create product updates" on public.product_updates
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "Administrators edit product updates" on public.product_updates
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "Administrators delete product updates" on public.product_updates
  for delete to authenticated
  using ((select private.is_admin()));

create index product_updates_admin_title on public.product_updates (title, id);
create index product_updates_admin_changed on public.product_updates (updated_at, id);

-- Positions
grant insert (id, title, department, location, type, description, requirements, is_active)
  on public.job_openings to authenticated;
grant update (title, department, location, type, description, requirements, is_active, updated_at)
  on public.job_openings to authenticated;
grant delete on public.job_openings to authenticated;

create policy "Administrators read all positions" on public.job_openings
  for select to authenticated
  using ((select private.is_admin()));
create policy "Administrators create positions" on public.job_openings
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "Administrators edit positions" on public.job_openings
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "Administrators delete positions" on public.job_openings
  for delete to authenticated
  using ((select private.is_admin()));

create index job_openings_admin_created on public.job_openings (created_at, id);
create index job_openings_admin_title on public.job_openings (title, id);
create index job_openings_admin_changed on public.job_openings (updated_at, id);

-- Information pages
grant insert (id, slug, nav_title, page_title, content, visible, in_footer, order_index, last_updated)
  on public.website_content to authenticated;
grant update (slug, nav_title, page_title, content, visible, in_footer, order_index, last_updated, updated_at)
  on public.website_content to authenticated;
grant delete on public.website_content to authenticated;

create policy "Administrators read all pages" on public.website_content
  for select to authenticated
  using ((select private.is_admin()));
create policy "Administrators create pages" on public.website_content
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "Administrators edit pages" on public.website_content
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "Administrators delete pages" on public.website_content
  for delete to authenticated
  using ((select private.is_admin()));

create index website_content_admin_order on public.website_content (order_index, id);
create index website_content_admin_title on public.website_content (page_title, id);
create index website_content_admin_changed on public.website_content (updated_at, id);

-- Providers
grant insert (id, name, code, description, icon, status, display_order) on public.pms_providers to authenticated;
grant update (name, code, description, icon, status, display_order, updated_at) on public.pms_providers to authenticated;
grant delete on public.pms_providers to authenticated;

create policy "Administrators create providers" on public.pms_providers
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "Administrators edit providers" on public.pms_providers
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "Administrators delete providers" on public.pms_providers
  for delete to authenticated
  using ((select private.is_admin()));

create index pms_providers_admin_order on public.pms_providers (display_order, id);
create index pms_providers_admin_name on public.pms_providers (name, id);
create index pms_providers_admin_changed on public.pms_providers (updated_at, id);

-- Prices: the two of them are changed, never created or deleted.
grant update (value, updated_at) on public.config to authenticated;

create policy "Administrators edit the prices" on public.config
  for update to authenticated
  using (name in ('pricing_standard_monthly', 'pricing_standard_yearly') and (select private.is_admin()))
  with check (name in ('pricing_standard_monthly', 'pricing_standard_yearly') and (select private.is_admin()));
