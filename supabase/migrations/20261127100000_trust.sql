-- What /trust and the imprint show: what each channel says about an assistant, who processes personal data for us, and who
-- we are.

-- Channels
create table public.channel_rules (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (char_length(btrim(channel)) between 1 and 80),
  situation text not null check (situation in ('before_booking', 'after_booking', 'direct')),
  verdict text not null default 'unknown' check (verdict in ('allowed', 'not_allowed', 'unknown')),
  summary text not null check (char_length(btrim(summary)) between 1 and 600),
  source_title text check (char_length(btrim(source_title)) between 1 and 160),
  source_url text check (source_url ~ '^https://[^\s]+$' and char_length(source_url) <= 500),
  checked_on date,
  review_by date,
  display_order integer not null default 0,
  visible boolean not null default true,
  public_from timestamptz,
  public_until timestamptz,
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    public.fold_text(coalesce(channel, '') || e'\n' || coalesce(summary, ''))
  ) stored,
  unique (channel, situation),
  constraint channel_rules_verdict_has_source check (
    verdict = 'unknown' or (source_title is not null and source_url is not null and checked_on is not null)
  ),
  constraint channel_rules_public check (public_until > public_from)
);
comment on table public.channel_rules is 'Whether an assistant may write to a guest, by channel and situation, as /trust shows it.';
comment on column public.channel_rules.verdict is 'unknown is an answer; any other needs its source and the day on which it was read.';
comment on column public.channel_rules.summary is 'In our own words, without quotation.';
comment on column public.channel_rules.checked_on is 'The day on which the source was read.';
comment on column public.channel_rules.review_by is 'The day on which an administrator reads it again, in Switzerland; null for never. From then on /trust says so too.';

-- Companies that process personal data for us
create table public.subprocessors (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  task text not null check (char_length(btrim(task)) between 1 and 300),
  data text not null check (char_length(btrim(data)) between 1 and 300),
  country text not null check (char_length(btrim(country)) between 1 and 100),
  safeguard text not null check (char_length(btrim(safeguard)) between 1 and 300),
  since date not null,
  until date,
  changed_on date,
  change_note text check (char_length(btrim(change_note)) between 1 and 300),
  is_sample boolean not null default false,
  display_order integer not null default 0,
  visible boolean not null default true,
  public_from timestamptz,
  public_until timestamptz,
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    public.fold_text(coalesce(name, '') || e'\n' || coalesce(task, ''))
  ) stored,
  constraint subprocessors_until_not_before_since check (until >= since),
  constraint subprocessors_changed_on_has_words check ((changed_on is null) = (change_note is null)),
  constraint subprocessors_public check (public_until > public_from)
);
comment on table public.subprocessors is 'Who else processes personal data, as /trust and its feed show it. One that has ended stays in the list.';
comment on column public.subprocessors.since is 'The first day. One in the future announces it.';
comment on column public.subprocessors.until is 'The day on which it ends, or ended; null while it goes on.';
comment on column public.subprocessors.changed_on is 'The day of the last change, which change_note has in words.';
comment on column public.subprocessors.is_sample is 'Whether the row is made up; pages then say so.';

-- Who we are
create table public.company_facts (
  name text primary key check (name ~ '^[a-z0-9_]+$'),
  value text check (char_length(btrim(value)) between 1 and 300),
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (public.fold_text(coalesce(name, ''))) stored
);
comment on table public.company_facts is 'Facts about the company that everyone may read: the imprint, /trust and the sentence about tax beside each price.';
comment on column public.company_facts.value is 'Null: not stated. Nothing is made up in its place.';

-- Facts are changed, never created or deleted; none is known yet.
insert into public.company_facts (name, display_order) values
  ('legal_name', 1), ('street', 2), ('place', 3), ('country', 4), ('register_number', 5), ('vat_number', 6),
  ('eu_representative', 7), ('security_contact', 8), ('tax', 9);

-- A code of its own for each rule: the form has a sentence for each.
create function private.check_company_fact() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.name = 'tax' and new.value not in ('included', 'excluded') then
    raise exception using errcode = '23C01', message = 'tax is included or excluded';
  end if;
  if new.name = 'security_contact' and new.value !~ '^(https://[^\s]+|[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+)$' then
    raise exception using errcode = '23C02', message = 'a security contact is an e-mail address or begins with https://';
  end if;
  return new;
end;
$$;
comment on function private.check_company_fact is 'Trigger: refuses another answer about tax than the two (23C01), and a security contact that reaches no one (23C02).';
revoke execute on function private.check_company_fact from public, anon, authenticated, service_role;
create trigger check_company_fact before insert or update of name, value on public.company_facts
  for each row execute function private.check_company_fact();

-- Orders of the site and of the desk, and the search
create index channel_rules_order on public.channel_rules (display_order, id) where visible and not is_archived;
create index subprocessors_order on public.subprocessors (display_order, id) where visible and not is_archived;
create index company_facts_order on public.company_facts (display_order, name);
create index company_facts_search on public.company_facts
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
create index channel_rules_review on public.channel_rules (review_by, id) where review_by is not null;

do $$
declare
  one record;
begin
  for one in
    select * from (values ('channel_rules', 'channel'), ('subprocessors', 'name')) as tables (relation, title)
  loop
    execute format(
      'comment on column public.%1$I.public_from is ''From when on visitors see it; null: at once.'';
      comment on column public.%1$I.public_until is ''When it disappears; null: never.'';
      comment on column public.%1$I.visible is ''False for a draft.'';
      comment on column public.%1$I.is_archived is ''Put away: visitors do not see it, and the lists of the admin area leave it out.'';
      comment on column public.%1$I.search_text is ''What the search of the admin area reads, see fold_text.'';
      create index %1$s_admin_order on public.%1$I (display_order, id) where not is_archived;
      create index %1$s_archived_order on public.%1$I (display_order, id) where is_archived;
      create index %1$s_admin_%2$s on public.%1$I (%2$s, id) where not is_archived;
      create index %1$s_archived_%2$s on public.%1$I (%2$s, id) where is_archived;
      create index %1$s_starts on public.%1$I (public_from) where public_from is not null;
      create index %1$s_ends on public.%1$I (public_until) where public_until is not null;
      create index %1$s_drafts on public.%1$I (updated_at, id) where not visible and not is_archived;
      create index %1$s_search on public.%1$I using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
      create trigger record_change after insert or update or delete on public.%1$I
        for each row execute function private.record_change();
      create trigger record_truncate before truncate on public.%1$I
        for each statement execute function private.record_truncate();',
      one.relation, one.title
    );
  end loop;
end;
$$;
comment on column public.company_facts.search_text is 'What the search of the admin area reads, see fold_text.';

create trigger set_updated_at before update on public.channel_rules
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.subprocessors
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.company_facts
  for each row execute function private.set_updated_at();
create trigger record_change after insert or update or delete on public.company_facts
  for each row execute function private.record_change('name');
create trigger record_truncate before truncate on public.company_facts
  for each statement execute function private.record_truncate('name');

-- Rights
alter table public.channel_rules enable row level security;
alter table public.subprocessors enable row level security;
alter table public.company_facts enable row level security;
revoke all on public.channel_rules, public.subprocessors, public.company_facts from public, anon, authenticated, service_role;
grant select on public.channel_rules, public.subprocessors, public.company_facts to anon, authenticated;
grant select, insert, update, delete on public.channel_rules, public.subprocessors, public.company_facts to service_role;
grant
  insert (id, channel, situation, verdict, summary, source_title, source_url, checked_on, review_by, display_order, visible, public_from, public_until, is_archived),
  update (channel, situation, verdict, summary, source_title, source_url, checked_on, review_by, display_order, visible, public_from, public_until, is_archived, updated_at),
  delete
  on public.channel_rules to authenticated;
grant
  insert (id, name, task, data, country, safeguard, since, until, changed_on, change_note, is_sample, display_order, visible, public_from, public_until, is_archived),
  update (name, task, data, country, safeguard, since, until, changed_on, change_note, is_sample, display_order, visible, public_from, public_until, is_archived, updated_at),
  delete
  on public.subprocessors to authenticated;
grant update (value, updated_at) on public.company_facts to authenticated;

create policy "Everyone reads public channel rules" on public.channel_rules
  for select to anon, authenticated
  using (
    visible and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
  );
create policy "Owners and editors read all channel rules" on public.channel_rules
  for select to authenticated
  using ((select private.has_role('owner', 'editor')));
create policy "Owners and editors create channel rules" on public.channel_rules
  for insert to authenticated
  with check ((select private.has_role('owner', 'editor')));
create policy "Owners and editors edit channel rules" on public.channel_rules
  for update to authenticated
  using ((select private.has_role('owner', 'editor')))
  with check ((select private.has_role('owner', 'editor')));
create policy "Owners and editors delete channel rules" on public.channel_rules
  for delete to authenticated
  using ((select private.has_role('owner', 'editor')));

create policy "Everyone reads public subprocessors" on public.subprocessors
  for select to anon, authenticated
  using (
    visible and (public_from is null or public_from <= now()) and (public_until is null or public_until > now()) and not is_archived
  );
create policy "Owners and editors read all subprocessors" on public.subprocessors
  for select to authenticated
  using ((select private.has_role('owner', 'editor')));
create policy "Owners and editors create subprocessors" on public.subprocessors
  for insert to authenticated
  with check ((select private.has_role('owner', 'editor')));
create policy "Owners and editors edit subprocessors" on public.subprocessors
  for update to authenticated
  using ((select private.has_role('owner', 'editor')))
  with check ((select private.has_role('owner', 'editor')));
create policy "Owners and editors delete subprocessors" on public.subprocessors
  for delete to authenticated
  using ((select private.has_role('owner', 'editor')));

create policy "Everyone reads the company facts" on public.company_facts
  for select to anon, authenticated
  using (true);
create policy "Owners edit the company facts" on public.company_facts
  for update to authenticated
  using ((select private.has_role('owner')))
  with check ((select private.has_role('owner')));

insert into private.admin_tables (table_name, roles, is_restorable) values
  ('channel_rules', '{owner,editor}', true),
  ('subprocessors', '{owner,editor}', true),
  ('company_facts', '{owner}', false);
insert into private.retention (relation, reason, persons) values
  ('public.channel_rules', 'Words of the site.', '{}'),
  ('public.subprocessors', 'Names of companies. One that has ended stays, so that visitors can see who had data and until when.', '{}'),
  ('public.company_facts', 'Facts that the law asks the company to publish; a representative is named as long as there is one.', '{value}');

-- As in 20261126214000_publishing.sql, with the two new lists.
create or replace view public.content_moments with (security_invoker = true) as
select 'blog_posts'::text as table_name, id::text as row_id, title as title, 'appears'::text as event,
  greatest(public_from, date::timestamp at time zone 'Europe/Zurich') as moment
from public.blog_posts where status = 'published' and not is_archived
union all
select 'blog_posts'::text, id::text, title, 'ends'::text, public_until
from public.blog_posts where status = 'published' and not is_archived and public_until is not null
union all
select 'product_updates'::text, id::text, title, 'appears'::text, created_at
from public.product_updates where visible and not is_archived
union all
select 'product_updates'::text, id::text, title, 'ends'::text, public_until
from public.product_updates where visible and not is_archived and public_until is not null
union all
select 'faq_items'::text, id::text, question, 'appears'::text, public_from
from public.faq_items where visible and not is_archived and public_from is not null
union all
select 'faq_items'::text, id::text, question, 'ends'::text, public_until
from public.faq_items where visible and not is_archived and public_until is not null
union all
select 'website_content'::text, id::text, page_title, 'appears'::text, public_from
from public.website_content where (visible or slug = 'features') and not is_archived and public_from is not null
union all
select 'website_content'::text, id::text, page_title, 'ends'::text, public_until
from public.website_content where (visible or slug = 'features') and not is_archived and public_until is not null
union all
select 'job_openings'::text, id::text, title, 'appears'::text, public_from
from public.job_openings where is_active and not is_archived and public_from is not null
union all
select 'job_openings'::text, id::text, title, 'ends'::text, public_until
from public.job_openings where is_active and not is_archived and public_until is not null
union all
select 'pms_providers'::text, id::text, name, 'appears'::text, public_from
from public.pms_providers where visible and not is_archived and public_from is not null
union all
select 'pms_providers'::text, id::text, name, 'ends'::text, public_until
from public.pms_providers where visible and not is_archived and public_until is not null
union all
select 'channel_rules'::text, id::text, channel, 'appears'::text, public_from
from public.channel_rules where visible and not is_archived and public_from is not null
union all
select 'channel_rules'::text, id::text, channel, 'ends'::text, public_until
from public.channel_rules where visible and not is_archived and public_until is not null
union all
select 'subprocessors'::text, id::text, name, 'appears'::text, public_from
from public.subprocessors where visible and not is_archived and public_from is not null
union all
select 'subprocessors'::text, id::text, name, 'ends'::text, public_until
from public.subprocessors where visible and not is_archived and public_until is not null
union all
select 'price_changes'::text, id::text, value || ' EUR', 'announced'::text, announced_from
from public.price_changes
union all
select 'price_changes'::text, id::text, value || ' EUR', 'price'::text, valid_from
from public.price_changes;
