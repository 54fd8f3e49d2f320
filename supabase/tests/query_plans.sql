-- The reads behind the public lists walk their index and sort nothing, among 10,000 rows of each table.
begin;
select no_plan();

insert into public.product_updates (title, body, type, created_at)
select 'Update ' || n, 'A line.', case n % 10 when 0 then 'major' else 'minor' end, now() - n * interval '1 hour'
from generate_series(1, 10000) as n;
insert into public.blog_posts (title, excerpt, content, read_time, category, date, status)
select 'Post ' || n, 'Excerpt', '<p>Text</p>', '4 min read', 'Category ' || n % 10, current_date - n % 2000,
  case n % 5 when 0 then 'draft' else 'published' end
from generate_series(1, 10000) as n;
insert into public.job_openings (title, department, location, type, description, is_active, created_at)
select 'Job ' || n, 'Support', 'Zurich', 'Full-time', 'Text', n % 4 = 0, now() - n * interval '1 hour'
from generate_series(1, 10000) as n;
insert into public.faq_items (question, answer, type, display_order)
select 'Question ' || n || '?', 'An answer of some length.', case n % 10 when 0 then 'faq' else 'support' end, nullif(n, 7)
from generate_series(1, 10000) as n;
insert into public.pms_providers (name, code, display_order)
select 'Provider ' || n, 'PROVIDER_' || n, n % 100
from generate_series(1, 10000) as n;
insert into public.website_content (slug, nav_title, page_title, visible, in_footer, order_index)
select 'page-' || n, 'Page ' || n, 'Page ' || n, n % 2 = 0, n % 100 = 0, n % 1000
from generate_series(1, 10000) as n;
insert into public.config (name, value) select 'setting_' || n, n from generate_series(1, 10000) as n;
insert into auth.users (id) select gen_random_uuid() from generate_series(1, 10000) as n; -- each gets a profile
insert into public.newsletter_subscriptions (email, handled_state, created_at)
select 'reader-' || n || '@plans.example', case n % 10 when 0 then 'new' else 'handled' end, now() - n * interval '1 hour'
from generate_series(1, 10000) as n;
analyze public.newsletter_subscriptions, public.product_updates, public.blog_posts, public.job_openings, public.faq_items, public.pms_providers,
  public.website_content, public.config, public.profiles, public.content_changes;

-- Whether the plan of a query matches one pattern and not another; a plan that does not is printed.
create function pg_temp.plans(query text, wanted text, unwanted text, what text, reader text) returns setof text language plpgsql as $$
declare
  line text;
  plan text := '';
begin
  perform set_config('role', reader, true);
  for line in execute 'explain ' || query loop
    plan := plan || line || e'\n';
  end loop;
  perform set_config('role', 'none', true);
  return next ok(plan ~ wanted and plan !~ unwanted, what);
  if plan !~ wanted or plan ~ unwanted then
    return next diag(plan);
  end if;
end
$$;

-- In the order of the index: nothing is sorted, and nothing behind the limit is read.
create function pg_temp.walks(query text, index_name text, what text, reader text default 'anon')
returns setof text language sql as $$
  select pg_temp.plans(query, 'Index (Only )?Scan (Backward )?using ' || index_name || ' ', 'Seq Scan|Sort|Bitmap',
    what || ' walks ' || index_name, reader);
$$;

-- A few rows found by the index, which may be sorted then.
create function pg_temp.finds(query text, index_name text, what text, reader text default 'anon')
returns setof text language sql as $$
  select pg_temp.plans(query, 'Index (Only )?Scan (Backward )?(using|on) ' || index_name || ' ', 'Seq Scan',
    what || ' are found by ' || index_name, reader);
$$;

-- The lists of lib/data/, in their orders; a company has too few open positions for their part of the sitemap to need an index.
create temp table list_reads (index_name text, what text, columns text, read text);
insert into list_reads values
  ('product_updates_newest', 'the first page of the updates',
    'title, body, image_url, type, created_at', 'product_updates order by created_at desc, id desc limit 5 offset 0'),
  ('product_updates_newest', 'a page in the middle of the updates',
    'title, body, image_url, type, created_at', 'product_updates order by created_at desc, id desc limit 5 offset 5000'),
  ('product_updates_type_newest', 'a page of the type that one in ten updates has',
    'title, body, image_url, type, created_at', $$product_updates where type = 'major' order by created_at desc, id desc limit 5 offset 100$$),
  ('product_updates_(type_)?newest', 'a page of the type that most updates have',
    'title, body, image_url, type, created_at', $$product_updates where type = 'minor' order by created_at desc, id desc limit 5 offset 100$$),
  ('job_openings_newest', 'the list of open positions',
    'title, department, location, type, description, created_at', 'job_openings where is_active = true order by created_at desc, id desc limit 101'),
  ('faq_items_order', 'a range of the administrators'' list of all questions',
    'question, answer, category, type, display_order, updated_at', 'faq_items order by display_order, created_at, id limit 1000 offset 2000'),
  ('faq_items_type_order', 'the questions of a page',
    'question, answer, category, type, display_order, updated_at', $$faq_items where type = 'faq' order by display_order, created_at, id limit 201$$),
  ('faq_items_(type_)?order', 'the answers of the support page',
    'question, answer, category, type, display_order, updated_at', $$faq_items where type = 'support' order by display_order, created_at, id limit 201$$),
  ('pms_providers_order', 'the list of providers',
    'name, code, description, icon, status, display_order', 'pms_providers order by display_order, name limit 200'),
  ('website_content_navigation', 'the list of information pages',
    'slug, nav_title', 'website_content where visible = true order by order_index, slug limit 1000');
select pg_temp.walks(format('select id, %s from public.%s', columns, read), index_name, what) from list_reads;
select pg_temp.finds(
  'select slug, nav_title from public.website_content where visible = true and in_footer = true order by order_index, slug',
  'website_content_footer', 'the pages of the footer');

-- lib/data/blog-posts.ts and lib/data/sitemap.ts
create temp table article_reads (index_name text, what text, rest text);
insert into article_reads values
  ('blog_posts_newest', 'a page of the articles', 'order by date desc, id desc limit 13 offset 130'),
  ('blog_posts_category_newest', 'a page of a category',
    $$and shown_category in ('Category 3') order by date desc, id desc limit 13 offset 13$$),
  ('blog_posts_(category_)?newest', 'a page of a category in two spellings',
    $$and shown_category in ('Category 3', 'category 3') order by date desc, id desc limit 13 offset 13$$),
  ('blog_posts_newest', 'what to read after an article',
    $$and (date < current_date - 100 or (date = current_date - 100 and id < '80000000-0000-4000-8000-000000000000'))
      order by date desc, id desc limit 3$$),
  ('blog_posts_newest', 'a part of the articles for the sitemap', 'order by date, id limit 1000 offset 2000');
select pg_temp.walks(
  'select id, title, excerpt, image_url, author, shown_category, read_time, date, created_at, updated_at from public.blog_posts
   where status = ''published'' and is_complete = true ' || rest, index_name, what)
from article_reads;

-- One row by its key
create temp table row_reads (index_name text, what text, read text, reader text default 'anon');
insert into row_reads (index_name, what, read) values
  ('blog_posts_pkey', 'an article', $$id, title, content from public.blog_posts where id = '80000000-0000-4000-8000-000000000000' and status = 'published'$$),
  ('job_openings_pkey', 'a position', $$id from public.job_openings where id = '80000000-0000-4000-8000-000000000000' and is_active = true$$),
  ('faq_items_pkey', 'a question', $$id, question, answer from public.faq_items where id = '80000000-0000-4000-8000-000000000000'$$),
  ('product_updates_pkey', 'the place of an update', $$created_at from public.product_updates where id = '80000000-0000-4000-8000-000000000000'$$),
  ('website_content_slug_key', 'an information page',
    $$slug, page_title, content, last_updated from public.website_content where slug = 'page-4000' and visible = true$$),
  ('config_pkey', 'the prices', $$name, value from public.config where name in ('pricing_standard_monthly', 'pricing_standard_yearly')$$);
insert into row_reads values
  ('profiles_pkey', 'who is an administrator', $$is_admin from public.profiles where id = '80000000-0000-4000-8000-000000000000'$$, 'authenticated'),
  ('content_changes_pkey', 'what was changed last', $$* from public.content_changes order by id desc limit 50$$, 'authenticated'),
  ('content_changes_row', 'the history of a row',
    $$* from public.content_changes where table_name = 'blog_posts' and row_id = '80000000-0000-4000-8000-000000000000' order by id desc limit 20$$, 'authenticated');
select pg_temp.walks('select ' || read, index_name, what, reader) from row_reads;

-- lib/data/collections.ts: the lists of the admin area in each order, a page from the middle on
create temp table admin_lists (table_name text, sort_column text, value text);
insert into admin_lists values
  ('blog_posts', 'title', 'Post 5000'), ('blog_posts', 'date', '2025-01-01'),
  ('product_updates', 'title', 'Update 5000'), ('product_updates', 'created_at', '2026-01-01'),
  ('job_openings', 'title', 'Job 5000'), ('job_openings', 'created_at', '2026-01-01'),
  ('website_content', 'page_title', 'Page 5000'), ('website_content', 'order_index', '500'),
  ('pms_providers', 'name', 'Provider 5000'), ('pms_providers', 'display_order', '50');
select pg_temp.walks(
  format('select id, updated_at from public.%1$I where %2$I > %3$L order by %2$I, id limit 51', table_name, sort_column, value),
  '\w+', format('a page of the administrators'' list of %s by %s', table_name, sort_column), 'authenticated')
from admin_lists;
select pg_temp.finds(
  format('select id, updated_at from public.%1$I where %2$I = %3$L and id > %4$L order by %2$I, id limit 51',
    table_name, sort_column, value, '80000000-0000-4000-8000-000000000000'),
  '\w+', format('the rest of a value in the administrators'' list of %s by %s', table_name, sort_column), 'authenticated')
from admin_lists;

-- The inbox, of which subscribers are the longest list (lib/data/collections.ts, lib/data/inbox-summary.ts).
select pg_temp.walks(format('select * from public.newsletter_subscriptions %s', read), index_name, what, 'authenticated')
from (values
  ('newsletter_subscriptions_newest', 'the first page of the subscribers', 'order by created_at desc, id desc limit 51'),
  ('newsletter_subscriptions_newest', 'a page behind another one', $$where created_at < now() - interval '5000 hours' order by created_at desc, id desc limit 51$$),
  ('newsletter_subscriptions_state', 'a page of the new ones', $$where handled_state = 'new' order by created_at desc, id desc limit 51$$),
  ('newsletter_subscriptions_state', 'the one that waits longest', $$where handled_state = 'new' order by created_at limit 1$$)
) as reads (index_name, what, read);
select pg_temp.finds(
  $$select count(*) from public.newsletter_subscriptions where created_at > now() - interval '20 hours'$$,
  'newsletter_subscriptions_newest', 'those since the last visit', 'authenticated');

select * from finish();
rollback;
