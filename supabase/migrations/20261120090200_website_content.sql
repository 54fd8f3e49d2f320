create table public.website_content (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  nav_title text not null check (btrim(nav_title) <> ''),
  page_title text not null check (btrim(page_title) <> ''),
  content text not null default '',
  visible boolean not null default false,
  in_footer boolean not null default false,
  order_index integer not null default 0,
  last_updated timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.website_content is 'Information pages (/info/{slug}), and the features document of /docs.';
comment on column public.website_content.content is 'HTML or text; sanitised when it is rendered. Empty shows "Content coming soon...".';
comment on column public.website_content.in_footer is 'Linked from the footer too, if visible.';
comment on column public.website_content.last_updated is 'The date a reader sees; set by the editor. updated_at is the row''s own stamp.';

create trigger set_updated_at before update on public.website_content
  for each row execute function private.set_updated_at();

-- navigation, and with in_footer the footer: where visible order by order_index
create index website_content_navigation on public.website_content (order_index, slug) where visible;
create index website_content_footer on public.website_content (order_index, slug) where visible and in_footer;

alter table public.website_content enable row level security;
grant select on public.website_content to anon, authenticated;

-- The features document is no information page: /docs reads it by its slug whether or not it is listed.
create policy "Everyone reads visible pages and the features document" on public.website_content
  for select to anon, authenticated
  using (visible or slug = 'features');
