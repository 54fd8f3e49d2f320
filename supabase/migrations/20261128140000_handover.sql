-- The dashboard counts what is left to set up, however many rows a table has.
create index product_updates_samples on public.product_updates (id) where is_sample;
create index job_openings_samples on public.job_openings (id) where is_sample;
create index pictures_undescribed on public.pictures (id) where is_used and description = '';
