-- When visitors see what administrators write: from a moment, until a moment, and not once it is archived. The flags that
-- decide it (status, visible, is_active) stay; these columns only narrow them.
do $$
declare
  narrowed constant text :=
    '(public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived';
  one record;
begin
  for one in
    select * from (values
      ('website_content', 'Everyone reads visible pages and the features document',
        'Everyone reads public pages and the features document', '(visible or slug = ''features'')'),
      ('pms_providers', 'Everyone reads the providers', 'Everyone reads public providers', 'visible'),
      ('faq_items', 'Everyone reads questions and answers', 'Everyone reads public questions and answers', 'visible'),
      ('blog_posts', 'Everyone reads published articles from their day on', 'Everyone reads public articles',
        'status = ''published'' and date <= (now() at time zone ''Europe/Zurich'')::date'),
      ('product_updates', 'Everyone reads product updates', 'Everyone reads public product updates',
        'visible and created_at <= now()'),
      ('job_openings', 'Everyone reads open positions', 'Everyone reads public positions', 'is_active')
    ) as tables (relation, old_policy, policy, shown)
  loop
    execute format(
      'alter table public.%1$I
        add column public_from timestamptz,
        add column public_until timestamptz,
        add column is_archived boolean not null default false,
        add constraint %1$s_public check (public_until > public_from)',
      one.relation
    );
    -- Tables that had no flag get one, so that a draft is possible.
    if one.relation in ('pms_providers', 'faq_items', 'product_updates') then
      execute format(
        'alter table public.%1$I add column visible boolean not null default true;
        grant insert (visible), update (visible) on public.%1$I to authenticated;
        comment on column public.%1$I.visible is ''False for a draft.''',
        one.relation
      );
    end if;
    execute format(
      'grant insert (public_from, public_until, is_archived), update (public_from, public_until, is_archived)
        on public.%1$I to authenticated;
      comment on column public.%1$I.public_from is ''From when on visitors see it; null: at once.'';
      comment on column public.%1$I.public_until is ''When it disappears; null: never.'';
      comment on column public.%1$I.is_archived is ''Put away: visitors do not see it, and the lists of the admin area leave it out.'';
      create index %1$s_starts on public.%1$I (public_from) where public_from is not null;
      create index %1$s_ends on public.%1$I (public_until) where public_until is not null',
      one.relation
    );
    execute format('drop policy %I on public.%I', one.old_policy, one.relation);
    execute format(
      'create policy %I on public.%I for select to anon, authenticated using (%s and %s)',
      one.policy, one.relation, one.shown, narrowed
    );
  end loop;
end;
$$;

-- Everyone read all rows of these three; now administrators do.
create policy "Owners and editors read all providers" on public.pms_providers
  for select to authenticated
  using ((select private.has_role('owner', 'editor')));
create policy "Administrators read all questions and answers" on public.faq_items
  for select to authenticated
  using ((select private.has_role('owner', 'editor', 'inbox')));
create policy "Owners and editors read all product updates" on public.product_updates
  for select to authenticated
  using ((select private.has_role('owner', 'editor')));

-- The lists of the site leave out what is archived.
drop index public.website_content_admin_order, public.website_content_admin_title, public.website_content_navigation,
  public.website_content_footer, public.pms_providers_order, public.pms_providers_admin_order,
  public.pms_providers_admin_name, public.faq_items_order, public.faq_items_type_order, public.blog_posts_newest,
  public.blog_posts_category_newest, public.blog_posts_admin_date, public.blog_posts_admin_title,
  public.product_updates_newest, public.product_updates_type_newest, public.product_updates_admin_title,
  public.job_openings_newest, public.job_openings_admin_created, public.job_openings_admin_title;

create index website_content_navigation on public.website_content (order_index, slug) where visible and not is_archived;
create index website_content_footer on public.website_content (order_index, slug)
  where visible and in_footer and not is_archived;

create index pms_providers_order on public.pms_providers (display_order, name) where visible and not is_archived;

create index faq_items_type_order on public.faq_items (type, display_order, created_at, id)
  where visible and not is_archived;

create index blog_posts_newest on public.blog_posts (date desc, id desc)
  where status = 'published' and is_complete and not is_archived;
create index blog_posts_category_newest on public.blog_posts (shown_category, date desc, id desc)
  where status = 'published' and is_complete and not is_archived;

create index product_updates_newest on public.product_updates (created_at desc, id desc)
  where visible and not is_archived;
create index product_updates_type_newest on public.product_updates (type, created_at desc, id desc)
  where visible and not is_archived;

create index job_openings_newest on public.job_openings (created_at desc, id desc) where is_active and not is_archived;

-- Those of the admin area show what is archived, or what is not: two indexes for each order. One index with the flag before
-- the order would mislead the planner, which takes the places of its rows for those of the flag.
do $$
declare
  one record;
begin
  for one in
    select * from (values
      ('website_content', 'order', 'order_index, id'), ('website_content', 'title', 'page_title, id'),
      ('pms_providers', 'order', 'display_order, id'), ('pms_providers', 'name', 'name, id'),
      ('faq_items', 'order', 'display_order, created_at, id'),
      ('blog_posts', 'date', 'date, id'), ('blog_posts', 'title', 'title, id'),
      ('product_updates', 'created', 'created_at, id'), ('product_updates', 'title', 'title, id'),
      ('job_openings', 'created', 'created_at, id'), ('job_openings', 'title', 'title, id')
    ) as orders (relation, name, columns)
  loop
    execute format(
      'create index %1$s_admin_%2$s on public.%1$I (%3$s) where not is_archived;
      create index %1$s_archived_%2$s on public.%1$I (%3$s) where is_archived',
      one.relation, one.name, one.columns
    );
  end loop;
end;
$$;

create or replace view public.blog_categories with (security_invoker = true) as
with recursive walk (category) as (
  (
    select shown_category from public.blog_posts
    where status = 'published' and is_complete and not is_archived
    order by shown_category limit 1
  )
  union all
  select (
    select shown_category from public.blog_posts
    where status = 'published' and is_complete and not is_archived and shown_category > walk.category
    order by shown_category limit 1
  )
  from walk
  where walk.category is not null
)
select category from walk where category is not null order by category;

-- Readers see the date of an update, and the newest first: one that was scheduled is as old as its first day.
create function private.date_by_public_from() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.public_from is not null then
    new.created_at := new.public_from;
  elsif tg_op = 'UPDATE' and old.public_from is not null then
    new.created_at := least(new.created_at, now());
  end if;
  return new;
end;
$$;
comment on function private.date_by_public_from is 'Trigger: the date of what is public from a moment on is that moment.';
create trigger date_by_public_from before insert or update of public_from, created_at on public.product_updates
  for each row execute function private.date_by_public_from();

-- As in 20261126200500_submissions.sql, with the moments of the position.
create or replace function private.require_open_position() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select title into new.job_title from public.job_openings where id = new.job_id and is_active
    and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
  for share;
  if not found then
    raise exception using errcode = 'P0001', message = 'position closed';
  end if;
  return new;
end;
$$;

-- As in 20261126213000_roles.sql, without what is archived: the list leaves it out.
create or replace function public.move_faq_item(p_id uuid, p_place integer, p_seen uuid[]) returns boolean
language plpgsql strict
set search_path = ''
as $$
declare
  others uuid[] := array_remove(p_seen, p_id);
begin
  if not private.has_role('owner', 'editor', 'inbox') then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  if array_position(p_seen, p_id) is null or p_place not between 1 and cardinality(p_seen) then
    raise exception using errcode = '22023', message = 'no such question or place';
  end if;
  -- No one writes between the comparison and the change. Readers do not wait.
  lock table public.faq_items in share row exclusive mode;
  if p_seen is distinct from
    (select array_agg(id order by display_order, created_at, id) from public.faq_items where not is_archived) then
    return false;
  end if;
  update public.faq_items
  set display_order = wanted.place
  from unnest(others[:p_place - 1] || p_id || others[p_place:]) with ordinality as wanted (id, place)
  where faq_items.id = wanted.id and faq_items.display_order is distinct from wanted.place;
  return true;
end;
$$;

-- Scheduled prices
create table public.price_changes (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name in ('pricing_standard_monthly', 'pricing_standard_yearly')),
  value text not null check (value ~ '^\d{1,6}(\.\d{1,2})?$'),
  valid_from timestamptz not null,
  announced_from timestamptz not null default now(),
  applied_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (public.fold_text(coalesce(name, '') || e'\n' || coalesce(value, ''))) stored,
  constraint price_changes_one_at_a_time unique (name, valid_from),
  constraint price_changes_announced check (announced_from <= valid_from)
);
comment on table public.price_changes is 'Prices that will be valid from a moment on. Visitors read one once it is announced.';
comment on column public.price_changes.name is 'The setting of public.config that it replaces.';
comment on column public.price_changes.value is 'As in public.config: EUR per property.';
comment on column public.price_changes.applied_at is 'When it was stored in public.config. Before, public.current_prices has it from valid_from on.';
comment on column public.price_changes.search_text is 'What the search of the admin area reads, see fold_text.';

create index price_changes_admin_order on public.price_changes (valid_from, id);
create index price_changes_announced on public.price_changes (announced_from);
create index price_changes_search on public.price_changes
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

-- The past is not changed: what a price was stays in the history of public.config.
create function private.refuse_past_price() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.applied_at is null and (new.valid_from <= now() or tg_op = 'UPDATE' and old.valid_from <= now()) then
    raise exception using errcode = '22023', message = 'a price change begins in the future';
  end if;
  return new;
end;
$$;
comment on function private.refuse_past_price is 'Trigger: refuses a price change that would begin in the past, or that has begun.';

create trigger refuse_past_price before insert or update of name, value, valid_from, announced_from on public.price_changes
  for each row execute function private.refuse_past_price();
create trigger set_updated_at before update on public.price_changes
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.price_changes
  for each row execute function private.record_change();
create trigger record_truncate before truncate on public.price_changes
  for each statement execute function private.record_truncate();

alter table public.price_changes enable row level security;
revoke all on public.price_changes from public, anon, authenticated, service_role;
grant select on public.price_changes to anon, authenticated;
grant
  insert (id, name, value, valid_from, announced_from),
  update (name, value, valid_from, announced_from, updated_at),
  delete
  on public.price_changes to authenticated;
grant select, insert, update, delete on public.price_changes to service_role;

create policy "Everyone reads announced price changes" on public.price_changes
  for select to anon, authenticated
  using (announced_from <= now());
create policy "Owners read all price changes" on public.price_changes
  for select to authenticated
  using ((select private.has_role('owner')));
create policy "Owners create price changes" on public.price_changes
  for insert to authenticated
  with check ((select private.has_role('owner')));
create policy "Owners edit price changes" on public.price_changes
  for update to authenticated
  using ((select private.has_role('owner')))
  with check ((select private.has_role('owner')));
create policy "Owners delete price changes" on public.price_changes
  for delete to authenticated
  using ((select private.has_role('owner')));

insert into private.admin_tables (table_name, roles, is_restorable) values ('price_changes', '{owner}', true);
insert into private.retention (relation, reason, persons) values ('public.price_changes', 'Prices.', '{}');

create view public.current_prices with (security_invoker = true) as
select name, coalesce(
  (
    select price_changes.value from public.price_changes
    where price_changes.name = config.name and applied_at is null and valid_from <= now()
    order by valid_from desc limit 1
  ),
  value
) as value
from public.config;
comment on view public.current_prices is 'The prices of this moment: those of config, or what replaces them since then.';
revoke all on public.current_prices from public, anon, authenticated, service_role;
grant select on public.current_prices to anon, authenticated, service_role;

create view public.announced_prices with (security_invoker = true) as
select name, value, valid_from from public.price_changes
where announced_from <= now() and valid_from > now() and applied_at is null;
comment on view public.announced_prices is 'The prices that visitors may know of and that are not valid yet.';
revoke all on public.announced_prices from public, anon, authenticated, service_role;
grant select on public.announced_prices to anon, authenticated, service_role;

create function public.apply_due_prices() returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  change public.price_changes;
  applied integer := 0;
begin
  for change in
    select * from public.price_changes where applied_at is null and valid_from <= now()
    order by valid_from, id for update
  loop
    insert into public.config (name, value) values (change.name, change.value)
    on conflict (name) do update set value = excluded.value;
    update public.price_changes set applied_at = now() where id = change.id;
    applied := applied + 1;
  end loop;
  return applied;
end;
$$;
comment on function public.apply_due_prices is 'Stores the prices that are due in public.config, each once, in their order, and says how many.';

-- What will be seen, and what ends: the list of what is coming, and what makes pages expire when its moment has passed.
create view public.content_moments with (security_invoker = true) as
select 'blog_posts'::text as table_name, id::text as row_id, title as title, 'appears'::text as event,
  greatest(public_from, date::timestamp at time zone 'Europe/Zurich') as moment
from public.blog_posts where status = 'published' and not is_archived
union all
select 'blog_posts'::text, id::text, title, 'ends'::text, public_until
from public.blog_posts where status = 'published' and not is_archived and public_until is not null
union all
select 'product_updates'::text, id::text, title, 'appears'::text, created_at
from public.product_updates where visible and not is_archived
union all
select 'product_updates'::text, id::text, title, 'ends'::text, public_until
from public.product_updates where visible and not is_archived and public_until is not null
union all
select 'faq_items'::text, id::text, question, 'appears'::text, public_from
from public.faq_items where visible and not is_archived and public_from is not null
union all
select 'faq_items'::text, id::text, question, 'ends'::text, public_until
from public.faq_items where visible and not is_archived and public_until is not null
union all
select 'website_content'::text, id::text, page_title, 'appears'::text, public_from
from public.website_content where (visible or slug = 'features') and not is_archived and public_from is not null
union all
select 'website_content'::text, id::text, page_title, 'ends'::text, public_until
from public.website_content where (visible or slug = 'features') and not is_archived and public_until is not null
union all
select 'job_openings'::text, id::text, title, 'appears'::text, public_from
from public.job_openings where is_active and not is_archived and public_from is not null
union all
select 'job_openings'::text, id::text, title, 'ends'::text, public_until
from public.job_openings where is_active and not is_archived and public_until is not null
union all
select 'pms_providers'::text, id::text, name, 'appears'::text, public_from
from public.pms_providers where visible and not is_archived and public_from is not null
union all
select 'pms_providers'::text, id::text, name, 'ends'::text, public_until
from public.pms_providers where visible and not is_archived and public_until is not null
union all
select 'price_changes'::text, id::text, value || ' EUR', 'announced'::text, announced_from
from public.price_changes
union all
select 'price_changes'::text, id::text, value || ' EUR', 'price'::text, valid_from
from public.price_changes;
comment on view public.content_moments is 'The moments at which the site changes by itself: what appears, ends, is announced or becomes the price.';
revoke all on public.content_moments from public, anon, authenticated, service_role;
grant select on public.content_moments to authenticated, service_role;

create index blog_posts_appears on public.blog_posts (greatest(public_from, date::timestamp at time zone 'Europe/Zurich'))
  where status = 'published' and not is_archived;

-- As in 20261126200200_content_changes.sql, with the tables in which a moment has passed since the position. The moment
-- itself is no row of the history, so it is compared with the clock of the database, which also decides what is public.
create or replace function public.read_content_changes(p_position jsonb default null) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  at timestamptz := p_position ->> 'at';
  known int8multirange := coalesce(p_position ->> 'known', '{}');
  last bigint := p_position ->> 'last';
  last_at timestamptz := p_position ->> 'last_at';
  overlap interval := '60 seconds';
  -- Variables of the query: the planner knows their values, and takes the index.
  since timestamptz := least(at, now()) - overlap;
  unknown_since timestamptz := at - case when p_position ? 'known' then overlap else interval '5 seconds' end;
  kept_since timestamptz := now() - (select kept_for from private.retention where relation = 'public.content_changes');
  tables jsonb;
begin
  select
    jsonb_agg(distinct table_name) filter (where created_at > unknown_since and not known @> id),
    range_agg(int8range(id, id, '[]')) filter (where created_at > now() - overlap)
  into tables, known
  from public.content_changes
  where created_at > since;
  select jsonb_agg(distinct table_name) into tables
  from (
    select jsonb_array_elements_text(coalesce(tables, '[]')) as table_name
    union all
    select table_name from public.content_moments where moment > at and moment <= now()
  ) as changed_or_due;
  return jsonb_build_object(
    'tables', coalesce(tables, '[]'),
    'is_complete', coalesce(
      at <= now() and coalesce(unknown_since > kept_since, true)
      and (last is null or exists (select from public.content_changes where id = last and created_at = last_at)),
      false
    ),
    'position', (
      select jsonb_build_object('at', now(), 'known', coalesce(known, '{}')::text, 'last', max(id), 'last_at', max(created_at))
      from (select id, created_at from public.content_changes order by id desc limit 1) as newest
    )
  );
end;
$$;

revoke execute on function private.date_by_public_from, private.refuse_past_price, public.apply_due_prices
from public, anon, authenticated, service_role;
grant execute on function public.apply_due_prices to service_role;

-- The server does it as well, within seconds.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('apply-due-prices', '* * * * *', 'select public.apply_due_prices()');
  end if;
end;
$$;
