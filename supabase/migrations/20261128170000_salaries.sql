-- What a position pays, where that is stated. A setting: a translation has that of its original.
alter table public.job_openings
  add column salary_min numeric(9, 2) check (salary_min > 0),
  add column salary_max numeric(9, 2),
  add column salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
  add column salary_unit text check (salary_unit in ('hour', 'day', 'week', 'month', 'year')),
  add constraint job_openings_salary_range check (salary_max is null or coalesce(salary_max > salary_min, false)),
  add constraint job_openings_salary_is_whole check (
    salary_min is null or (salary_currency is not null and salary_unit is not null)
  );
comment on column public.job_openings.salary_min is 'The salary, or the least of a range; null where it is not stated.';
comment on column public.job_openings.salary_max is 'The most of a range; null without one.';
comment on column public.job_openings.salary_currency is 'ISO 4217.';
comment on column public.job_openings.salary_unit is 'For which time it is paid.';

grant
  insert (salary_min, salary_max, salary_currency, salary_unit),
  update (salary_min, salary_max, salary_currency, salary_unit)
  on public.job_openings to authenticated;
