-- What visitors send is written by the site's server, with its secret key. Nobody inserts over the API with the
-- publishable key any more, so the server's limits and checks cannot be bypassed.
drop policy "Anyone applies for an open position" on public.job_applications;
drop policy "Anyone subscribes an address" on public.newsletter_subscriptions;
drop policy "Anyone sends a contact request" on public.contact_requests;
drop policy "Anyone hands in a resume under a generated name" on storage.objects;
revoke insert on public.job_applications, public.newsletter_subscriptions, public.contact_requests
  from anon, authenticated;
grant select, insert, update, delete
  on public.job_applications, public.newsletter_subscriptions, public.contact_requests to service_role;

comment on table public.job_applications is 'Applications for open positions, written by the server. Only the service role reads them.';
comment on table public.newsletter_subscriptions is 'Addresses that asked for the newsletter, once each, in lower case, written by the server. Only the service role reads them.';
comment on table public.contact_requests is 'Requests for a demo or an answer, from /contact, written by the server. Only the service role reads them.';

-- The rule that the dropped policy held. It applies to the service role too, which passes row-level security.
create function private.require_open_position() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.job_openings where id = new.job_id and is_active for share;
  if not found then
    raise exception using errcode = 'P0001', message = 'position closed';
  end if;
  return new;
end;
$$;
comment on function private.require_open_position is 'Trigger: refuses an application for a position that is not open.';

create trigger require_open_position before insert on public.job_applications
  for each row execute function private.require_open_position();

-- Tables that are made in Supabase Studio or by later migrations are closed until a migration opens them, whichever of
-- the two roles makes them. Only a member of a role may change its defaults.
do $$
declare
  owner text;
begin
  foreach owner in array array['postgres', 'supabase_admin'] loop
    if exists (select from pg_catalog.pg_roles where rolname = owner)
      and pg_catalog.pg_has_role(current_user, owner, 'member') then
      execute format('alter default privileges for role %I in schema public revoke all on tables from anon, authenticated', owner);
      execute format('alter default privileges for role %I in schema public revoke all on sequences from anon, authenticated', owner);
      execute format('alter default privileges for role %I in schema public revoke execute on functions from anon, authenticated', owner);
      execute format('alter default privileges for role %I revoke execute on functions from public', owner);
    end if;
  end loop;
end;
$$;

-- A form that a machine seems to have sent is kept and marked, because autofill and fast people look the same.
alter table public.job_applications add column is_doubtful boolean not null default false;
alter table public.newsletter_subscriptions add column is_doubtful boolean not null default false;
alter table public.contact_requests add column is_doubtful boolean not null default false;
comment on column public.job_applications.is_doubtful is 'The honeypot was filled in, or the form was sent faster than a person types.';
comment on column public.newsletter_subscriptions.is_doubtful is 'The honeypot was filled in, or the form was sent faster than a person types.';
comment on column public.contact_requests.is_doubtful is 'The honeypot was filled in, or the form was sent faster than a person types.';
