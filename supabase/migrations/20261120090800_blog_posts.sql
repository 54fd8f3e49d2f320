create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  excerpt text not null default '',
  content text not null default '',
  image_url text,
  author text,
  category text,
  read_time text,
  date date not null default current_date,
  status text not null default 'draft' check (status in ('draft', 'published')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.blog_posts is 'Articles of /resources. Only published ones are public.';
comment on column public.blog_posts.content is 'HTML; sanitised when it is rendered.';
comment on column public.blog_posts.image_url is 'Null shows /placeholder.svg; a missing author shows Unknown, a missing category Uncategorized.';
comment on column public.blog_posts.read_time is 'As shown, for example 4 min read.';

create trigger set_updated_at before update on public.blog_posts
  for each row execute function private.set_updated_at();

create index blog_posts_newest on public.blog_posts (date desc, id desc) where status = 'published';
create index blog_posts_category_newest on public.blog_posts (category, date desc, id desc) where status = 'published';

alter table public.blog_posts enable row level security;
grant select on public.blog_posts to anon, authenticated;

create policy "Everyone reads published articles" on public.blog_posts
  for select to anon, authenticated
  using (status = 'published');
