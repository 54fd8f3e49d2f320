-- The history of everything that administrators edit: who, when, before and after. That no role changes it is in rls_matrix.sql.
begin;
select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-0000000000a1', 'administrator@history.example'),
  ('00000000-0000-4000-8000-0000000000b1', 'user@history.example');
update public.profiles set is_admin = true where id = '00000000-0000-4000-8000-0000000000a1';
create temp table mark as select coalesce(max(id), 0) as id from public.content_changes;
grant select on mark to authenticated;

select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-0000000000a1"}', true);
set local role authenticated;
insert into public.faq_items (question, answer) values ('Who wrote this down?', 'The trigger did, every time.');
update public.faq_items set answer = 'The trigger did, and kept the old one.' where question = 'Who wrote this down?';
update public.faq_items set answer = answer where question = 'Who wrote this down?';
delete from public.faq_items where question = 'Who wrote this down?';
create temp table changes as
  select changes.* from public.content_changes as changes, mark where changes.id > mark.id order by changes.id;

select is(array(select operation from changes order by id), array['insert', 'update', 'delete'], 'each change is one row; saving the same text is none');
select is((select array_agg(distinct changed_by) from changes), array['00000000-0000-4000-8000-0000000000a1'::uuid], 'with who did it');
select is((select count(distinct row_id) from changes), 1::bigint, 'all of one question');
select ok((select bool_and(created_at between now() - interval '1 minute' and clock_timestamp()) from changes), 'and when');
select is((select before from changes where operation = 'insert'), null, 'nothing was there before it was written');
select is((select before ->> 'answer' from changes where operation = 'update'), 'The trigger did, every time.', 'the old answer is kept');
select is((select after ->> 'answer' from changes where operation = 'update'), 'The trigger did, and kept the old one.', 'and the new one');
select is((select before ->> 'question' from changes where operation = 'delete'), 'Who wrote this down?', 'what is deleted can be read');
select is((select after from changes where operation = 'delete'), null, 'and nothing comes after it');

select is(
  (select email from public.list_editors() where id = '00000000-0000-4000-8000-0000000000a1'), 'administrator@history.example',
  'an administrator sees the addresses of the editors'
);

select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-0000000000b1"}', true);
select is_empty('select * from public.list_editors()', 'a user sees none');
reset role;

-- Every table that administrators edit has the trigger, after each insert, update and delete, with the name of its key. What
-- visitors sent they only mark.
select is(
  array(
    select format('%s by %s', relname, coalesce(substring(pg_get_triggerdef(pg_trigger.oid) from 'record_change\(''(\w+)''\)'), 'id'))
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'record_change' and tgtype = 29 and tgenabled = 'O' order by 1
  ),
  array(
    select format('%s by %s', relname, attname)
    from pg_class
    join pg_index on indrelid = pg_class.oid and indisprimary
    join pg_attribute on attrelid = pg_class.oid and attnum = indkey[0]
    where relnamespace = 'public'::regnamespace and has_any_column_privilege('authenticated', pg_class.oid, 'update')
      and not exists (select from pg_attribute as marked where marked.attrelid = pg_class.oid and marked.attname = 'handled_state')
    order by 1
  ),
  'every table that administrators edit keeps its changes: trigger record_change'
);
update public.config set value = '1.00';
select is(
  (select bool_and(row_id like 'pricing%') from public.content_changes, mark
    where content_changes.id > mark.id and table_name = 'config' and operation = 'update'),
  true, 'a setting is known by its name'
);

select set_config('request.jwt.claims', '', true);
insert into public.faq_items (question, answer) values ('And without a user?', 'Then no user is named.');
select is(
  (select changed_by from public.content_changes order by id desc limit 1), null, 'a change without a user has no name'
);
delete from auth.users where id = '00000000-0000-4000-8000-0000000000a1';
select is(
  (select count(*) from public.content_changes, mark where content_changes.id > mark.id and changed_by = '00000000-0000-4000-8000-0000000000a1'), 0::bigint,
  'an account that is deleted leaves the history, not its name'
);

select * from finish();
rollback;
