-- What people really send: a request again months later, a message with it, names in any spelling of their accents, and
-- a deleted row that is wanted back as it was.

-- The message of a contact request. Specified fields stay as they are.
alter table public.contact_requests add column message text check (char_length(message) <= 2000);
comment on column public.contact_requests.message is 'What the sender wrote, or null.';

-- The same submission within minutes is one: a double click, the back button, a repetition after a lost answer. Later it is
-- a new one, so the id does not follow from the content any more. lib/data/content-id.ts has the same time; a test holds
-- the two together.
create function private.repetition_time() returns interval
language sql
immutable
set search_path = ''
as $$
  select interval '10 minutes';
$$;
comment on function private.repetition_time is 'How long an equal submission is taken for a repetition.';

create function private.refuse_repetition() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_repetition boolean;
begin
  -- Two that arrive at once see each other.
  perform pg_advisory_xact_lock(hashtextextended(new.content_id::text, 0));
  execute format('select exists (select from public.%I where content_id = $1 and created_at > $2)', tg_table_name)
    into is_repetition using new.content_id, now() - private.repetition_time();
  if is_repetition then
    raise exception using errcode = '23505', message = 'sent already';
  end if;
  return new;
end;
$$;
comment on function private.refuse_repetition is 'Trigger: refuses a submission that was stored a few minutes ago, as a unique constraint would.';

do $$
declare
  name text;
begin
  foreach name in array array['job_applications', 'contact_requests'] loop
    execute format('alter table public.%I add column content_id uuid', name);
    execute format('comment on column public.%I.content_id is %L', name, 'A digest of everything that was sent. Null for rows from before this column.');
    execute format('create index %1$s_content on public.%1$I (content_id, created_at)', name);
    execute format('create trigger refuse_repetition before insert on public.%I for each row when (new.content_id is not null) execute function private.refuse_repetition()', name);
  end loop;
end;
$$;

-- The search of the lists: one column for each table, in one spelling, with one index.
create extension if not exists unaccent with schema extensions;

-- unaccent is only stable because its dictionary could be replaced; nobody replaces it here.
create function public.fold_text(p_text text) returns text
language sql
immutable strict parallel safe
set search_path = ''
as $$
  select translate(lower(normalize(
    extensions.unaccent(
      'extensions.unaccent'::regdictionary,
      -- Accents that are characters of their own, and characters without a width.
      regexp_replace(normalize(p_text, nfkd), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g')
    ),
    nfkc
  )), 'ς', 'σ'); -- a sigma at the end of a word is the same letter
$$;
comment on function public.fold_text is 'A text as the search compares it: without accents, in lower case, in one Unicode form.';
revoke execute on function public.fold_text from public, anon, authenticated;
-- Writing a row computes its column with the rights of the writer.
grant execute on function public.fold_text to authenticated, service_role;

do $$
declare
  list record;
begin
  for list in
    values
      ('faq_items', array['question', 'answer']),
      ('blog_posts', array['title', 'excerpt']),
      ('product_updates', array['title', 'body']),
      ('job_openings', array['title', 'department', 'location']),
      ('website_content', array['page_title', 'slug']),
      ('pms_providers', array['name', 'code']),
      ('config', array['name']),
      ('job_applications', array['full_name', 'email', 'phone', 'job_title', 'note']),
      ('contact_requests', array['first_name', 'last_name', 'email', 'phone', 'country', 'pms', 'other_pms', 'message', 'note']),
      ('demo_bookings', array['phone_number', 'first_name', 'last_name', 'note']),
      ('newsletter_subscriptions', array['email', 'note'])
  loop
    execute format(
      'alter table public.%I add column search_text text not null generated always as (public.fold_text(%s)) stored',
      list.column1,
      (select string_agg(format('coalesce(%I, '''')', name), ' || e''\n'' || ') from unnest(list.column2) as name)
    );
    execute format('comment on column public.%I.search_text is %L', list.column1, 'What the search of the admin area reads, see fold_text.');
    execute format('drop index public.%I_search', list.column1);
    execute format(
      'create index %1$s_search on public.%1$I using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off)',
      list.column1
    );
  end loop;
end;
$$;

-- The history keeps what was written, not what is computed for the search.
create or replace function private.record_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  key_column text := coalesce(tg_argv[0], 'id');
  editor uuid := (select auth.uid());
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'search_text' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'search_text' end;
begin
  -- Saving the values that are stored already is no change.
  if tg_op = 'UPDATE' and before - 'updated_at' = after - 'updated_at' then
    return null;
  end if;
  insert into public.content_changes (table_name, row_id, operation, changed_by, before, after)
  values (
    tg_table_name,
    coalesce(after, before) ->> key_column,
    lower(tg_op),
    (select id from auth.users where id = editor),
    before,
    after
  );
  return null;
end;
$$;

-- A deleted row comes back as it was. Administrators may not write every column (id, created_at, ...), so the function
-- does, with the values of the history and no others.
create function public.restore_row(p_change bigint) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  change public.content_changes;
  columns text;
  restored integer;
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'not an administrator';
  end if;
  select * into change from public.content_changes where id = p_change;
  if not found or change.before is null or change.table_name not in (
    'faq_items', 'blog_posts', 'product_updates', 'job_openings', 'website_content', 'pms_providers'
  ) then
    return false;
  end if;
  -- A column that came later gets its default, and one that is gone is left out.
  select string_agg(format('%I', attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', change.table_name)::regclass
    and attnum > 0 and not attisdropped and attgenerated = '' and change.before ? attname::text;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) on conflict (id) do nothing',
    change.table_name, columns
  ) using change.before || jsonb_build_object('updated_at', clock_timestamp());
  get diagnostics restored = row_count;
  return restored > 0;
end;
$$;
comment on function public.restore_row is 'Stores a deleted row again as it was before a change, in every column but updated_at, for an administrator. False: there is no such change, or the row is there. A value that must be unique and is taken raises 23505.';

revoke execute on function public.restore_row, private.repetition_time, private.refuse_repetition from public, anon, authenticated;
grant execute on function public.restore_row to authenticated;
