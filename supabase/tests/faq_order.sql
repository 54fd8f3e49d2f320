-- What moving a question changes. Who may is in rls_matrix.sql.
begin;
select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-0000000000a1', 'administrator@order.example');
update public.profiles set role = 'owner' where id = '00000000-0000-4000-8000-0000000000a1';

delete from public.faq_items;
insert into public.faq_items (id, question, answer, type, display_order, created_at) values
  ('00000000-0000-4000-8000-00000000000a', 'Question A', 'Answer of A', 'faq', 1, '2026-01-01'),
  ('00000000-0000-4000-8000-00000000000b', 'Question B', 'Answer of B', 'support', 2, '2026-01-01'),
  ('00000000-0000-4000-8000-00000000000c', 'Question C', 'Answer of C', 'faq', 2, '2026-01-02'),
  ('00000000-0000-4000-8000-00000000000d', 'Question D', 'Answer of D', 'faq', 30, '2026-01-01'),
  ('00000000-0000-4000-8000-00000000000e', 'Question E', 'Answer of E', 'faq', null, '2026-01-01');
create temp table mark as select max(id) as id from public.content_changes;
grant select on mark to authenticated;

create function pg_temp.id_of(letter text) returns uuid language sql as
  $$ select ('00000000-0000-4000-8000-00000000000' || letter)::uuid $$;
-- The ids of questions by their letters, such as 'abc'.
create function pg_temp.ids(letters text) returns uuid[] language sql as
  $$ select array_agg(pg_temp.id_of(letter)) from regexp_split_to_table(letters, '') as letter $$;
create function pg_temp.stored() returns text language sql as
  $$ select string_agg(lower(right(question, 1)) || coalesce(display_order::text, '-'), ' ' order by display_order, created_at, id) from public.faq_items $$;

grant execute on function pg_temp.id_of, pg_temp.ids, pg_temp.stored to authenticated;

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a1"}', true);
set local role authenticated;
select is(public.move_faq_item(pg_temp.id_of('e'), 1, pg_temp.ids('acbde')), false, 'another order was seen');
select is(public.move_faq_item(pg_temp.id_of('e'), 1, pg_temp.ids('abce')), false, 'a question came in the meantime');
select is(public.move_faq_item(pg_temp.id_of('e'), 1, pg_temp.ids('abcdef')), false, 'a question is gone or unknown');
select is(public.move_faq_item(pg_temp.id_of('e'), 1, pg_temp.ids('abcdee')), false, 'a question twice');
select is(public.move_faq_item(pg_temp.id_of('e'), 1, pg_temp.ids('abcde') || null::uuid), false, 'a null among the questions');
select is(
  public.move_faq_item(pg_temp.id_of('e'), 1, pg_temp.ids('abcde') || array(select gen_random_uuid() from generate_series(1, 10000))),
  false, 'ten thousand others'
);
select is(public.move_faq_item(null, 1, pg_temp.ids('abcde')), null, 'no question');
select is(public.move_faq_item(pg_temp.id_of('e'), null, pg_temp.ids('abcde')), null, 'no place');
select is(public.move_faq_item(pg_temp.id_of('e'), 1, null), null, 'no list');
select throws_ok($$select public.move_faq_item(pg_temp.id_of('f'), 1, pg_temp.ids('abcde'))$$, '22023', null, 'a question outside of the list');
select throws_ok($$select public.move_faq_item(pg_temp.id_of('e'), 0, pg_temp.ids('abcde'))$$, '22023', null, 'a place before the first');
select throws_ok($$select public.move_faq_item(pg_temp.id_of('e'), 6, pg_temp.ids('abcde'))$$, '22023', null, 'a place behind the last');
select throws_ok($$select public.move_faq_item(pg_temp.id_of('e'), 1, array[pg_temp.ids('abcde')])$$, '0A000', null, 'a list of lists');
select is(pg_temp.stored(), 'a1 b2 c2 d30 e-', 'none of these changed anything');
select is_empty('select changes.id from public.content_changes as changes, mark where changes.id > mark.id', 'or is in the history');

select is(public.move_faq_item(pg_temp.id_of('e'), 2, pg_temp.ids('abcde')), true, 'a question without a number goes up');
select is(pg_temp.stored(), 'a1 e2 b3 c4 d5', 'all are numbered by their places');
select is(
  (select array_agg(distinct right(changes.before ->> 'question', 1)) from public.content_changes as changes, mark where changes.id > mark.id),
  array['B', 'C', 'D', 'E'], 'the history has those that changed'
);
select is(
  (select array_agg(distinct changes.changed_by) from public.content_changes as changes, mark where changes.id > mark.id),
  array['00000000-0000-4000-8000-0000000000a1'::uuid], 'and who did it'
);
select is(public.move_faq_item(pg_temp.id_of('a'), 5, pg_temp.ids('aebcd')), true, 'the first goes to the end');
select is(pg_temp.stored(), 'e1 b2 c3 d4 a5', 'and is there');
select is(public.move_faq_item(pg_temp.id_of('a'), 5, pg_temp.ids('ebcda')), true, 'to the place where it is');
select is(pg_temp.stored(), 'e1 b2 c3 d4 a5', 'changes nothing');
reset role;

select * from finish();
rollback;
