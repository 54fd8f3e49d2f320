-- A person's data: what is kept about an address, for who asks for it (GDPR, articles 15 and 20), and its erasure (17).

-- Of a telephone number as it was typed: its digits, international. A number without a country is Swiss, as on the forms.
create function private.telephone(p_number text) returns text
language sql
immutable
set search_path = ''
as $$
  select nullif(
    regexp_replace(regexp_replace(regexp_replace(p_number, '[^0-9+]', '', 'g'), '^00', '+'), '^0(?=[1-9])', '+41'), ''
  );
$$;
comment on function private.telephone is 'A telephone number as demo bookings have it (E.164), for comparing.';

create index job_applications_mailbox on public.job_applications (private.mailbox(email));
create index contact_requests_mailbox on public.contact_requests (private.mailbox(email));
create index newsletter_subscriptions_mailbox on public.newsletter_subscriptions (private.mailbox(email));
create index job_applications_telephone on public.job_applications (private.telephone(phone)) where phone is not null;
create index contact_requests_telephone on public.contact_requests (private.telephone(phone)) where phone is not null;
-- The mails to the site about a submission name its id.
create index outbox_about on public.outbox ((data ->> 'id')) where data ? 'id';

-- Both know the person by an address or a number. A demo booking has a number only: it is found by those in what else was
-- found.
create function private.person_rows(p_email text, p_phone text) returns table (relation text, key uuid, address text)
language sql
stable
set search_path = ''
as $$
  with submitted as (
    select 'public.job_applications' as relation, id, lower(email) as address, phone from public.job_applications
    where private.mailbox(email) = private.mailbox(p_email)
    union all
    select 'public.job_applications', id, lower(email), phone from public.job_applications
    where phone is not null and private.telephone(phone) = private.telephone(p_phone)
    union all
    select 'public.contact_requests', id, lower(email), phone from public.contact_requests
    where private.mailbox(email) = private.mailbox(p_email)
    union all
    select 'public.contact_requests', id, lower(email), phone from public.contact_requests
    where phone is not null and private.telephone(phone) = private.telephone(p_phone)
    union all
    select 'public.newsletter_subscriptions', id, email, null from public.newsletter_subscriptions
    where private.mailbox(email) = private.mailbox(p_email)
  ), found as (
    select relation, id, address from submitted
    union
    select 'public.demo_bookings', id, null from public.demo_bookings where phone_number = private.telephone(p_phone)
    union
    select 'public.demo_bookings', demo_bookings.id, submitted.address from public.demo_bookings
    join submitted on phone_number = private.telephone(submitted.phone)
  )
  select * from found
  union all
  select 'public.outbox', id, lower(recipient) from public.outbox
  where private.mailbox(recipient) = private.mailbox(p_email)
  union all
  select 'public.outbox', outbox.id, found.address from public.outbox join found on data ? 'id' and data ->> 'id' = found.id::text
  union all
  select 'public.invitations', id, email from public.invitations
  where private.mailbox(email) = private.mailbox(p_email)
  union all
  select 'auth.users', id, lower(email) from auth.users
  where private.mailbox(email) = private.mailbox(p_email);
$$;
comment on function private.person_rows is 'The rows about a person, by mailbox or telephone number, each with the spelling of the address in it or in what led to it.';

create function public.find_person(p_email text default null, p_phone text default null) returns jsonb
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
  if not private.has_role('owner', 'inbox') then
    raise exception using errcode = '42501', message = 'neither an owner nor inbox';
  end if;
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
    ) into rows using rule.relation = 'public.outbox', p_email, p_phone, rule.kept_for;
    found := found || jsonb_build_object(split_part(rule.relation, '.', 2), coalesce(rows, '[]'));
  end loop;
  select jsonb_agg(jsonb_build_object(
    'id', users.id, 'email', users.email, 'created_at', users.created_at, 'email_confirmed_at', users.email_confirmed_at,
    'last_sign_in_at', users.last_sign_in_at, 'role', profiles.role,
    'kept_until', case when users.email_confirmed_at is null then users.created_at + interval '30 days' end
  )) into rows
  from auth.users left join public.profiles on profiles.id = users.id
  where users.id = any (array(select key from private.person_rows(p_email, p_phone) where relation = 'auth.users'));
  return found || jsonb_build_object('accounts', coalesce(rows, '[]'));
end;
$$;
comment on function public.find_person is 'Everything that is kept about a person, by list, each row with the moment until which it is kept: null where nothing deletes it by its age. For an owner or inbox.';

-- Who erased how much. Never whom: the digest is made with a secret of the site, so that only who knows the address can
-- tell that this was it.
create table public.erasures (
  id bigint generated always as identity primary key,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  counts jsonb not null,
  erased_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
comment on table public.erasures is 'Every erasure of a person''s data: who, when, how many rows of which list. Written by erase_person only.';
comment on column public.erasures.digest is 'Keyed digest of the address or number that was asked for.';
comment on column public.erasures.erased_by is 'Null where the account is gone.';

create index erasures_user on public.erasures (erased_by);

create trigger set_updated_at before update on public.erasures
  for each row execute function private.set_updated_at();

alter table public.erasures enable row level security;
revoke all on public.erasures, public.erasures_id_seq from public, anon, authenticated, service_role;
grant select on public.erasures to authenticated;
grant select, insert, update, delete on public.erasures to service_role;

create policy "Owners and inbox read who erased a person" on public.erasures
  for select to authenticated
  using ((select private.has_role('owner', 'inbox')));

insert into private.retention (relation, kept_for, since) values ('public.erasures', '24 months', 'created_at');

alter table public.list_exports drop constraint list_exports_format_check;
alter table public.list_exports add constraint list_exports_format_check check (format in ('csv', 'xlsx', 'json'));

create function public.erase_person(
  p_addresses text[], p_email text default null, p_phone text default null, p_expected jsonb default null,
  p_digest text default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_owner boolean := private.has_role('owner');
  keys jsonb;
  erased uuid[];
  counts jsonb;
  name text;
begin
  if not private.has_role('owner', 'inbox') then
    raise exception using errcode = '42501', message = 'neither an owner nor inbox';
  end if;
  -- Of accounts, those without a role, by an owner; the address of a mailbox in the spellings that were confirmed.
  select
    coalesce(jsonb_object_agg(relation, ids), '{}'),
    coalesce(jsonb_object_agg(
      case relation when 'auth.users' then 'accounts' else split_part(relation, '.', 2) end, jsonb_array_length(ids)
    ), '{}')
  into keys, counts
  from (
    select relation, jsonb_agg(distinct key) as ids
    from private.person_rows(p_email, p_phone)
    where (address is null or address = any (p_addresses))
      and (
        relation not in ('auth.users', 'public.invitations')
        or is_owner and key not in (select id from public.profiles where role is not null)
      )
    group by relation
  ) as lists;
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
    erased := array(select jsonb_array_elements_text(keys -> name)::uuid);
    continue when cardinality(erased) = 0;
    execute format('delete from %s where id = any ($1)', name) using erased;
    -- The history of a submission holds no word of it, and goes all the same.
    delete from public.content_changes
    where table_name = split_part(name, '.', 2) and row_id = any (erased::text[])
      and table_name in (select table_name from private.admin_tables where not is_restorable);
  end loop;
  insert into public.erasures (digest, counts) values (p_digest, counts);
  return counts;
end;
$$;
comment on function public.erase_person is 'Erases what is kept about a person, in these spellings of the address, and records it; gives how many rows of each list. Without an expected answer it only counts. Null, and nothing is erased, where the answer is another one. The files of applications are named in abandoned_files.';

revoke execute on function
  private.telephone, private.person_rows, public.find_person, public.erase_person
from public, anon, authenticated, service_role;
-- Indexes compute them where a row is written.
grant execute on function private.mailbox, private.telephone to authenticated, service_role;
grant execute on function public.find_person, public.erase_person to authenticated;
