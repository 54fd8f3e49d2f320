-- The library of pictures: what is known of each uploaded file, and which rows show it. The file itself is in the bucket
-- `media`, under the hash of its content, and is never replaced: another picture has another name.
create table public.pictures (
  id uuid primary key default gen_random_uuid(),
  path text not null unique check (path ~ '^[0-9a-f]{64}\.webp$'),
  name text not null default '' check (char_length(name) <= 200),
  description text not null default '' check (char_length(description) <= 300),
  width integer check (width > 0),
  height integer check (height > 0),
  bytes integer check (bytes > 0),
  focus_x integer not null default 50 check (focus_x between 0 and 100),
  focus_y integer not null default 50 check (focus_y between 0 and 100),
  uploaded_by uuid default auth.uid() references auth.users (id) on delete set null,
  unused_since timestamptz default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_used boolean not null generated always as (unused_since is null) stored,
  search_text text not null generated always as (
    public.fold_text(coalesce(description, '') || e'\n' || coalesce(name, ''))
  ) stored
);
comment on table public.pictures is 'Pictures that were uploaded to the bucket media. private.picture_uses knows which rows show them.';
comment on column public.pictures.path is 'The name of the file in the bucket; the site serves it under /media.';
comment on column public.pictures.name is 'What the file was called before it was uploaded.';
comment on column public.pictures.description is 'What a form suggests as the description of the picture.';
comment on column public.pictures.width is 'In pixels, as height. Null where the file was uploaded before there was a library, until it is read.';
comment on column public.pictures.focus_x is 'The point that stays in view where the picture is cropped: percent from the left. focus_y: from the top.';
comment on column public.pictures.unused_since is 'Since when no row shows it; null while one does. Written by triggers.';
comment on column public.pictures.search_text is 'What the search of the admin area reads, see fold_text.';

create index pictures_admin_created on public.pictures (created_at, id);
create index pictures_used_created on public.pictures (is_used, created_at, id);
create index pictures_unused on public.pictures (unused_since) where unused_since is not null;
create index pictures_uploaded_by on public.pictures (uploaded_by);
create index pictures_search on public.pictures
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

-- What triggers write (unused_since, the size) is no change of an editor: it meets no conflict and is in no history.
create trigger set_updated_at before update of name, description, focus_x, focus_y, updated_at on public.pictures
  for each row execute function private.set_updated_at();
create trigger record_change after insert or delete or update of name, description, focus_x, focus_y on public.pictures
  for each row execute function private.record_change();
create trigger record_truncate before truncate on public.pictures
  for each statement execute function private.record_truncate();

alter table public.pictures enable row level security;
revoke all on public.pictures from public, anon, authenticated, service_role;
grant select on public.pictures to authenticated;
grant insert (path, name, description, width, height, bytes) on public.pictures to authenticated;
grant update (name, description, focus_x, focus_y, updated_at) on public.pictures to authenticated;
grant delete on public.pictures to authenticated;
grant select, insert, update, delete on public.pictures to service_role;

create policy "Owners and editors read the pictures" on public.pictures
  for select to authenticated
  using ((select private.has_role('owner', 'editor')));
create policy "Owners and editors add pictures" on public.pictures
  for insert to authenticated
  with check ((select private.has_role('owner', 'editor')));
create policy "Owners and editors describe pictures" on public.pictures
  for update to authenticated
  using ((select private.has_role('owner', 'editor')))
  with check ((select private.has_role('owner', 'editor')));
create policy "Owners and editors delete pictures" on public.pictures
  for delete to authenticated
  using ((select private.has_role('owner', 'editor')));

-- The file is removed after its row: a deleted row would come back without it.
insert into private.admin_tables (table_name, roles, is_restorable) values ('pictures', '{owner,editor}', false);

-- Which row shows which picture. The foreign key refuses to delete a picture that is shown, for every role and whatever is
-- written at the same moment. A picture that is not in the library, such as one of another site, has no picture_id.
create table private.picture_uses (
  path text not null,
  table_name text not null,
  row_id text not null,
  picture_id uuid references public.pictures (id),
  primary key (path, table_name, row_id)
);
comment on table private.picture_uses is 'The rows that name an uploaded picture, in any column. Written by the trigger record_picture_uses.';

create index picture_uses_picture on private.picture_uses (picture_id, table_name, row_id);
create index picture_uses_row on private.picture_uses (table_name, row_id);

-- No policy: functions alone reach it.
alter table private.picture_uses enable row level security;
revoke all on private.picture_uses from public, anon, authenticated, service_role;

create function private.picture_paths(p_row jsonb) returns text[]
language sql immutable
set search_path = ''
as $$
  -- The name is a hash: it says which file is meant in every kind of address, also within HTML.
  select case when strpos(written, '.webp') = 0 then '{}' else array(
    select distinct found[1]
    from regexp_matches(written, '(?<![0-9a-f])([0-9a-f]{64}\.webp)', 'g') as found
    order by 1
  ) end
  from (select (p_row - 'search_text')::text as written) as rows;
$$;
comment on function private.picture_paths is 'The uploaded pictures that a row names, each once, in order.';

create function private.picture_descriptions(p_row jsonb) returns table (path text, description text)
language sql immutable
set search_path = ''
as $$
  select distinct on (found.path) found.path, left(btrim(found.alt), 300) from (
    select substring(p_row ->> 'image_url' from '[0-9a-f]{64}\.webp') as path, p_row ->> 'image_alt' as alt
    union all
    select substring(tag[1] from '[0-9a-f]{64}\.webp'),
      replace(replace(replace(replace(
        substring(tag[1] from ' alt="([^"]*)"'), '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')
    from jsonb_each_text(p_row - 'search_text') as field (name, value),
      regexp_matches(field.value, '<img [^>]*>', 'g') as tag
  ) as found
  where found.path is not null and btrim(found.alt) <> ''
  order by found.path, found.alt;
$$;
comment on function private.picture_descriptions is 'How a row describes the uploaded pictures that it shows.';

-- Takes the name of the primary key as its argument; without one it is id.
create function private.record_picture_uses() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored jsonb := case when tg_op in ('INSERT', 'UPDATE') then to_jsonb(new) end;
  replaced jsonb := case when tg_op in ('UPDATE', 'DELETE') then to_jsonb(old) end;
  key text := coalesce(stored, replaced) ->> coalesce(tg_argv[0], 'id');
  shown text[] := coalesce(private.picture_paths(stored), '{}');
  gone text[] := coalesce(private.picture_paths(replaced), '{}');
begin
  if tg_op = 'TRUNCATE' then
    gone := array(select distinct path from private.picture_uses where table_name = tg_table_name order by path);
  end if;
  if shown = '{}' and gone = '{}' then
    return null;
  end if;
  gone := array(select unnest(gone) except select unnest(shown) order by 1);
  -- One after another, in one order: of two rows that stop showing a picture, the second one sees that the first one did.
  perform from public.pictures where path = any (shown || gone) order by path for no key update;
  delete from private.picture_uses
  where table_name = tg_table_name and path = any (gone) and (tg_op = 'TRUNCATE' or row_id = key);
  insert into private.picture_uses (path, table_name, row_id, picture_id)
  select shown_path, tg_table_name, key, (select id from public.pictures where pictures.path = shown_path)
  from unnest(shown) as shown_path
  on conflict do nothing;
  update public.pictures set unused_since = null where path = any (shown) and unused_since is not null;
  update public.pictures set unused_since = now()
  where path = any (gone) and unused_since is null
    and not exists (select from private.picture_uses where picture_id = pictures.id);
  -- A picture that was described where it is shown need not be described once more in the library.
  update public.pictures set description = described.description
  from private.picture_descriptions(stored) as described
  where pictures.path = described.path and pictures.description = '';
  return null;
end;
$$;
comment on function private.record_picture_uses is 'Trigger: keeps which row shows which uploaded picture. Takes the name of the primary key as record_change does.';

do $$
declare
  name text;
begin
  foreach name in array array['blog_posts', 'product_updates', 'website_content', 'pms_providers'] loop
    execute format(
      'create trigger record_picture_uses after insert or update or delete on public.%I
       for each row execute function private.record_picture_uses()', name
    );
    execute format(
      'create trigger forget_picture_uses after truncate on public.%I
       for each statement execute function private.record_picture_uses()', name
    );
  end loop;
end;
$$;

create function private.add_picture() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Rows of another site may have come before their pictures.
  update private.picture_uses set picture_id = new.id where path = new.path;
  if found then
    update public.pictures set unused_since = null where id = new.id;
  end if;
  return null;
end;
$$;
comment on function private.add_picture is 'Trigger: a picture that rows name already is in use.';
create trigger add_picture after insert on public.pictures
  for each row execute function private.add_picture();

create function private.abandon_picture() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.abandoned_files (bucket, path) values ('media', old.path);
  return null;
end;
$$;
comment on function private.abandon_picture is 'Trigger: the file of a deleted picture is removed (list_orphaned_files).';
create trigger abandon_picture after delete on public.pictures
  for each row execute function private.abandon_picture();

create function public.list_picture_uses(p_pictures uuid[], p_each integer)
returns table (picture_id uuid, table_name text, row_id text, total bigint)
language sql stable
security definer
set search_path = ''
as $$
  select wanted.id, shown.table_name, shown.row_id, counted.total
  from unnest(p_pictures[1:200]) as wanted (id)
  cross join lateral (select count(*) as total from private.picture_uses where picture_uses.picture_id = wanted.id) as counted
  cross join lateral (
    select picture_uses.table_name, picture_uses.row_id from private.picture_uses
    where picture_uses.picture_id = wanted.id
    order by picture_uses.table_name, picture_uses.row_id limit least(p_each, 1000)
  ) as shown
  where (select private.has_role('owner', 'editor'))
$$;
comment on function public.list_picture_uses is 'The rows that show some pictures, so many of each at most, and how many there are; none unless an owner or editor asks.';

-- A name is a hash of 256 bits, so that none can be guessed: an answer says nothing of pictures that were not asked for.
create function public.picture_focus(p_paths text[]) returns table (path text, focus_x integer, focus_y integer)
language sql stable
security definer
set search_path = ''
as $$
  select pictures.path, pictures.focus_x, pictures.focus_y from public.pictures
  where pictures.path = any (p_paths[1:200]) and (pictures.focus_x, pictures.focus_y) <> (50, 50)
$$;
comment on function public.picture_focus is 'The points that stay in view where some pictures are cropped; none for a picture whose point is its middle.';

-- Pictures are collected 30 days after the last row stopped showing them: a version that is restored within them still
-- shows its pictures.
insert into private.retention (relation, kept_for, since, only_where)
  values ('public.pictures', '30 days', 'unused_since', 'unused_since is not null');
insert into private.retention (relation, reason)
  values ('private.picture_uses', 'Goes with the row that shows the picture (trigger).');

create or replace function public.list_orphaned_files(p_limit integer) returns table (bucket text, path text)
language sql
stable
security definer
set search_path = ''
as $$
  select file.bucket_id, file.name
  from storage.objects as file
  left join public.abandoned_files as abandoned on abandoned.bucket = file.bucket_id and abandoned.path = file.name
  -- One rule for each bucket: which files no row names, and how long they are kept.
  where case file.bucket_id
      when 'resumes' then
        not exists (select from public.job_applications where resume_url = file.name)
        -- The row of an upload comes later; that of an abandoned file is deleted.
        and (abandoned.id is not null or greatest(file.created_at, file.updated_at) < now() - interval '1 day')
      when 'media' then
        not exists (select from public.pictures where pictures.path = file.name)
        and not exists (select from private.picture_uses where picture_uses.path = file.name)
        and (abandoned.id is not null or greatest(file.created_at, file.updated_at) < now() - interval '30 days')
      else false
    end
  order by abandoned.id, file.created_at, file.id
  limit p_limit;
$$;

revoke execute on function
  private.picture_paths, private.picture_descriptions, private.record_picture_uses, private.add_picture,
  private.abandon_picture, public.list_picture_uses, public.picture_focus
from public, anon, authenticated, service_role;
grant execute on function public.list_picture_uses to authenticated;
grant execute on function public.picture_focus to anon, authenticated, service_role;

-- What is stored already. The sizes are filled in when the pictures are read (lib/pictures/pictures.ts).
do $$
declare
  name text;
begin
  foreach name in array array['blog_posts', 'product_updates', 'website_content', 'pms_providers'] loop
    execute format(
      'insert into private.picture_uses (path, table_name, row_id)
       select path, %1$L, id::text from public.%1$I as stored
       cross join unnest(private.picture_paths(to_jsonb(stored))) as path', name
    );
  end loop;
end;
$$;
insert into public.pictures (path, bytes, uploaded_by, created_at)
select file.name, nullif((file.metadata ->> 'size')::integer, 0), users.id, coalesce(file.created_at, now())
from storage.objects as file
left join auth.users as users on users.id::text = file.owner_id
where file.bucket_id = 'media' and file.name ~ '^[0-9a-f]{64}\.webp$';
do $$
declare
  name text;
begin
  foreach name in array array['blog_posts', 'product_updates', 'website_content', 'pms_providers'] loop
    execute format(
      'update public.pictures set description = described.description
       from public.%1$I as stored, private.picture_descriptions(to_jsonb(stored)) as described
       where pictures.path = described.path and pictures.description = '''' and strpos(to_jsonb(stored)::text, ''.webp'') > 0', name
    );
  end loop;
end;
$$;
