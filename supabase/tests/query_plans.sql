-- The reads behind the lists walk their index and sort nothing, among 12,500 rows of each table: from 12,000 on the planner
-- prefers every index that it prefers among 100,000, and up to 30,000 ANALYZE reads all rows, so that plans do not vary.
-- Triggers, the indexes of the search and the constraint of the stays are away while the tables are filled: that is faster,
-- and none of them is part of a list.
begin;
select no_plan();
create temp table numbers as select generate_series(1, 12500) as n;

create temp table filled as
select tablename as name, indexdef as search_index from pg_indexes
where schemaname = 'public' and indexname = tablename || '_search';
do $$
declare
  filled_table text;
begin
  for filled_table in select name from filled loop
    execute format('alter table public.%I disable trigger user', filled_table);
    execute format('drop index public.%I_search', filled_table);
  end loop;
end
$$;
alter table public.demo_bookings drop constraint demo_bookings_do_not_overlap;

insert into public.product_updates (title, body, type, created_at)
select 'Update ' || md5(n::text), 'A line.', case n % 10 when 0 then 'major' else 'minor' end, now() - n * interval '1 hour'
from numbers;
insert into public.blog_posts (title, slug, excerpt, content, read_time, category, date, status)
select 'Post ' || md5(n::text), case when n % 2 = 0 then 'post-' || n end, 'Excerpt', '<p>Text</p>', '4 min read', 'Category ' || n % 10, current_date - n % 2000,
  case n % 5 when 0 then 'draft' else 'published' end
from numbers;
insert into public.job_openings (title, slug, department, location, type, description, is_active, created_at)
select 'Job ' || md5(n::text), case when n % 2 = 0 then 'job-' || n end, 'Support', 'Zurich', 'Full-time', 'Text', n % 4 = 0, now() - n * interval '1 hour'
from numbers;
insert into public.faq_items (question, answer, type, display_order)
select 'Question ' || md5(n::text) || '?', 'An answer of some length.', case n % 10 when 0 then 'faq' else 'support' end,
  case when n % 4 > 0 then n end
from numbers;
insert into public.pms_providers (name, code, display_order)
select 'Provider ' || md5(n::text), 'PROVIDER_' || n, n % 100
from numbers;
insert into public.website_content (slug, nav_title, page_title, visible, in_footer, order_index)
select 'page-' || n, 'Page ' || n, 'Page ' || md5(n::text), n % 2 = 0, n % 1000 = 0, n % 1000
from numbers;
insert into public.pictures (path, description, created_at, unused_since)
select lpad(md5(n::text), 64, '0') || '.webp', 'Picture ' || md5(n::text), now() - n * interval '5 minutes', case n % 100 when 0 then now() end
from numbers;
insert into private.picture_uses (path, table_name, row_id, picture_id)
select path, 'blog_posts', id, id from public.pictures where unused_since is null;
insert into private.outdated_translations (table_name, row_id, language, since)
select 'blog_posts', id, case when id::text < '4' then 'de' else 'fr' end, created_at from public.pictures where unused_since is null;
insert into public.price_changes (name, value, announced_from, valid_from)
select case n % 2 when 0 then 'pricing_standard_monthly' else 'pricing_standard_yearly' end, n, now() - n * interval '1 hour', now() - n * interval '1 hour'
from numbers;
insert into public.channel_rules (channel, situation, summary, visible, review_by, display_order)
select 'Channel ' || md5(n::text), 'direct', 'Not known.', n % 4 > 0, case n % 4 when 0 then current_date - n % 100 end, n % 100 from numbers;
insert into public.subprocessors (name, task, data, country, safeguard, since, visible, display_order)
select 'Company ' || md5(n::text), 'Task', 'Data', 'Estonia', 'Contract', '2026-01-01', n % 4 > 0, n % 100 from numbers;
insert into public.company_facts (name, value, display_order) select 'fact_' || md5(n::text), n, n from numbers;
insert into public.redirects (from_path, to_path, created_at)
select '/old-' || md5(n::text), '/info/page-' || n % 100, now() - n * interval '1 hour' from numbers;
insert into public.config (name, value) select 'setting_' || md5(n::text), n from numbers;
insert into public.job_applications (job_id, full_name, email, job_title, handled_state, created_at)
select (select id from public.job_openings limit 1), 'Person ' || md5(n::text), 'person-' || n || '@example.com', 'Host support',
  case n % 10 when 0 then 'new' else 'handled' end, now() - n * interval '5 minutes'
from numbers;
insert into public.contact_requests (first_name, last_name, email, country, properties, pms, handled_state, created_at)
select 'Anna', 'Person ' || md5(n::text), 'person-' || n || '@example.com', 'Switzerland', 3, 'Smoobu',
  case n % 10 when 0 then 'new' else 'handled' end, now() - n * interval '5 minutes'
from numbers;
insert into public.demo_bookings (stay, status, provider, phone_number, first_name, last_name, handled_state, created_at)
select daterange('2030-01-01'::date + n, '2030-01-02'::date + n), 'confirmed', 'sandbox', '+4179' || 1000000 + n, 'Anna',
  'Person ' || md5(n::text), case n % 10 when 0 then 'new' else 'handled' end, now() - n * interval '5 minutes'
from numbers;
insert into public.newsletter_subscriptions (email, handled_state, created_at)
select 'person-' || md5(n::text) || '@example.com', case n % 10 when 0 then 'new' else 'handled' end, now() - n * interval '5 minutes'
from numbers;
insert into public.content_changes (table_name, row_id, operation, before, after, created_at)
select 'blog_posts', gen_random_uuid(), 'update', '{}', '{}', now() - n * interval '5 minutes' from numbers;
insert into public.outbox (template, recipient, sent_at, failed_at)
select 'contact-notice', 'person@example.com', case when n % 1000 > 0 then now() end, case when n % 1000 = 0 then now() end
from numbers;
-- Some of each are scheduled, and a third is archived.
do $$
declare
  relation text;
begin
  foreach relation in array array['blog_posts', 'product_updates', 'job_openings', 'faq_items', 'pms_providers', 'website_content', 'channel_rules', 'subprocessors'] loop
    execute format('update public.%I set public_from = created_at - interval ''1 day'', public_until = now() + interval ''1 day'' where left(id::text, 2) = ''00''', relation);
    execute format('update public.%I set is_archived = true where right(id::text, 1) in (''0'', ''1'', ''2'', ''3'', ''4'')', relation);
  end loop;
end
$$;
do $$
declare
  definition text;
begin
  for definition in select search_index from filled loop
    execute definition;
  end loop;
end
$$;
analyze;
select is_empty(
  $$select name from filled where (select reltuples from pg_class where oid = format('public.%I', name)::regclass) < (select count(*) from numbers)$$,
  'every table with a list is filled above'
);

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

-- The lists of the site, in their orders; a company has too few open positions for their part of the sitemap to need an index.
create temp table list_reads (index_name text, what text, columns text, read text);
insert into list_reads values
  ('product_updates_(newest|admin_created)', 'the first page of the updates',
    'title, body, image_url, type, created_at', 'product_updates where language = ''en'' and visible = true order by created_at desc, id desc limit 5 offset 0'),
  ('product_updates_(newest|admin_created)', 'a page in the middle of the updates',
    'title, body, image_url, type, created_at', 'product_updates where language = ''en'' and visible = true order by created_at desc, id desc limit 5 offset 5000'),
  ('product_updates_type_newest', 'a page of the type that one in ten updates has',
    'title, body, image_url, type, created_at', $$product_updates where language = 'en' and visible = true and type = 'major' order by created_at desc, id desc limit 5 offset 100$$),
  ('product_updates_(newest|type_newest|admin_created)', 'a page of the type that most updates have',
    'title, body, image_url, type, created_at', $$product_updates where language = 'en' and visible = true and type = 'minor' order by created_at desc, id desc limit 5 offset 100$$),
  ('job_openings_newest', 'the list of open positions',
    'title, department, location, type, description, created_at', 'job_openings where language = ''en'' and is_active = true order by created_at desc, id desc limit 101'),
  ('faq_items_type_order', 'the questions of a page',
    'question, answer, category, type, display_order, updated_at', $$faq_items where type = 'faq' and language = 'en' and visible = true order by display_order, created_at, id limit 201$$),
  ('faq_items_type_order', 'the answers of the support page',
    'question, answer, category, type, display_order, updated_at', $$faq_items where type = 'support' and language = 'en' and visible = true order by display_order, created_at, id limit 201$$),
  ('pms_providers_order', 'the list of providers',
    'name, code, description, icon, status, display_order', 'pms_providers where language = ''en'' and visible = true order by display_order, name limit 200'),
  ('channel_rules_order', 'the list of channel rules',
    'channel, situation, verdict, summary', 'channel_rules where language = ''en'' and visible = true order by display_order, id limit 100'),
  ('subprocessors_order', 'the list of subprocessors',
    'name, task, country', 'subprocessors where visible = true order by display_order, id limit 100'),
  ('website_content_navigation', 'the list of information pages',
    'slug, nav_title', 'website_content where language = ''en'' and visible = true order by order_index, slug limit 1000');
select pg_temp.walks(format('select id, %s from public.%s', columns, read), index_name, what) from list_reads;
select pg_temp.finds(
  'select slug, nav_title from public.website_content where language = ''en'' and visible = true and in_footer = true order by order_index, slug',
  'website_content_footer', 'the pages of the footer');

-- lib/articles/articles.ts and lib/seo/sitemap-entries.ts
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
  ('blog_posts_newest', 'a read of the articles for the sitemap', 'order by date, id limit 1000 offset 2000');
select pg_temp.walks(
  'select id, title, excerpt, image_url, author, shown_category, read_time, date, created_at, updated_at from public.blog_posts
   where language = ''en'' and status = ''published'' and is_complete = true ' || rest, index_name, what)
from article_reads;

-- Few rows by a key that is not an id, and the history
create temp table row_reads (index_name text, what text, read text, reader text default 'anon');
insert into row_reads (index_name, what, read) values
  ('redirects_admin_created', 'the redirects that are followed', 'from_path, to_path from public.redirects order by created_at desc, id desc limit 1000'),
  ('website_content_slug_key', 'an information page',
    $$slug, page_title, content, last_updated from public.website_content where slug = 'page-4000' and language = 'en' and visible = true$$),
  ('blog_posts_slug_key', 'an article by its readable address',
    $$title, content from public.blog_posts where slug = 'post-4000' and language = 'en' and status = 'published'$$),
  ('job_openings_slug_key', 'a position by its readable address',
    $$title, description from public.job_openings where slug = 'job-4000' and language = 'en' and is_active = true$$),
  ('config_pkey', 'the prices', $$name, value from public.config where name in ('pricing_standard_monthly', 'pricing_standard_yearly')$$);
insert into row_reads values
  ('content_changes_pkey', 'what was changed last', $$* from public.content_changes order by id desc limit 50$$, 'authenticated'),
  ('content_changes_row', 'the history of a row',
    $$* from public.content_changes where table_name = 'blog_posts' and row_id = '80000000-0000-4000-8000-000000000000' order by id desc limit 20$$, 'authenticated');
-- lib/desk/overview/overview.ts
insert into row_reads
select name || '_review', 'what is to be read again in ' || name,
  format('id, review_by, updated_at from public.%I where review_by <= current_date order by review_by, id limit 5', name), 'authenticated'
from unnest('{blog_posts,website_content,faq_items,pms_providers,channel_rules}'::text[]) as reviewed (name);
insert into row_reads
select name || '_drafts', 'the drafts of ' || name,
  format('id, updated_at from public.%I where %s and is_archived = false order by updated_at desc, id desc limit 5', name, condition), 'authenticated'
from (values
  ('blog_posts', $$status = 'draft'$$), ('product_updates', 'visible = false'), ('website_content', 'visible = false'),
  ('faq_items', 'visible = false'), ('pms_providers', 'visible = false'),
  ('channel_rules', 'visible = false'), ('subprocessors', 'visible = false')
) as drafted (name, condition);
-- lib/desk/overview/handover.ts
insert into row_reads values
  ('pictures_undescribed', 'the pictures without a description',
    $$id from public.pictures where description = '' and is_used = true order by id limit 100$$, 'authenticated');
select pg_temp.walks('select ' || read, index_name, what, reader) from row_reads;
select pg_temp.finds(
  format('select id from public.%I where is_sample = true and language = ''en'' and is_archived = false order by id limit 100', name),
  name || '_samples', 'the samples of ' || name, 'authenticated')
from unnest('{product_updates,job_openings}'::text[]) as sampled (name);

-- Each process of the site asks for the changes every 1.5 seconds (public.read_content_changes).
select pg_temp.plans(
  'select id, table_name, created_at from public.content_changes where created_at > now() - interval ''60 seconds''',
  'Index (Only )?Scan using content_changes_recent ', 'Seq Scan|Sort|Bitmap', 'the changes of the last minute are in content_changes_recent', 'service_role');

-- They ask in the same call what fell due; the list of what is coming is a page of the same view.
select pg_temp.plans(
  'select distinct table_name from public.content_moments where moment > now() - interval ''2 seconds'' and moment <= now()',
  'blog_posts_appears(.|\n)*product_updates_(newest|appears)(.|\n)*faq_items_starts(.|\n)*website_content_ends(.|\n)*price_changes_admin_order',
  'Seq Scan', 'what fell due is found by the indexes of its moments', 'service_role');
select pg_temp.plans(
  'select * from public.content_moments where moment > now() order by moment, row_id limit 51', 'Index', 'Seq Scan',
  'what is coming is found by the indexes of its moments', 'authenticated');

-- lib/collections/row-store.ts: every list of the admin area in each order and both directions: the first page, the page behind a
-- row, and the rest of the rows with its value
create temp table admin_lists (table_name text, key text, sort_column text, value text, shelf text not null default 'true');
insert into admin_lists
select lists.*, shelf from (values
  ('blog_posts', 'id', 'title', 'Post 8'),
  ('blog_posts', 'id', 'date', '2025-01-01'),
  ('product_updates', 'id', 'title', 'Update 8'),
  ('product_updates', 'id', 'created_at', '2026-01-01'),
  ('job_openings', 'id', 'title', 'Job 8'),
  ('job_openings', 'id', 'created_at', '2026-01-01'),
  ('website_content', 'id', 'page_title', 'Page 8'),
  ('website_content', 'id', 'order_index', '500'),
  ('pms_providers', 'id', 'name', 'Provider 8'),
  ('pms_providers', 'id', 'display_order', '50'),
  ('channel_rules', 'id', 'channel', 'Channel 8'),
  ('channel_rules', 'id', 'display_order', '50'),
  ('subprocessors', 'id', 'name', 'Company 8'),
  ('subprocessors', 'id', 'display_order', '50')
) as lists (table_name, key, sort_column, value)
cross join lateral (
  select archived || case when table_name = 'subprocessors' then '' else ' and language = ''en''' end
  from (values ('is_archived = false'), ('is_archived = true')) as states (archived)
) as shelves (shelf);
insert into admin_lists values
  ('price_changes', 'id', 'valid_from', '2026-01-01'),
  ('company_facts', 'name', 'display_order', '500'),
  ('pictures', 'id', 'created_at', (now() - interval '30 days')::text),
  ('redirects', 'id', 'from_path', '/old-8'),
  ('redirects', 'id', 'created_at', '2026-01-01'),
  ('job_applications', 'id', 'created_at', (now() - interval '30 days')::text),
  ('contact_requests', 'id', 'created_at', (now() - interval '30 days')::text),
  ('demo_bookings', 'id', 'created_at', (now() - interval '30 days')::text),
  ('newsletter_subscriptions', 'id', 'created_at', (now() - interval '30 days')::text);
create temp table directions (operator text, direction text);
insert into directions values ('>', 'asc'), ('<', 'desc');
select pg_temp.walks(
  format('select %3$I, updated_at from public.%1$I where %5$s order by %2$I %4$s, %3$I %4$s limit 51', table_name, sort_column, key, direction, shelf),
  '\w+', format('the administrators'' list of %s where %s by %s %s', table_name, shelf, sort_column, direction), 'authenticated')
from admin_lists, directions;
select pg_temp.walks(
  format('select %3$I, updated_at from public.%1$I where %7$s and %2$I %5$s %6$L order by %2$I %4$s, %3$I %4$s limit 51',
    table_name, sort_column, key, direction, operator, value, shelf),
  '\w+', format('a page of the administrators'' list of %s where %s by %s %s', table_name, shelf, sort_column, direction), 'authenticated')
from admin_lists, directions;
select pg_temp.finds(
  format('select %3$I, updated_at from public.%1$I where %8$s and %2$I = %6$L and %3$I %5$s %7$L order by %2$I %4$s, %3$I %4$s limit 51',
    table_name, sort_column, key, direction, operator, value, '80000000-0000-4000-8000-000000000000', shelf),
  '\w+', format('the rest of a value in the administrators'' list of %s where %s by %s %s', table_name, shelf, sort_column, direction), 'authenticated')
from admin_lists, directions where key <> sort_column;

-- The questions stand in the order of the public pages, with ties and rows without a place in it.
select pg_temp.walks(
  'select id, question from public.faq_items where is_archived = false and language = ''en'' and ' || behind || ' order by display_order, created_at, id limit 51',
  'faq_items_admin_order', 'the administrators'' questions where ' || behind, 'authenticated')
from unnest(array[
  'true',
  'display_order > 5000',
  'display_order = 5000 and created_at > ''2026-01-01''',
  'display_order = 5000 and created_at = ''2026-01-01'' and id > ''80000000-0000-4000-8000-000000000000''',
  'display_order is null',
  'display_order is null and created_at > ''2026-01-01'''
]) as behind;

-- The lists of what visitors sent, in one state; lib/desk/inbox/submissions.ts counts the first of the new ones.
create temp table admin_inboxes as
select unnest(array['job_applications', 'contact_requests', 'demo_bookings', 'newsletter_subscriptions']) as table_name;
select pg_temp.walks(
  format('select id, updated_at from public.%I where handled_state = ''handled'' and created_at < now() - interval ''30 days''
    order by created_at desc, id desc limit 51', table_name),
  table_name || '_(state|newest)', 'a page of what is handled in ' || table_name, 'authenticated')
from admin_inboxes;
select pg_temp.walks(
  format('select created_at from public.%I where handled_state = ''new'' order by created_at limit 100', table_name),
  table_name || '_state', 'what is new in ' || table_name, 'authenticated')
from admin_inboxes;
select pg_temp.walks(
  format('select id from public.%I where created_at > now() - interval ''20 days'' order by created_at desc limit 100', table_name),
  table_name || '_newest', 'what arrived in ' || table_name, 'authenticated')
from admin_inboxes;
select pg_temp.finds(
  'select last_error from public.outbox where failed_at is not null limit 100',
  'outbox_failed', 'the mails that were given up', 'service_role');

-- The library: what nothing shows, and where a picture is shown (public.list_picture_uses, the foreign key).
select pg_temp.walks(
  'select id, updated_at from public.pictures where is_used = false order by created_at desc, id desc limit 51',
  'pictures_used_created', 'a page of the pictures that nothing shows', 'authenticated');
select pg_temp.finds(
  'select table_name, row_id from private.picture_uses where picture_id = ''80000000-0000-4000-8000-000000000000''',
  'picture_uses_picture', 'the rows that show a picture', 'postgres');
select pg_temp.finds(
  'select path from public.pictures where unused_since is not null and unused_since < now() - interval ''30 days''',
  'pictures_unused', 'the pictures that are collected', 'service_role');

-- Translations whose original changed since (public.list_outdated_translations, and the trigger that keeps them)
select pg_temp.walks(
  'select table_name, row_id from private.outdated_translations
   where table_name = any (array[''faq_items'', ''blog_posts'']) ' || narrowed || ' order by since desc, row_id limit 51',
  'outdated_translations_since', 'what is to be translated again, ' || what, 'postgres')
from (values ('', 'in every language'), ('and language = ''de''', 'in one language')) as lists (narrowed, what);
select pg_temp.finds(
  format('select t.id, t.language, t.translated_from is distinct from o.words_digest from public.%1$I as o join public.%1$I as t on t.translation_of = o.id
    where o.id = ''80000000-0000-4000-8000-000000000000''', name),
  name || '_one_translation', 'the translations of a row of ' || name, 'postgres')
from unnest('{website_content,pms_providers,faq_items,blog_posts,product_updates,job_openings,channel_rules}'::text[]) as translated (name);
select pg_temp.finds(
  format('select translation_of, language, translated_from from public.%I where translation_of = any (array(select gen_random_uuid() from generate_series(1, 50)))', name),
  name || '_one_translation', 'the translations of a page of the list of ' || name, 'postgres')
from unnest('{website_content,pms_providers,faq_items,blog_posts,product_updates,job_openings,channel_rules}'::text[]) as translated (name);

-- A person's rows (private.person_rows, private.person_candidates)
select pg_temp.plans(
  'select relation, key from private.addressed_rows
   where mailbox = any (array(select private.mailbox(one) from unnest(array[''person-7@example.com'']) as one))
     and address = any (array(select lower(one) from unnest(array[''person-7@example.com'']) as one))',
  name || '_mailbox', 'Seq Scan on ' || name, 'a person is found by ' || name || '_mailbox', 'postgres')
from unnest('{job_applications,contact_requests,newsletter_subscriptions,outbox}'::text[]) as addressed (name);
select pg_temp.plans(
  'select address from private.addressed_rows
   where phone is not null and private.telephones(phone) && array(select unnest(private.telephones(one)) from unnest(array[''079 000 00 91'']) as one)',
  name || '_telephones', 'Seq Scan on ' || name, 'a number is found by ' || name || '_telephones', 'postgres')
from unnest('{job_applications,contact_requests}'::text[]) as addressed (name);

-- The search for two parts of words, of which one is in few rows.
create temp table searched (table_name text, sort_column text);
insert into searched values
  ('faq_items', 'display_order'),
  ('blog_posts', 'date'),
  ('product_updates', 'created_at'),
  ('job_openings', 'created_at'),
  ('website_content', 'order_index'),
  ('pms_providers', 'display_order'),
  ('pictures', 'created_at'),
  ('config', 'name'),
  ('price_changes', 'valid_from'),
  ('channel_rules', 'display_order'),
  ('subprocessors', 'display_order'),
  ('company_facts', 'display_order'),
  ('redirects', 'created_at'),
  ('job_applications', 'created_at'),
  ('contact_requests', 'created_at'),
  ('demo_bookings', 'created_at'),
  ('newsletter_subscriptions', 'created_at');
select pg_temp.finds(
  format('select %2$I from public.%1$I where search_text ~ ''28dd2c7955ce'' and search_text ~ ''e'' order by %2$I limit 51', table_name, sort_column),
  table_name || '_search', 'rows with two parts of words in ' || table_name, 'service_role')
from searched;

select * from finish();
rollback;
