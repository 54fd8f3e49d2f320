create table public.job_applications (
  -- chosen by the form, so that a second click or a resent request is the same application
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.job_openings (id) on delete restrict,
  full_name text not null check (char_length(btrim(full_name)) >= 2 and char_length(full_name) <= 200),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254),
  phone text check (char_length(phone) <= 40),
  cover_letter text check (char_length(cover_letter) <= 10000),
  resume_url text unique check (resume_url ~ '^[0-9a-f-]{36}\.(pdf|doc|docx)$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.job_applications is 'Applications. Anyone may send one for an open position; only the service role reads them.';
comment on column public.job_applications.resume_url is 'Path in the private bucket resumes, or null.';

create trigger set_updated_at before update on public.job_applications
  for each row execute function private.set_updated_at();

create index job_applications_job on public.job_applications (job_id);

alter table public.job_applications enable row level security;
grant insert (id, job_id, full_name, email, phone, cover_letter, resume_url) on public.job_applications to anon, authenticated;

create policy "Anyone applies for an open position" on public.job_applications
  for insert to anon, authenticated
  with check (exists (select from public.job_openings where job_openings.id = job_id and is_active));

-- The resumes themselves. The bucket holds the limits, so that no client can exceed them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'resumes', 'resumes', false, 5242880,
  array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]
);

-- No policy for select, update or delete: nothing can be read back, replaced or removed.
create policy "Anyone hands in a resume under a generated name" on storage.objects
  for insert to anon, authenticated
  with check (
    bucket_id = 'resumes'
    and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.(pdf|doc|docx)$'
  );
