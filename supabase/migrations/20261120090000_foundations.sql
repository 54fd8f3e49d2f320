-- Nothing is open by default: every table and function below states what each role may do.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- Helpers of policies and triggers. The schema is not exposed by the API, so none of them can be called over it.
create schema private;
comment on schema private is 'Helpers of policies and triggers; not exposed by the API.';
grant usage on schema private to authenticated;

create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- clock_timestamp, not now(): two updates in one transaction must differ, because editors compare this value.
  new.updated_at := clock_timestamp();
  return new;
end;
$$;
comment on function private.set_updated_at is 'Trigger: stamps updated_at, whatever the client sent.';
