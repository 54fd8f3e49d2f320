-- The library of pictures: who shows which picture is known at every moment, what is shown cannot be deleted, and several
-- changes are one.
begin;
select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-0000000000a1', 'editor@pictures.example');
update public.profiles set role = 'editor' where id = '00000000-0000-4000-8000-0000000000a1';
create function pg_temp.name_of(digit text) returns text language sql as $$ select repeat(digit, 64) || '.webp' $$;
create function pg_temp.uses_of(digit text) returns text[] language sql security definer as $$
  select array(select table_name from private.picture_uses where path = pg_temp.name_of(digit) order by 1)
$$;
create function pg_temp.is_used(digit text) returns boolean language sql security definer as $$
  select is_used from public.pictures where path = pg_temp.name_of(digit)
$$;

grant execute on function pg_temp.name_of, pg_temp.uses_of, pg_temp.is_used to authenticated;

select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-0000000000a1"}', true);
set local role authenticated;
insert into public.pictures (path, name, width, height, bytes)
select pg_temp.name_of(digit), 'hall ' || digit || '.jpg', 60, 40, 1000 from unnest(array['a', 'b', 'c', 'd']) as digit;
select is(pg_temp.is_used('a'), false, 'a new picture is shown nowhere');
select is(
  (select uploaded_by from public.pictures where name = 'hall a.jpg'), '00000000-0000-4000-8000-0000000000a1'::uuid,
  'who uploaded it is kept'
);

-- every place in which a picture can stand, and what is no place
insert into public.blog_posts (id, title, image_url, image_alt, content) values (
  '00000000-0000-4000-8000-0000000000f1', 'Pictures', '/media/' || pg_temp.name_of('a'), 'A hall',
  '<p>t</p><img src="https://elsewhere.example/storage/v1/object/public/media/' || pg_temp.name_of('b')
  || '" alt="A &quot;key&quot; &amp; a &lt;lock&gt;"><img src="/media/' || pg_temp.name_of('b') || '" alt="Another">'
);
insert into public.product_updates (id, title, body, image_url) values
  ('00000000-0000-4000-8000-0000000000f2', 'Pictures', 'Line', '/media/' || pg_temp.name_of('a'));
insert into public.website_content (slug, nav_title, page_title, content)
  values ('pictures', 'Pictures', 'Pictures', '<img alt="x" src="/media/' || pg_temp.name_of('a') || '">');
insert into public.pms_providers (name, code, icon) values ('Pictures', 'PICTURES', '/media/' || pg_temp.name_of('a'));
insert into public.blog_posts (title, content) values
  ('Longer', 'a' || pg_temp.name_of('c')), ('Other kind', repeat('c', 64) || '.png'), ('Shorter', repeat('c', 63) || '.webp');
select is(pg_temp.uses_of('a'), array['blog_posts', 'pms_providers', 'product_updates', 'website_content'], 'a picture is found in every column that shows one');
select is(pg_temp.uses_of('b'), array['blog_posts'], 'and within HTML, once for each row, under any address');
select is(pg_temp.uses_of('c'), array[]::text[], 'a longer name, a shorter one and one of another kind are other files');
select is(
  (select array_agg(description order by path) from public.pictures),
  array['A hall', 'A "key" & a <lock>', '', ''], 'the description of a row is that of a picture without one'
);
select results_eq(
  $$select table_name, row_id, total from public.list_picture_uses(array(select id from public.pictures where name in ('hall a.jpg', 'hall b.jpg')), 1)
    order by total$$,
  $$values ('blog_posts', '00000000-0000-4000-8000-0000000000f1', 1::bigint), ('blog_posts', '00000000-0000-4000-8000-0000000000f1', 4::bigint)$$,
  'an editor asks where pictures are shown: so many places of each, and how many there are'
);

-- deletion
select throws_ok($$delete from public.pictures where name = 'hall a.jpg'$$, '23503', null, 'a picture that is shown is not deleted');
select lives_ok($$delete from public.pictures where name = 'hall c.jpg'$$, 'one that is shown nowhere is');
reset role;
select throws_ok($$delete from public.pictures where name = 'hall b.jpg'$$, '23503', null, 'for the owner of the tables too');
select results_eq(
  $$select path from public.abandoned_files where bucket = 'media'$$, format('values (%L::text)', pg_temp.name_of('c')), 'its file is to be removed'
);

-- a row stops showing it, shows it again, is deleted, comes back; a table is emptied
update public.blog_posts set content = '<p>t</p>', image_url = null, image_alt = '' where id = '00000000-0000-4000-8000-0000000000f1';
select ok(pg_temp.is_used('a') and not pg_temp.is_used('b'), 'a picture is unused once no row shows it');
select ok(
  (select unused_since = now() from public.pictures where path = pg_temp.name_of('b')), 'from that moment on'
);
delete from public.product_updates where id = '00000000-0000-4000-8000-0000000000f2';
delete from public.website_content where slug = 'pictures';
truncate public.pms_providers;
select is(pg_temp.uses_of('a'), array[]::text[], 'deleted rows and emptied tables show nothing');
select is(pg_temp.is_used('a'), false, 'so the picture is unused');
set local role authenticated;
select ok(public.restore_row(max(id)), 'a deleted row comes back') from public.content_changes where table_name = 'product_updates' and operation = 'delete';
reset role;
select ok(pg_temp.is_used('a'), 'with its picture');

-- rows that come before their picture
insert into public.product_updates (title, body, image_url) values ('Early', 'Line', '/media/' || pg_temp.name_of('e'));
set local role authenticated;
insert into public.pictures (path) values (pg_temp.name_of('e'));
select ok(pg_temp.is_used('e'), 'a picture that a row named before it was uploaded is in use');
select throws_ok(format('delete from public.pictures where path = %L', pg_temp.name_of('e')), '23503', null, 'and not deleted');

-- what triggers write is no change of an editor
select is_empty(
  $$select 1 from public.content_changes where table_name = 'pictures' and operation = 'update' and before ->> 'description' = after ->> 'description'$$,
  'that a picture is used is in no history'
);
update public.pictures set focus_x = 20 where name = 'hall b.jpg';
select is(
  (select after ->> 'focus_x' from public.content_changes where table_name = 'pictures' order by id desc limit 1), '20', 'a new focus is'
);
select results_eq(
  format('select * from public.picture_focus(array[%L, %L])', pg_temp.name_of('a'), pg_temp.name_of('b')),
  format('values (%L::text, 20, 50)', pg_temp.name_of('b')), 'and is known to who knows the name of the file'
);
select throws_ok($$update public.pictures set focus_x = 101 where name = 'hall b.jpg'$$, '23514', null, 'a focus outside the picture is refused');
select throws_ok($$update public.pictures set unused_since = null$$, '42501', null, 'no client says that a picture is in use');
reset role;

-- collection: 30 days after the last row stopped showing it, not a moment earlier, and never while it is shown
update public.pictures set unused_since = now() - interval '30 days' + interval '1 second' where name = 'hall b.jpg';
update public.pictures set unused_since = now() - interval '30 days' - interval '1 second' where name = 'hall d.jpg';
update public.pictures set created_at = now() - interval '3 years' where name = 'hall a.jpg';
insert into storage.objects (bucket_id, name) select 'media', pg_temp.name_of(digit) from unnest(array['a', 'b', 'd', 'e']) as digit;
select public.delete_old_submissions();
select is(
  (select array_agg(left(path, 1) order by path) from public.pictures), array['a', 'b', 'e'], 'what no row shows for 30 days is deleted'
);
select results_eq(
  'select path from public.list_orphaned_files(10)', format('values (%L::text)', pg_temp.name_of('d')), 'and its file is the only one to be removed'
);
set local role authenticated;
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-0000000000a1"}', true);
insert into public.pictures (path) values (pg_temp.name_of('d'));
reset role;
select is_empty('select * from public.list_orphaned_files(10)', 'not when the same picture was uploaded again');

-- every list of places knows the table
select is(
  array(select tgrelid::regclass::text from pg_trigger where tgname = 'record_picture_uses' order by 1),
  array(select tgrelid::regclass::text from pg_trigger where tgname = 'forget_picture_uses' order by 1),
  'a table whose rows show pictures is emptied with them'
);

select * from finish();
rollback;
