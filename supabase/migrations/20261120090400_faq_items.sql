create table public.faq_items (
  id uuid primary key default gen_random_uuid(),
  question text not null check (char_length(btrim(question)) >= 5 and char_length(question) <= 300),
  answer text not null check (char_length(btrim(answer)) >= 10 and char_length(answer) <= 5000),
  category text check (char_length(btrim(category)) between 1 and 80),
  type text not null default 'faq' check (type in ('faq', 'support')),
  display_order integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.faq_items is 'Questions and answers: type faq for the help pages, type support for the support page.';
comment on column public.faq_items.answer is 'Plain text; each line is a paragraph.';
comment on column public.faq_items.display_order is 'Ascending; rows without one come last.';
comment on column public.faq_items.updated_at is 'Compared by the editor before it saves, so that two administrators never overwrite each other unseen.';

create trigger set_updated_at before update on public.faq_items
  for each row execute function private.set_updated_at();

create index faq_items_order on public.faq_items (display_order, created_at, id);
create index faq_items_type_order on public.faq_items (type, display_order, created_at, id);

alter table public.faq_items enable row level security;
grant select on public.faq_items to anon, authenticated;
grant insert (question, answer, category, type, display_order) on public.faq_items to authenticated;
grant update (question, answer, category, type, display_order, updated_at) on public.faq_items to authenticated;
grant delete on public.faq_items to authenticated;

create policy "Everyone reads questions and answers" on public.faq_items
  for select to anon, authenticated
  using (true);

create policy "Administrators create questions and answers" on public.faq_items
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Administrators edit questions and answers" on public.faq_items
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Administrators delete questions and answers" on public.faq_items
  for delete to authenticated
  using ((select private.is_admin()));
