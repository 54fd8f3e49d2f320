-- What search engines ask of a position, as facts of their own: they are never read out of the location's words. And
-- which positions and updates are samples, so that pages say so.
alter table public.job_openings
  add column town text check (char_length(town) between 1 and 100),
  add column country text check (char_length(country) between 1 and 100),
  add column remote_from text check (char_length(remote_from) between 1 and 2000),
  add column hours text check (
    hours in (
      'full_time', 'part_time', 'either', 'contractor', 'temporary', 'internship', 'volunteer', 'per_diem', 'other'
    )
  ),
  add column is_sample boolean not null default false;

comment on column public.job_openings.location is 'Where the position is done, as shown, for example Remote (Switzerland).';
comment on column public.job_openings.town is 'Where one sits at work; null where there is no such place.';
comment on column public.job_openings.country is 'The country of that place, by its English name.';
comment on column public.job_openings.remote_from is 'The countries from which it can be done remotely, by their English names, separated by commas; null where it cannot.';
comment on column public.job_openings.hours is 'Hours and kind of contract; null for a position from before this column.';
comment on column public.job_openings.is_sample is 'Whether the position is made up; its pages then say so.';

alter table public.product_updates add column is_sample boolean not null default false;
comment on column public.product_updates.is_sample is 'Whether the update is made up; pages then say so.';

grant insert (town, country, remote_from, hours, is_sample), update (town, country, remote_from, hours, is_sample)
  on public.job_openings to authenticated;
grant insert (is_sample), update (is_sample) on public.product_updates to authenticated;
