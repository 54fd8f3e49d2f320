-- Stored files: resumes and pictures. A bucket holds the limits itself, so that no client can exceed them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  (
    'resumes', 'resumes', false, 5242880,
    array[
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    ]
  ),
  -- Pictures that administrators upload for articles, updates, pages and providers. Everyone may read a picture by its name,
  -- which is the SHA-256 of its content; the site serves it under /media.
  ('media', 'media', true, 5242880, array['image/webp']);

-- No other policy: the server alone writes and reads resumes, and pictures can be neither listed nor replaced nor removed
-- over the API.
create policy "Administrators add a picture under the name of its content" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'media'
    and name ~ '^[0-9a-f]{64}\.webp$'
    and (select private.is_admin())
  );

-- Files of deleted rows. Storage keeps the bytes outside the database, so the server removes them through its API.
create table public.abandoned_files (
  id bigint generated always as identity primary key,
  bucket text not null,
  path text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.abandoned_files is 'Stored files whose row was deleted, written by triggers: list_orphaned_files names them at once.';

create trigger set_updated_at before update on public.abandoned_files
  for each row execute function private.set_updated_at();

-- No policy: the service role alone reaches the table over the API.
alter table public.abandoned_files enable row level security;
revoke all on public.abandoned_files, public.abandoned_files_id_seq from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.abandoned_files to service_role;

-- Files without a row, whatever failed: abandoned_files knows those of deleted rows only.
create function public.list_orphaned_files(p_limit integer) returns table (bucket text, path text)
language sql
stable
security definer
set search_path = ''
as $$
  select file.bucket_id, file.name
  from storage.objects as file
  left join public.abandoned_files as abandoned on abandoned.bucket = file.bucket_id and abandoned.path = file.name
  -- One rule for each bucket: which files no row names, and how long they are kept.
  where case file.bucket_id
      when 'resumes' then
        not exists (select from public.job_applications where resume_url = file.name)
        -- The row of an upload comes later; that of an abandoned file is deleted.
        and (abandoned.id is not null or greatest(file.created_at, file.updated_at) < now() - interval '1 day')
      else false
    end
  order by abandoned.id, file.created_at, file.id
  limit p_limit;
$$;
comment on function public.list_orphaned_files is 'Stored files that no row names any more, or ever did. The server removes them through the storage API (lib/mail/clean-up.ts), because the database does not hold their bytes.';

revoke execute on function public.list_orphaned_files from public, anon, authenticated, service_role;
grant execute on function public.list_orphaned_files to service_role;
