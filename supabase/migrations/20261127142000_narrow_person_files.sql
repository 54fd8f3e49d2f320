-- A person's file and an erasure hold the same rows: those of the addresses and telephone numbers that were chosen, and no
-- other's. The record of an erasure says itself what it is of.

-- Every row with an address; a demo booking has a telephone number only.
create view private.addressed_rows as
  select 'public.job_applications' as relation, id as key, lower(email) as address, private.mailbox(email) as mailbox, phone
  from public.job_applications
  union all
  select 'public.contact_requests', id, lower(email), private.mailbox(email), phone from public.contact_requests
  union all
  select 'public.newsletter_subscriptions', id, lower(email), private.mailbox(email), null from public.newsletter_subscriptions
  union all
  select 'public.outbox', id, lower(recipient), private.mailbox(recipient), null from public.outbox
  union all
  select 'public.invitations', id, lower(email), private.mailbox(email), null from public.invitations
  union all
  select 'auth.users', id, lower(email), private.mailbox(email), null from auth.users;
comment on view private.addressed_rows is 'The rows that name an address, with its mailbox and the telephone number beside it.';

drop function public.find_person(text, text), public.erase_person(text[], text, text, jsonb, text), private.person_rows(text, text);

create function private.person_rows(p_addresses text[], p_phones text[])
returns table (relation text, key uuid, found_by text)
language sql
stable
set search_path = ''
as $$
  with found as (
    select relation, key, address as found_by from private.addressed_rows
    -- The mailbox has the index.
    where mailbox = any (array(select private.mailbox(one) from unnest(p_addresses) as one))
      and address = any (array(select lower(one) from unnest(p_addresses) as one))
    union all
    select 'public.demo_bookings', id, phone_number from public.demo_bookings
    where phone_number = any (array(select private.telephone(one) from unnest(p_phones) as one))
  )
  select distinct on (relation, key) relation, key, found_by
  from (
    select relation, key, found_by from found
    union all
    select 'public.outbox', outbox.id, found.found_by from public.outbox
    join found on outbox.data ? 'id' and outbox.data ->> 'id' = found.key::text
  ) as each
  order by relation, key, found_by;
$$;
comment on function private.person_rows is 'The rows of these addresses, letter for letter but for capitals, and the demo bookings of these telephone numbers, with the mails about them: each with the address or number by which it was found.';

create function private.person_candidates(p_addresses text[], p_phones text[])
returns table (value text, is_chosen boolean, rows bigint)
language sql
stable
set search_path = ''
as $$
  with chosen as (
    select
      array(select lower(one) from unnest(p_addresses) as one) as addresses,
      array(select private.mailbox(one) from unnest(p_addresses) as one) as mailboxes,
      array(select private.telephone(one) from unnest(p_phones) as one) as phones
  ), candidates as (
    select unnest(addresses || phones) as value from chosen
    union
    select address from private.addressed_rows where mailbox = any ((select mailboxes from chosen)::text[])
    union
    select address from private.addressed_rows
    where phone is not null and private.telephone(phone) = any ((select phones from chosen)::text[])
    union
    select private.telephone(phone) from private.addressed_rows
    where phone is not null and mailbox = any ((select mailboxes from chosen)::text[])
      and address = any ((select addresses from chosen)::text[])
  ), shown as (
    select value, value = any (addresses || phones) as is_chosen from candidates, chosen
    where value is not null
    order by is_chosen desc, value collate "C"
    limit 100
  ), found as (
    select found_by, count(*) as rows
    from private.person_rows(
      array(select value from shown where strpos(value, '@') > 0), array(select value from shown where strpos(value, '@') = 0)
    )
    group by found_by
  )
  select shown.value, shown.is_chosen, coalesce(found.rows, 0)
  from shown left join found on found_by = shown.value
  -- A number without a booking leads to nothing.
  where shown.is_chosen or found.rows > 0
  order by shown.value collate "C";
$$;
comment on function private.person_candidates is 'What may be of the same person, up to 100: other spellings of the mailbox, the addresses of forms with one of these telephone numbers, and the numbers in forms of these addresses; each with how many rows person_rows finds by it. The chosen ones are among them.';

create function private.check_person(p_addresses text[], p_phones text[]) returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.has_role('owner', 'inbox') then
    raise exception using errcode = '42501', message = 'neither an owner nor inbox';
  end if;
  if cardinality(p_addresses || p_phones) > 100
    or exists (select from unnest(p_addresses || p_phones) as one where char_length(one) > 254) then
    raise exception using errcode = '22023', message = 'too many addresses and telephone numbers, or too long ones';
  end if;
end;
$$;
comment on function private.check_person is 'Refuses who may not look for a person, and more than 100 addresses and telephone numbers.';

create function public.find_person(p_addresses text[] default '{}', p_phones text[] default '{}') returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  rule record;
  rows jsonb;
  found jsonb := '{}';
begin
  perform private.check_person(p_addresses, p_phones);
  for rule in
    select each.relation, retention.since, retention.only_where, retention.kept_for
    from unnest(array[
      'public.job_applications', 'public.contact_requests', 'public.demo_bookings', 'public.newsletter_subscriptions',
      'public.outbox', 'public.invitations'
    ]) as each (relation)
    join private.retention using (relation)
  loop
    execute format(
      -- Digests and tokens are the site's own.
      'select jsonb_agg(
         to_jsonb(kept) - ''{search_text,content_id,token_hash,unsubscribe_token}''::text[]
         || case when $1 then jsonb_build_object(''data'', (to_jsonb(kept) -> ''data'') - ''{token,unsubscribe}''::text[]) else ''{}'' end
         || jsonb_build_object(''kept_until'', %2$s) order by kept.created_at
       ) from %1$s as kept where id = any (array(select key from private.person_rows($2, $3) where relation = %1$L))',
      rule.relation,
      case
        when rule.relation = 'public.demo_bookings'
          then 'case when answered_at is null and status = ''confirmed'' then least(answer_due_at, upper(stay)::timestamptz) else coalesce(held_until, upper(stay)::timestamptz) end'
        else format('case when %s then %s + $4 end', rule.only_where, rule.since)
      end
    ) into rows using rule.relation = 'public.outbox', p_addresses, p_phones, rule.kept_for;
    found := found || jsonb_build_object(split_part(rule.relation, '.', 2), coalesce(rows, '[]'));
  end loop;
  select jsonb_agg(jsonb_build_object(
    'id', users.id, 'email', users.email, 'created_at', users.created_at, 'email_confirmed_at', users.email_confirmed_at,
    'last_sign_in_at', users.last_sign_in_at, 'role', profiles.role,
    'kept_until', case when users.email_confirmed_at is null then users.created_at + interval '30 days' end
  )) into rows
  from auth.users left join public.profiles on profiles.id = users.id
  where users.id = any (array(select key from private.person_rows(p_addresses, p_phones) where relation = 'auth.users'));
  found := found || jsonb_build_object('accounts', coalesce(rows, '[]'));
  select jsonb_agg(to_jsonb(candidate)) into rows from private.person_candidates(p_addresses, p_phones) as candidate;
  return found || jsonb_build_object('maybe', coalesce(rows, '[]'));
end;
$$;
comment on function public.find_person is 'Everything that is kept of these addresses and telephone numbers, by list, each row with the moment until which it is kept: null where nothing deletes it by its age. In maybe, the addresses and numbers that may be of the same person, with nothing of their rows. For an owner or inbox.';

-- The secret is made with the first erasure: a dump brings its own along, and finds the place free.
create table private.erasure_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null default encode(extensions.gen_random_bytes(32), 'hex')
);
comment on table private.erasure_secret is 'The key of the digests in erasures. Written and read by erasure_digest only.';

-- No policy: functions alone reach it.
alter table private.erasure_secret enable row level security;
insert into private.retention (relation, reason)
  values ('private.erasure_secret', 'One row, without which no erasure could be told by its address any more.');

create function private.erasure_digest(p_found_by text) returns text
language sql
set search_path = ''
as $$
  insert into private.erasure_secret default values on conflict do nothing;
  select encode(extensions.hmac(p_found_by, secret, 'sha256'), 'hex') from private.erasure_secret;
$$;
comment on function private.erasure_digest is 'What erasures has in place of an address in lower case, or of a telephone number such as +41790000000.';

comment on table public.erasures is 'Every erasure of a person''s data: who, when, how many rows of which list; one record for each address or number by which something was erased. Written by erase_person only.';
comment on column public.erasures.digest is 'private.erasure_digest of the address or number. Before this was computed here, a digest with the FORM_SECRET of the site.';

create function public.erase_person(p_addresses text[], p_phones text[] default '{}', p_expected jsonb default null) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_owner boolean := private.has_role('owner');
  found jsonb;
  counts jsonb;
  name text;
  erased uuid[];
begin
  perform private.check_person(p_addresses, p_phones);
  -- Of accounts and invitations, those without a role, by an owner.
  select coalesce(jsonb_agg(jsonb_build_object(
    'relation', relation, 'key', key, 'found_by', found_by,
    'list', case relation when 'auth.users' then 'accounts' else split_part(relation, '.', 2) end
  )), '[]') into found
  from private.person_rows(p_addresses, p_phones)
  where relation not in ('auth.users', 'public.invitations')
    or is_owner and key not in (select id from public.profiles where role is not null);
  select coalesce(jsonb_object_agg(list, count), '{}') into counts
  from (select row ->> 'list' as list, count(*) from jsonb_array_elements(found) as row group by list) as lists;
  if p_expected is null then
    return counts;
  end if;
  -- What came meanwhile was not seen by who confirmed.
  if counts <> p_expected then
    return null;
  end if;
  foreach name in array array[
    'public.outbox', 'public.job_applications', 'public.contact_requests', 'public.newsletter_subscriptions',
    'public.demo_bookings', 'public.invitations', 'auth.users'
  ] loop
    erased := array(select (row ->> 'key')::uuid from jsonb_array_elements(found) as row where row ->> 'relation' = name);
    continue when cardinality(erased) = 0;
    execute format('delete from %s where id = any ($1)', name) using erased;
    -- The history of a submission holds no word of it, and goes all the same.
    delete from public.content_changes
    where table_name = split_part(name, '.', 2) and row_id = any (erased::text[])
      and table_name in (select table_name from private.admin_tables where not is_restorable);
  end loop;
  insert into public.erasures (digest, counts)
  select private.erasure_digest(found_by), jsonb_object_agg(list, count)
  from (
    select row ->> 'found_by' as found_by, row ->> 'list' as list, count(*)
    from jsonb_array_elements(found) as row group by found_by, list
  ) as lists
  group by found_by;
  return counts;
end;
$$;
comment on function public.erase_person is 'Erases what is kept of these addresses and telephone numbers, the rows that find_person gives, and records it; gives how many rows of each list. Without an expected answer it only counts. Null, and nothing is erased, where the answer is another one. The files of applications are named in abandoned_files.';

revoke all on private.addressed_rows, private.erasure_secret from public, anon, authenticated, service_role;
revoke execute on function
  private.person_rows, private.person_candidates, private.check_person, private.erasure_digest, public.find_person,
  public.erase_person
from public, anon, authenticated, service_role;
grant execute on function public.find_person, public.erase_person to authenticated;
