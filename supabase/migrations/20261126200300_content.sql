-- What visitors read and administrators edit: pages, prices, providers, questions, articles, product updates, positions.
-- Columns without a grant (created_at, generated ones) are written by the database. An administrator writes an id only
-- where a deleted row comes back under its old address.

-- Information pages
create table public.website_content (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  nav_title text not null check (btrim(nav_title) <> ''),
  page_title text not null check (btrim(page_title) <> ''),
  content text not null default '',
  visible boolean not null default false,
  in_footer boolean not null default false,
  order_index integer not null default 0,
  last_updated timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    public.fold_text(coalesce(page_title, '') || e'\n' || coalesce(slug, ''))
  ) stored
);
comment on table public.website_content is 'Information pages (/info/{slug}), and the features document of /docs.';
comment on column public.website_content.content is 'HTML or text; sanitised when it is rendered. Empty shows "Content coming soon...".';
comment on column public.website_content.in_footer is 'Linked from the footer too, if visible.';
comment on column public.website_content.last_updated is 'The date a reader sees; set by the editor. updated_at is the row''s own stamp.';
comment on column public.website_content.search_text is 'What the search of the admin area reads, see fold_text.';

-- navigation, and with in_footer the footer: where visible order by order_index
create index website_content_navigation on public.website_content (order_index, slug) where visible;
create index website_content_footer on public.website_content (order_index, slug) where visible and in_footer;
create index website_content_admin_order on public.website_content (order_index, id);
create index website_content_admin_title on public.website_content (page_title, id);
-- The lists of the admin area find a part of a text in the same time however many rows a table has. Postgres uses the
-- indexes on search_text for the service role only: ilike is not leakproof, so row-level security is checked before it, row
-- by row. Without fastupdate: rows are written one at a time, and every search would have to read the pending entries.
create index website_content_search on public.website_content
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

create trigger set_updated_at before update on public.website_content
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.website_content
  for each row execute function private.record_change();
create trigger record_truncate before truncate on public.website_content
  for each statement execute function private.record_truncate();

alter table public.website_content enable row level security;
revoke all on public.website_content from public, anon, authenticated, service_role;
grant select on public.website_content to anon, authenticated;
grant insert (id, slug, nav_title, page_title, content, visible, in_footer, order_index, last_updated)
  on public.website_content to authenticated;
grant update (slug, nav_title, page_title, content, visible, in_footer, order_index, last_updated, updated_at)
  on public.website_content to authenticated;
grant delete on public.website_content to authenticated;
grant select, insert, update, delete on public.website_content to service_role;

-- The features document is no information page: /docs reads it by its slug whether or not it is listed.
create policy "Everyone reads visible pages and the features document" on public.website_content
  for select to anon, authenticated
  using (visible or slug = 'features');
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

-- Prices
create table public.config (
  name text primary key check (name ~ '^[a-z0-9_]+$'),
  value text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (public.fold_text(coalesce(name, ''))) stored,
  -- a price that is no number would silently become the default price
  check (name not like 'pricing\_%' or value ~ '^\d{1,6}(\.\d{1,2})?$')
);
comment on table public.config is 'Named settings of the site. Prices (EUR per property): pricing_standard_monthly, pricing_standard_yearly.';
comment on column public.config.search_text is 'What the search of the admin area reads, see fold_text.';

create index config_search on public.config
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

create trigger set_updated_at before update on public.config
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.config
  for each row execute function private.record_change('name');
create trigger record_truncate before truncate on public.config
  for each statement execute function private.record_truncate('name');

-- The two prices are changed, never created or deleted.
alter table public.config enable row level security;
revoke all on public.config from public, anon, authenticated, service_role;
grant select on public.config to anon, authenticated;
grant update (value, updated_at) on public.config to authenticated;
grant select, insert, update, delete on public.config to service_role;

create policy "Everyone reads the prices" on public.config
  for select to anon, authenticated
  using (name in ('pricing_standard_monthly', 'pricing_standard_yearly'));
create policy "Administrators edit the prices" on public.config
  for update to authenticated
  using (name in ('pricing_standard_monthly', 'pricing_standard_yearly') and (select private.is_admin()))
  with check (name in ('pricing_standard_monthly', 'pricing_standard_yearly') and (select private.is_admin()));

-- Providers
create table public.pms_providers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  code text not null unique check (code ~ '^[A-Z0-9_]+$'),
  description text not null default '',
  icon text check (icon ~ '^(https://|data:image/|/)'),
  status text not null default 'coming_soon' check (status in ('active', 'coming_soon')),
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    public.fold_text(coalesce(name, '') || e'\n' || coalesce(code, ''))
  ) stored
);
comment on table public.pms_providers is 'Property management systems and booking platforms, connected or coming soon.';
comment on column public.pms_providers.code is 'Upper case; lower-cased in the address /integrations/{code}.';
comment on column public.pms_providers.icon is 'An address, an inline data image or null.';
comment on column public.pms_providers.search_text is 'What the search of the admin area reads, see fold_text.';

create index pms_providers_order on public.pms_providers (display_order, name);
create index pms_providers_admin_order on public.pms_providers (display_order, id);
create index pms_providers_admin_name on public.pms_providers (name, id);
create index pms_providers_search on public.pms_providers
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

create trigger set_updated_at before update on public.pms_providers
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.pms_providers
  for each row execute function private.record_change();
create trigger record_truncate before truncate on public.pms_providers
  for each statement execute function private.record_truncate();

alter table public.pms_providers enable row level security;
revoke all on public.pms_providers from public, anon, authenticated, service_role;
grant select on public.pms_providers to anon, authenticated;
grant insert (id, name, code, description, icon, status, display_order) on public.pms_providers to authenticated;
grant update (name, code, description, icon, status, display_order, updated_at) on public.pms_providers to authenticated;
grant delete on public.pms_providers to authenticated;
grant select, insert, update, delete on public.pms_providers to service_role;

create policy "Everyone reads the providers" on public.pms_providers
  for select to anon, authenticated
  using (true);
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

-- Questions
create table public.faq_items (
  id uuid primary key default gen_random_uuid(),
  question text not null check (char_length(btrim(question)) >= 5 and char_length(question) <= 300),
  answer text not null check (char_length(btrim(answer)) >= 10 and char_length(answer) <= 5000),
  category text check (char_length(btrim(category)) between 1 and 80),
  type text not null default 'faq' check (type in ('faq', 'support')),
  display_order integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    public.fold_text(coalesce(question, '') || e'\n' || coalesce(answer, ''))
  ) stored
);
comment on table public.faq_items is 'Questions and answers: type faq for the help pages, type support for the support page.';
comment on column public.faq_items.answer is 'Plain text; each line is a paragraph.';
comment on column public.faq_items.display_order is 'Ascending; rows without one come last.';
comment on column public.faq_items.updated_at is 'Compared by the editor before it saves, so that two administrators never overwrite each other unseen.';
comment on column public.faq_items.search_text is 'What the search of the admin area reads, see fold_text.';

create index faq_items_order on public.faq_items (display_order, created_at, id);
create index faq_items_type_order on public.faq_items (type, display_order, created_at, id);
-- With fastupdate, unlike the others: a move of one question numbers all between its places, and without a list of pending
-- entries the index would take ten times as long as the rows. A search reads the list too, which Postgres bounds (4 MB).
create index faq_items_search on public.faq_items using gin (search_text extensions.gin_trgm_ops);

create trigger set_updated_at before update on public.faq_items
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.faq_items
  for each row execute function private.record_change();
create trigger record_truncate before truncate on public.faq_items
  for each statement execute function private.record_truncate();

alter table public.faq_items enable row level security;
revoke all on public.faq_items from public, anon, authenticated, service_role;
grant select on public.faq_items to anon, authenticated;
grant insert (question, answer, category, type, display_order) on public.faq_items to authenticated;
grant update (question, answer, category, type, display_order, updated_at) on public.faq_items to authenticated;
grant delete on public.faq_items to authenticated;
grant select, insert, update, delete on public.faq_items to service_role;

create policy "Everyone reads questions and answers" on public.faq_items
  for select to anon, authenticated
  using (true);
create policy "Administrators create questions and answers" on public.faq_items
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "Administrators edit questions and answers" on public.faq_items
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "Administrators delete questions and answers" on public.faq_items
  for delete to authenticated
  using ((select private.is_admin()));

-- The caller's own rights apply; the history is written by the trigger of the table.
create function public.move_faq_item(p_id uuid, p_place integer, p_seen uuid[]) returns boolean
language plpgsql strict
set search_path = ''
as $$
declare
  others uuid[] := array_remove(p_seen, p_id);
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  if array_position(p_seen, p_id) is null or p_place not between 1 and cardinality(p_seen) then
    raise exception using errcode = '22023', message = 'no such question or place';
  end if;
  -- No one writes between the comparison and the change. Readers do not wait.
  lock table public.faq_items in share row exclusive mode;
  if p_seen is distinct from
    (select array_agg(id order by display_order, created_at, id) from public.faq_items) then
    return false;
  end if;
  update public.faq_items
  set display_order = wanted.place
  from unnest(others[:p_place - 1] || p_id || others[p_place:]) with ordinality as wanted (id, place)
  where faq_items.id = wanted.id and faq_items.display_order is distinct from wanted.place;
  return true;
end;
$$;
comment on function public.move_faq_item is 'Moves a question to a place (from 1) of the list that was seen, and numbers all by their places. False: the list is another one by now, and nothing was written.';

revoke execute on function public.move_faq_item from public, anon, authenticated, service_role;
grant execute on function public.move_faq_item to authenticated;

-- Articles
create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  excerpt text not null default '',
  content text not null default '',
  image_url text,
  image_alt text not null default '' check (char_length(image_alt) <= 300),
  author text,
  category text,
  read_time text,
  date date not null default current_date,
  status text not null default 'draft' check (status in ('draft', 'published')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What the list of /resources may show is worked out when an article is written, not each time the list is read.
  shown_category text not null
    generated always as (coalesce(nullif(btrim(category), ''), 'Uncategorized')) stored,
  is_complete boolean not null
    generated always as (
      btrim(title) <> '' and btrim(excerpt) <> '' and btrim(content) <> '' and btrim(coalesce(read_time, '')) <> ''
    ) stored,
  search_text text not null generated always as (
    public.fold_text(coalesce(title, '') || e'\n' || coalesce(excerpt, ''))
  ) stored
);
comment on table public.blog_posts is 'Articles of /resources. Only published ones are public, from their day on.';
comment on column public.blog_posts.content is 'HTML; sanitised when it is rendered.';
comment on column public.blog_posts.image_url is 'Null shows /placeholder.svg; a missing author shows Unknown, a missing category Uncategorized.';
comment on column public.blog_posts.image_alt is 'Describes the picture to people who cannot see it.';
comment on column public.blog_posts.read_time is 'As shown, for example 4 min read.';
comment on column public.blog_posts.date is 'The day of publication in Switzerland. A published article with a later day is scheduled.';
comment on column public.blog_posts.shown_category is 'The category as visitors see it and filter by it.';
comment on column public.blog_posts.is_complete is 'Only complete articles are listed; image, author and category have defaults.';
comment on column public.blog_posts.search_text is 'What the search of the admin area reads, see fold_text.';

create index blog_posts_newest on public.blog_posts (date desc, id desc)
  where status = 'published' and is_complete;
create index blog_posts_category_newest on public.blog_posts (shown_category, date desc, id desc)
  where status = 'published' and is_complete;
create index blog_posts_admin_date on public.blog_posts (date, id);
create index blog_posts_admin_title on public.blog_posts (title, id);
create index blog_posts_search on public.blog_posts
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

create trigger set_updated_at before update on public.blog_posts
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.blog_posts
  for each row execute function private.record_change();
create trigger record_truncate before truncate on public.blog_posts
  for each statement execute function private.record_truncate();

alter table public.blog_posts enable row level security;
revoke all on public.blog_posts from public, anon, authenticated, service_role;
grant select on public.blog_posts to anon, authenticated;
grant insert (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status)
  on public.blog_posts to authenticated;
grant update (title, excerpt, content, image_url, image_alt, author, category, read_time, date, status, updated_at)
  on public.blog_posts to authenticated;
grant delete on public.blog_posts to authenticated;
grant select, insert, update, delete on public.blog_posts to service_role;

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

-- Walks the index from one category to the next: it costs as many steps as there are categories, not articles.
create view public.blog_categories with (security_invoker = true) as
with recursive walk (category) as (
  (
    select shown_category from public.blog_posts
    where status = 'published' and is_complete
    order by shown_category limit 1
  )
  union all
  select (
    select shown_category from public.blog_posts
    where status = 'published' and is_complete and shown_category > walk.category
    order by shown_category limit 1
  )
  from walk
  where walk.category is not null
)
select category from walk where category is not null order by category;
comment on view public.blog_categories is 'The categories of the listed articles, each once, in order.';

revoke all on public.blog_categories from public, anon, authenticated, service_role;
grant select on public.blog_categories to anon, authenticated, service_role;

-- Product updates
create table public.product_updates (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  body text not null,
  image_url text,
  image_alt text not null default '' check (char_length(image_alt) <= 300),
  type text not null default 'minor' check (type in ('major', 'minor')),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    public.fold_text(coalesce(title, '') || e'\n' || coalesce(body, ''))
  ) stored
);
comment on table public.product_updates is 'What changed in the product: major in the updates of /docs, minor in its change log, both on /product-updates.';
comment on column public.product_updates.body is 'Text; a line break or a literal backslash-n starts a paragraph.';
comment on column public.product_updates.image_url is 'Hidden when blank or the placeholder path.';
comment on column public.product_updates.image_alt is 'Describes the picture to people who cannot see it.';
comment on column public.product_updates.is_sample is 'Whether the update is made up; pages then say so.';
comment on column public.product_updates.search_text is 'What the search of the admin area reads, see fold_text.';

create index product_updates_newest on public.product_updates (created_at desc, id desc);
create index product_updates_type_newest on public.product_updates (type, created_at desc, id desc);
create index product_updates_admin_title on public.product_updates (title, id);
create index product_updates_search on public.product_updates
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

create trigger set_updated_at before update on public.product_updates
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.product_updates
  for each row execute function private.record_change();
create trigger record_truncate before truncate on public.product_updates
  for each statement execute function private.record_truncate();

alter table public.product_updates enable row level security;
revoke all on public.product_updates from public, anon, authenticated, service_role;
grant select on public.product_updates to anon, authenticated;
grant insert (id, title, body, image_url, image_alt, type, is_sample, created_at) on public.product_updates to authenticated;
grant update (title, body, image_url, image_alt, type, is_sample, created_at, updated_at)
  on public.product_updates to authenticated;
grant delete on public.product_updates to authenticated;
grant select, insert, update, delete on public.product_updates to service_role;

create policy "Everyone reads product updates" on public.product_updates
  for select to anon, authenticated
  using (true);
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

-- Positions
create table public.job_openings (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  department text not null,
  location text not null,
  -- What search engines ask of a position, as facts of their own: they are never read out of the location's words.
  town text check (char_length(town) between 1 and 100),
  country text check (char_length(country) between 1 and 100),
  remote_from text check (char_length(remote_from) between 1 and 2000),
  hours text check (
    hours in (
      'full_time', 'part_time', 'either', 'contractor', 'temporary', 'internship', 'volunteer', 'per_diem', 'other'
    )
  ),
  type text not null,
  description text not null,
  requirements text not null default '',
  is_active boolean not null default false,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    public.fold_text(coalesce(title, '') || e'\n' || coalesce(department, '') || e'\n' || coalesce(location, ''))
  ) stored
);
comment on table public.job_openings is 'Open and closed positions. Only active ones are public.';
comment on column public.job_openings.location is 'Where the position is done, as shown, for example Remote (Switzerland).';
comment on column public.job_openings.town is 'Where one sits at work; null where there is no such place.';
comment on column public.job_openings.country is 'The country of that place, by its English name.';
comment on column public.job_openings.remote_from is 'The countries from which it can be done remotely, by their English names, separated by commas; null where it cannot.';
comment on column public.job_openings.hours is 'Hours and kind of contract; null where they are not stated.';
comment on column public.job_openings.type is 'Employment type as shown, for example Full-time.';
comment on column public.job_openings.description is 'Paragraphs split on blank lines; one that ends in a colon is a sub-heading; lines led by -, • or * are lists.';
comment on column public.job_openings.requirements is 'Split on bullets or numbered lines.';
comment on column public.job_openings.is_sample is 'Whether the position is made up; its pages then say so.';
comment on column public.job_openings.search_text is 'What the search of the admin area reads, see fold_text.';

create index job_openings_newest on public.job_openings (created_at desc, id desc) where is_active;
create index job_openings_admin_created on public.job_openings (created_at, id);
create index job_openings_admin_title on public.job_openings (title, id);
create index job_openings_search on public.job_openings
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

create trigger set_updated_at before update on public.job_openings
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.job_openings
  for each row execute function private.record_change();
create trigger record_truncate before truncate on public.job_openings
  for each statement execute function private.record_truncate();

alter table public.job_openings enable row level security;
revoke all on public.job_openings from public, anon, authenticated, service_role;
grant select on public.job_openings to anon, authenticated;
grant
  insert (
    id, title, department, location, town, country, remote_from, hours, type, description, requirements, is_active,
    is_sample
  ),
  update (
    title, department, location, town, country, remote_from, hours, type, description, requirements, is_active, is_sample,
    updated_at
  ),
  delete
  on public.job_openings to authenticated;
grant select, insert, update, delete on public.job_openings to service_role;

create policy "Everyone reads open positions" on public.job_openings
  for select to anon, authenticated
  using (is_active);
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
