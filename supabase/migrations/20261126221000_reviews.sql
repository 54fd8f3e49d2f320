-- Until when a text is believed: from this day on the dashboard asks to read it again. It changes nothing for visitors.
alter table public.blog_posts add column review_by date;
alter table public.website_content add column review_by date;
alter table public.faq_items add column review_by date;
alter table public.pms_providers add column review_by date;

do $$
declare
  name text;
begin
  foreach name in array array['blog_posts', 'website_content', 'faq_items', 'pms_providers'] loop
    execute format('comment on column public.%I.review_by is %L', name, 'The day on which an administrator reads it again, in Switzerland; null for never.');
    execute format('create index %1$I on public.%2$I (review_by, id) where review_by is not null', name || '_review', name);
    execute format('grant insert (review_by), update (review_by) on public.%I to authenticated', name);
  end loop;
end;
$$;
