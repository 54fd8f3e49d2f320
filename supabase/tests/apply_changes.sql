-- Several changes as one: all of them or none, with the rights of the caller, and only of the versions that were seen.
begin;
select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-0000000000a1', 'editor@changes.example'),
  ('00000000-0000-4000-8000-0000000000a2', 'inbox@changes.example');
update public.profiles set role = split_part(email, '@', 1) from auth.users
where users.id = profiles.id and email like '%@changes.example';
insert into public.website_content (id, slug, nav_title, page_title) values
  ('00000000-0000-4000-8000-0000000000f1', 'changes-one', 'One', 'One'),
  ('00000000-0000-4000-8000-0000000000f2', 'changes-two', 'Two', 'Two');
create function pg_temp.page(digit text, operation text, page jsonb) returns jsonb language sql as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'table', 'website_content', 'key', '00000000-0000-4000-8000-0000000000f' || digit, 'operation', operation, 'values', page,
    'updated_at', (select updated_at from public.website_content where id::text = '00000000-0000-4000-8000-0000000000f' || digit)
  ))
$$;
create function pg_temp.codes(changes jsonb, is_trial boolean default false) returns text[] language sql as $$
  select array(select problem ->> 'code' from jsonb_array_elements(public.apply_changes(changes, is_trial)) as problem)
$$;
create function pg_temp.slugs() returns text[] language sql as $$
  select array(select slug from public.website_content where slug like 'changes-%' order by slug)
$$;
grant execute on function pg_temp.page, pg_temp.codes, pg_temp.slugs to authenticated;

select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-0000000000a1"}', true);
set local role authenticated;
select is(
  pg_temp.codes(jsonb_build_array(pg_temp.page('1', 'update', '{"slug": "changes-two"}'), pg_temp.page('2', 'update', '{"slug": "changes-three"}')), true),
  array[]::text[], 'a value that another change gives up is no clash, in any order'
);
select is(pg_temp.slugs(), array['changes-one', 'changes-two'], 'a trial stores nothing');
select is(
  pg_temp.codes(jsonb_build_array(pg_temp.page('1', 'update', '{"slug": "changes-two"}'), pg_temp.page('2', 'update', '{"slug": "changes-three"}'))),
  array[]::text[], 'both are stored'
);
select is(pg_temp.slugs(), array['changes-three', 'changes-two'], 'each with its own');
select is(
  pg_temp.codes(jsonb_build_array(
    pg_temp.page('3', 'insert', '{"id": "00000000-0000-4000-8000-0000000000f3", "slug": "changes-four", "nav_title": "4", "page_title": "4"}'),
    pg_temp.page('1', 'delete', null) || '{"updated_at": "2020-01-01T00:00:00Z"}',
    pg_temp.page('2', 'update', '{"slug": "Not a slug"}')
  )),
  array['changed', '23514'], 'each thing in the way is told: another version, and what the table refuses'
);
select is(pg_temp.slugs(), array['changes-three', 'changes-two'], 'and nothing at all was stored');
select is(
  pg_temp.codes(jsonb_build_array(pg_temp.page('1', 'update', '{"slug": "changes-three"}'))), array['23505'], 'a value that is taken is a clash'
);
select is(
  pg_temp.codes('[{"table": "config", "key": "pricing_standard_monthly", "operation": "update", "updated_at": "2020-01-01", "values": {"value": "1"}}]'),
  array['42501'], 'an editor changes no price'
);
select is(pg_temp.codes('[{"table": "profiles", "key": "x", "operation": "delete"}]'), array['42501'], 'nor any table beside the content');
select is(
  (select count(*) from public.content_changes where row_id like '%0000000000f_' and operation = 'update' and changed_by = auth.uid()), 2::bigint,
  'the history names who did it'
);
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-0000000000a2"}', true);
select is(pg_temp.codes(jsonb_build_array(pg_temp.page('1', 'delete', null))), array['42501'], 'inbox changes no page');
reset role;

select * from finish();
rollback;
