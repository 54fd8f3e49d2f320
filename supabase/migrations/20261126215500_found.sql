-- How stored pages are found: a title and a description for search engines and messengers, where the page's own words are
-- not right for them. Empty means the page's own.
alter table public.blog_posts
  add column seo_title text check (char_length(btrim(seo_title)) between 1 and 200),
  add column seo_description text check (char_length(btrim(seo_description)) between 1 and 500);
alter table public.website_content
  add column seo_title text check (char_length(btrim(seo_title)) between 1 and 200),
  add column seo_description text check (char_length(btrim(seo_description)) between 1 and 500);
alter table public.job_openings
  add column seo_title text check (char_length(btrim(seo_title)) between 1 and 200),
  add column seo_description text check (char_length(btrim(seo_description)) between 1 and 500);
alter table public.pms_providers
  add column seo_title text check (char_length(btrim(seo_title)) between 1 and 200),
  add column seo_description text check (char_length(btrim(seo_description)) between 1 and 500);

comment on column public.blog_posts.seo_title is 'The title in search results and messengers; null: the title of the article.';
comment on column public.blog_posts.seo_description is 'The description there; null: the beginning of the excerpt.';
comment on column public.website_content.seo_title is 'The title in search results and messengers; null: the title of the page.';
comment on column public.website_content.seo_description is 'The description there; null: the beginning of the text.';
comment on column public.job_openings.seo_title is 'The title in search results and messengers; null: the title of the position.';
comment on column public.job_openings.seo_description is 'The description there; null: what the position is, and the beginning of its description.';
comment on column public.pms_providers.seo_title is 'The title in search results and messengers; null: the words of the site about the provider.';
comment on column public.pms_providers.seo_description is 'The description there; null: the words of the site about the provider.';

grant insert (seo_title, seo_description), update (seo_title, seo_description) on public.blog_posts to authenticated;
grant insert (seo_title, seo_description), update (seo_title, seo_description) on public.website_content to authenticated;
grant insert (seo_title, seo_description), update (seo_title, seo_description) on public.job_openings to authenticated;
grant insert (seo_title, seo_description), update (seo_title, seo_description) on public.pms_providers to authenticated;

-- The desk looks whether another row says the same. Only equal texts are looked for, of any length.
create index blog_posts_seo_title on public.blog_posts using hash (seo_title);
create index blog_posts_seo_description on public.blog_posts using hash (seo_description);
create index blog_posts_excerpt on public.blog_posts using hash (excerpt);
create index website_content_seo_title on public.website_content using hash (seo_title);
create index website_content_seo_description on public.website_content using hash (seo_description);
create index job_openings_seo_title on public.job_openings using hash (seo_title);
create index job_openings_seo_description on public.job_openings using hash (seo_description);
create index pms_providers_seo_title on public.pms_providers using hash (seo_title);
create index pms_providers_seo_description on public.pms_providers using hash (seo_description);
