-- What the list of /resources may show is worked out when an article is written, not each time the list is read.
alter table public.blog_posts
  add column shown_category text not null
    generated always as (coalesce(nullif(btrim(category), ''), 'Uncategorized')) stored,
  add column is_complete boolean not null
    generated always as (
      btrim(title) <> '' and btrim(excerpt) <> '' and btrim(content) <> '' and btrim(coalesce(read_time, '')) <> ''
    ) stored;
comment on column public.blog_posts.shown_category is 'The category as visitors see it and filter by it.';
comment on column public.blog_posts.is_complete is 'Only complete articles are listed; image, author and category have defaults.';

drop index public.blog_posts_newest;
drop index public.blog_posts_category_newest;
create index blog_posts_newest on public.blog_posts (date desc, id desc)
  where status = 'published' and is_complete;
create index blog_posts_category_newest on public.blog_posts (shown_category, date desc, id desc)
  where status = 'published' and is_complete;

-- Walks the index from one category to the next: it costs as many steps as there are categories, not articles.
create view public.blog_categories with (security_invoker = true) as
with recursive walk (category) as (
  (
    select shown_category from public.blog_posts
    where status = 'published' and is_complete
    order by shown_category limit 1
  )
  union all
  select (
    select shown_category from public.blog_posts
    where status = 'published' and is_complete and shown_category > walk.category
    order by shown_category limit 1
  )
  from walk
  where walk.category is not null
)
select category from walk where category is not null order by category;
comment on view public.blog_categories is 'The categories of the listed articles, each once, in order.';

grant select on public.blog_categories to anon, authenticated;
