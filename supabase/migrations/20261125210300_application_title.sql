-- The title of the position as it was when somebody applied: lists show it and search in it without a join.
alter table public.job_applications add column job_title text not null default '';
comment on column public.job_applications.job_title is 'The title of the position when the application was sent. Filled by a trigger.';

alter table public.job_applications disable trigger set_updated_at;
update public.job_applications set job_title = job_openings.title from public.job_openings where job_openings.id = job_id;
alter table public.job_applications enable trigger set_updated_at;

create or replace function private.require_open_position() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select title into new.job_title from public.job_openings where id = new.job_id and is_active for share;
  if not found then
    raise exception using errcode = 'P0001', message = 'position closed';
  end if;
  return new;
end;
$$;
comment on function private.require_open_position is 'Trigger: refuses an application for a position that is not open, and keeps the title of one that is.';
