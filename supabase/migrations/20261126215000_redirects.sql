-- Old addresses that lead to new ones, and the addresses that visitors asked for and did not find.

-- The one spelling of an address of this site, without host and query, as lib/redirects/site-path.ts writes it: percent
-- signs only where a character needs them, and none for what would end or split the address again when it is decoded.
create function private.is_site_path(p_path text) returns boolean
language sql
immutable parallel safe
set search_path = ''
as $$
  select char_length(p_path) <= 300
    and p_path ~ '^/(([A-Za-z0-9._~!''()*-]|%[0-9A-F]{2})+(/([A-Za-z0-9._~!''()*-]|%[0-9A-F]{2})+)*)?$'
    and p_path !~ '/\.{1,2}(/|$)'
    and p_path !~ '%(0[0-9A-F]|1[0-9A-F]|2F|5C|7F)'
$$;
comment on function private.is_site_path is 'Whether a text is an address of this site in its one spelling: one slash in front, no host, no query, no control character.';
revoke execute on function private.is_site_path from public, anon, authenticated, service_role;

create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  from_path text not null,
  to_path text not null,
  is_automatic boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (public.fold_text(from_path || e'\n' || to_path)) stored,
  constraint redirects_from_path_key unique (from_path)
);
comment on table public.redirects is 'Old addresses of this site, and where each leads for good. A target is an address of this site, so none leads to another.';
comment on column public.redirects.from_path is 'In the one spelling of lib/redirects/site-path.ts. A page that exists at this address wins.';
comment on column public.redirects.to_path is 'Never the old address of another redirect: chains are collapsed. May name a place in the page (#part).';
comment on column public.redirects.is_automatic is 'Written when a page or a provider was renamed.';
comment on column public.redirects.search_text is 'What the search of the admin area reads, see fold_text.';

create index redirects_admin_created on public.redirects (created_at, id);
create index redirects_admin_from on public.redirects (from_path, id);
-- Which redirects lead to an address.
create index redirects_target on public.redirects (split_part(to_path, '#', 1));
create index redirects_search on public.redirects
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

-- One statement at a time, so that two administrators cannot make a loop of two halves. Before any row is locked: a redirect
-- that is written changes others.
create function private.lock_redirects() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.redirects', 0));
  return null;
end;
$$;
comment on function private.lock_redirects is 'Trigger: waits until other transactions that write redirects are done.';

-- A trigger checks the addresses, not a constraint: those who write redirects may not call private.is_site_path.
create function private.settle_redirect() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  target text := split_part(new.to_path, '#', 1);
  further text;
begin
  if not (private.is_site_path(new.from_path) and new.from_path <> '/' and private.is_site_path(target)
    and char_length(new.to_path) <= 300 and substr(new.to_path, char_length(target) + 1) ~ '^(#[A-Za-z0-9._~-]+)?$') then
    raise exception using errcode = '23514', message = 'not an address of this site';
  end if;
  -- No target is an old address, so one step leads to the end.
  select to_path into further from public.redirects where from_path = target and id <> new.id;
  if found then
    new.to_path := further;
    target := split_part(further, '#', 1);
  end if;
  if target = new.from_path then
    raise exception using errcode = '23R01', message = 'the redirect leads back to itself';
  end if;
  if exists (select from public.website_content where visible and '/info/' || slug = new.from_path)
    or exists (select from public.pms_providers where '/integrations/' || lower(code) = new.from_path) then
    raise exception using errcode = '23R02', message = 'there is a page at the old address';
  end if;
  if tg_op = 'INSERT' and not new.is_automatic and (select count(*) from public.redirects) >= 5000 then
    raise exception using errcode = '23R03', message = 'too many redirects';
  end if;
  return new;
end;
$$;
comment on function private.settle_redirect is 'Trigger: collapses a chain, and refuses a loop (23R01), the address of a page that visitors read (23R02), and more than the site keeps in memory (23R03).';

create function private.follow_redirect() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.redirects set to_path = new.to_path
  where split_part(to_path, '#', 1) = new.from_path and id <> new.id;
  delete from public.missing_addresses where path = new.from_path;
  return null;
end;
$$;
comment on function private.follow_redirect is 'Trigger: redirects to an address that is an old one by now lead to its target, and the address is not missing any more.';

create trigger lock_redirects before insert or update on public.redirects
  for each statement execute function private.lock_redirects();
create trigger settle_redirect before insert or update of from_path, to_path on public.redirects
  for each row execute function private.settle_redirect();
create trigger follow_redirect after insert or update of from_path, to_path on public.redirects
  for each row execute function private.follow_redirect();
create trigger set_updated_at before update on public.redirects
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.redirects
  for each row execute function private.record_change();
create trigger record_truncate before truncate on public.redirects
  for each statement execute function private.record_truncate();

alter table public.redirects enable row level security;
revoke all on public.redirects from public, anon, authenticated, service_role;
grant select on public.redirects to anon, authenticated;
grant insert (id, from_path, to_path), update (from_path, to_path, updated_at), delete on public.redirects to authenticated;
grant select, insert, update, delete on public.redirects to service_role;

create policy "Everyone reads the redirects" on public.redirects
  for select to anon, authenticated
  using (true);
create policy "Owners and editors create redirects" on public.redirects
  for insert to authenticated
  with check ((select private.has_role('owner', 'editor')));
create policy "Owners and editors edit redirects" on public.redirects
  for update to authenticated
  using ((select private.has_role('owner', 'editor')))
  with check ((select private.has_role('owner', 'editor')));
create policy "Owners and editors delete redirects" on public.redirects
  for delete to authenticated
  using ((select private.has_role('owner', 'editor')));

-- A renamed page keeps its old address. An address that visitors could never read needs none: the history knows whether
-- the page was ever visible. The first page of the documentation is read at its old name too, visible or not.
create function private.keep_old_address() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  prefix text := tg_argv[0];
  was text := to_jsonb(old) ->> tg_argv[1];
  becomes text := to_jsonb(new) ->> tg_argv[1];
  was_read boolean := tg_table_name <> 'website_content' or was = 'features' or exists (
    select from public.content_changes
    where table_name = 'website_content' and row_id = old.id::text
      and (before ->> 'visible' = 'true' or after ->> 'visible' = 'true')
  ) or coalesce((to_jsonb(old) ->> 'visible')::boolean, false);
begin
  was := prefix || lower(was);
  becomes := prefix || lower(becomes);
  perform pg_advisory_xact_lock(hashtextextended('public.redirects', 0));
  -- Renamed back, or to an address that led elsewhere: the page wins.
  delete from public.redirects where from_path = becomes;
  -- Pages that lived here before lead on to the new name, also where no redirect is needed.
  if was_read or exists (select from public.redirects where split_part(to_path, '#', 1) = was) then
    insert into public.redirects (from_path, to_path, is_automatic) values (was, becomes, true)
    on conflict (from_path) do update set to_path = excluded.to_path, is_automatic = true;
  end if;
  return null;
end;
$$;
comment on function private.keep_old_address is 'Trigger: a redirect from the address before to the one after. Takes the part of the address in front, and the column behind it.';

create trigger keep_old_address after update of slug on public.website_content
  for each row when (old.slug <> new.slug)
  execute function private.keep_old_address('/info/', 'slug');
create trigger keep_old_address after update of code on public.pms_providers
  for each row when (old.code <> new.code)
  execute function private.keep_old_address('/integrations/', 'code');

-- /docs reads the features document by its name, which may have changed since. It is narrowed like every row, with the
-- conditions of the other policy of visitors: so the planner takes the indexes of what is not archived.
create policy "Everyone reads the features document under its new name" on public.website_content
  for select to anon, authenticated
  using (
    slug = (select substr(to_path, 7) from public.redirects where from_path = '/info/features' and to_path like '/info/%')
    and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
  );

-- What visitors asked for and did not find: an address, how often, when, and on which of our own pages the link stood.
create table public.missing_addresses (
  id uuid primary key default gen_random_uuid(),
  path text not null unique check (char_length(path) between 2 and 200),
  times integer not null default 1 check (times > 0),
  referring_page text check (char_length(referring_page) between 1 and 200),
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (public.fold_text(path || e'\n' || coalesce(referring_page, ''))) stored
);
comment on table public.missing_addresses is 'Addresses of this site that led nowhere, without their query and without who asked. At most 1,000; written by note_missing_addresses only.';
comment on column public.missing_addresses.referring_page is 'The page of this site on which the link stood last; null where it came from elsewhere.';
comment on column public.missing_addresses.search_text is 'What the search of the admin area reads, see fold_text.';

create index missing_addresses_admin_times on public.missing_addresses (times, id);
create index missing_addresses_admin_seen on public.missing_addresses (last_seen, id);
create index missing_addresses_search on public.missing_addresses
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

create trigger set_updated_at before update on public.missing_addresses
  for each row execute function private.set_updated_at();

alter table public.missing_addresses enable row level security;
revoke all on public.missing_addresses from public, anon, authenticated, service_role;
grant select, delete on public.missing_addresses to authenticated;
grant select, insert, update, delete on public.missing_addresses to service_role;

create policy "Owners and editors read the missing addresses" on public.missing_addresses
  for select to authenticated
  using ((select private.has_role('owner', 'editor')));
create policy "Owners and editors delete missing addresses" on public.missing_addresses
  for delete to authenticated
  using ((select private.has_role('owner', 'editor')));

-- Half of the places are for the addresses that were asked for most, the other half for those asked for last: a flood of
-- made-up addresses passes through the second half, and takes no place from the first.
create function public.note_missing_addresses(p_seen jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.missing_addresses', 0));
  insert into public.missing_addresses as known (path, times, referring_page, first_seen, last_seen)
  select path, least(sum(times), 1000000)::integer, max(page), clock_timestamp(), clock_timestamp()
  from (
    select seen ->> 'path' as path, greatest((seen ->> 'times')::integer, 1) as times,
      case when private.is_site_path(seen ->> 'page') and char_length(seen ->> 'page') <= 200 then seen ->> 'page' end as page
    from jsonb_array_elements(p_seen) as seen
    limit 500
  ) as rows
  where private.is_site_path(path) and char_length(path) between 2 and 200
  group by path
  on conflict (path) do update set
    times = least(known.times::bigint + excluded.times, 1000000000)::integer,
    last_seen = excluded.last_seen,
    referring_page = coalesce(excluded.referring_page, known.referring_page);
  if (select count(*) from public.missing_addresses) > 1000 then
    delete from public.missing_addresses where id not in (
      select id from (select id from public.missing_addresses order by times desc, last_seen desc, id limit 500) as most
      union
      select id from (
        select id, row_number() over (order by last_seen desc, times desc, id) as place
        from public.missing_addresses
        where id not in (select id from public.missing_addresses order by times desc, last_seen desc, id limit 500)
      ) as others where place <= 500
    );
  end if;
end;
$$;
comment on function public.note_missing_addresses is 'Adds up addresses that led nowhere: [{path, times, page}], at most 500. What is no address of this site in its one spelling is left out. Keeps the 500 most wanted, and of the others the 500 newest.';

-- Missing addresses have no history: no administrator writes them.
insert into private.admin_tables (table_name, roles, is_restorable) values ('redirects', '{owner,editor}', true);

insert into private.retention (relation, kept_for, since, only_where) values
  ('public.missing_addresses', '6 months', 'last_seen', 'true');
insert into private.retention (relation, reason, persons) values
  ('public.redirects', 'Addresses of the site; links to old ones are followed for as long as they stand somewhere.', '{}');

revoke execute on function
  private.lock_redirects, private.settle_redirect, private.follow_redirect, private.keep_old_address, public.note_missing_addresses
from public, anon, authenticated, service_role;
grant execute on function public.note_missing_addresses to service_role;
