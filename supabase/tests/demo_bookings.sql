-- The demo property: no two stays overlap, one running demo for each number.
begin;
select no_plan();
delete from public.demo_bookings;

create function pg_temp.reserve(number text, taken date[] default '{}', horizon integer default 20) returns jsonb
language sql as $$ select public.reserve_demo_stay(number, 'sandbox', 2, horizon, 300, taken) $$;
create function pg_temp.day(ahead integer) returns date language sql as $$ select private.demo_today() + ahead $$;

-- picking
create temp table first as select pg_temp.reserve('+41790000001') as answer;
select is((select answer ->> 'outcome' from first), 'reserved', 'a free stay is held');
select is((select (answer ->> 'arrival')::date from first), pg_temp.day(1), 'the first arrival is tomorrow');
select is((select (answer ->> 'departure')::date from first), pg_temp.day(3), 'two nights later is the departure');
select is((select answer ->> 'existing' from first), '0', 'no booking was there before');
select is(pg_temp.reserve('+41790000001') ->> 'outcome', 'duplicate', 'a second demo for the number is refused, even while the first is only held');
select is((pg_temp.reserve('+41790000002') ->> 'arrival')::date, pg_temp.day(3), 'the next stay begins on the day of departure');
select is(
  (pg_temp.reserve('+41790000003', array[pg_temp.day(6)]) ->> 'arrival')::date, pg_temp.day(7),
  'nights that are taken in the booking system are passed over, and so are stays that reach into them'
);
update public.demo_bookings set answered_at = now();
select is((pg_temp.reserve('+41790000004', '{}', 3) ->> 'outcome'), 'full', 'nothing free within the horizon');
update public.demo_bookings set answered_at = null;

-- confirming and releasing
select ok(public.confirm_demo_booking((select (answer ->> 'id')::uuid from first), 'A-1'), 'a hold becomes a booking');
select ok(not public.confirm_demo_booking((select (answer ->> 'id')::uuid from first), 'A-2'), 'but not into another one');
select ok(public.confirm_demo_booking((select (answer ->> 'id')::uuid from first), 'A-1'), 'being asked again changes nothing');
select ok(not public.release_demo_stay((select (answer ->> 'id')::uuid from first)), 'a booking is not released');
select is(pg_temp.reserve('+41790000001') ->> 'status', 'confirmed', 'the duplicate says that the demo is booked');
create temp table released as select id from public.demo_bookings where phone_number = '+41790000002';
select ok(public.release_demo_stay((select id from released)), 'a hold is released');
select ok(not public.confirm_demo_booking((select id from released), 'A-3'), 'and cannot be confirmed afterwards');
create temp table again as select pg_temp.reserve('+41790000002') as answer;
select is((select (answer ->> 'arrival')::date from again), pg_temp.day(3), 'its stay is free again');
select is((select answer ->> 'existing' from again), '1', 'bookings are counted, holds are not');

-- the same form again
create function pg_temp.send(content uuid, number text default '+41790000031', taken date[] default '{}') returns jsonb
language sql as $$ select public.reserve_demo_stay(number, 'smoobu', 2, 40, 300, taken, content) $$;
create function pg_temp.content(nth integer) returns uuid language sql as $$ select lpad(nth::text, 32, '0')::uuid $$;
create temp table sent as select pg_temp.send(pg_temp.content(1)) as answer;
select is((select answer ->> 'outcome' from sent), 'reserved', 'a form is taken once');
select is(
  pg_temp.send(pg_temp.content(1)) - '{provider,existing}'::text[],
  (select answer || '{"outcome": "repeated", "status": "held", "reference": null}' from sent) - 'existing',
  'sent again it gets the same stay, even while it is only held'
);
select public.confirm_demo_booking((select (answer ->> 'id')::uuid from sent), '51');
-- Within a transaction no time passes: the booking that was there before is older.
update public.demo_bookings set created_at = now() - interval '23 hours' where content_id = pg_temp.content(1);
update public.demo_bookings set created_at = now() - interval '24 hours' where phone_number = '+41790000001';
select is(
  pg_temp.send(pg_temp.content(1), taken => null),
  (select answer || '{"outcome": "repeated", "status": "confirmed", "provider": "smoobu", "reference": "51"}' from sent),
  'and its booking, with the number of those before it, without a look at the booking system'
);
select is(pg_temp.send(content) ->> 'outcome', 'duplicate', format('%L is another form for the same number', content))
from (values (pg_temp.content(2)), (null)) as other (content);
update public.demo_bookings set created_at = now() - interval '25 hours' where content_id = pg_temp.content(1);
select is(pg_temp.send(pg_temp.content(1)) ->> 'outcome', 'duplicate', 'after a day it is as well');
select is(
  pg_temp.send(pg_temp.content(3), '+41790000032', null), '{"outcome": "unknown"}', 'nothing is held while the taken nights are unknown'
);
select is(pg_temp.send(pg_temp.content(1), '+41790000032') ->> 'outcome', 'reserved', 'a number counts for itself');
delete from public.demo_bookings where phone_number in ('+41790000031', '+41790000032');
update public.demo_bookings set created_at = now();

-- the sandbox
select is(
  public.keep_sandbox_booking((select (answer ->> 'id')::uuid from again), 'Ada', 'Meier', 'de') ->> 'provider', 'sandbox',
  'the sandbox keeps the guest and answers with the booking'
);
select is(
  public.keep_sandbox_booking((select (answer ->> 'id')::uuid from first), 'Ada', 'Meier', 'de'), null,
  'but writes into no booking that is made'
);

-- guests who never answer: half of the ten stays of the horizon, for two days
create function pg_temp.answer(number text) returns boolean language sql as $$ select public.note_demo_answer(number) $$;
create function pg_temp.book(number text) returns text language plpgsql as $$
declare
  reserved jsonb := pg_temp.reserve(number);
begin
  perform public.confirm_demo_booking((reserved ->> 'id')::uuid, number);
  return reserved ->> 'outcome';
end;
$$;
create temp table booked_before as select count(*)::int as bookings from public.demo_bookings;
select is(pg_temp.book('+4179000010' || nth), case when nth <= 5 - bookings then 'reserved' else 'full' end, format('number %s that never answers', nth))
from booked_before, generate_series(1, 6) as nth order by nth;
select is((select count(*)::int from public.demo_bookings), 5, 'have half of the stays');
select ok(pg_temp.answer('+41790000101'), 'the assistant says that a guest answered');
select ok(pg_temp.answer('+41790000101'), 'also when it says so again');
select ok(not pg_temp.answer('+41790000199'), 'but not for a number without a booking');
select is(pg_temp.book('+41790000107'), 'reserved', 'a stay of a guest who answered is not among them');
select is(pg_temp.book('+41790000108'), 'full', 'the next one is');
select is(
  (select array_agg(distinct answer_due_at - created_at) from public.demo_bookings), array['2 days'::interval],
  'a guest has two days to answer'
);
update public.demo_bookings set answer_due_at = now() - interval '1 second';
update public.demo_bookings set provider = 'smoobu' where phone_number = '+41790000107';
select is(pg_temp.book('+41790000108'), 'reserved', 'then the stays are free again');
select results_eq(
  $$select phone_number from public.demo_bookings where status = 'confirmed' order by phone_number$$,
  $$values ('+41790000101'), ('+41790000107'), ('+41790000108')$$,
  'but for those of guests who answered, and those that a booking system has to cancel first'
);
select is(
  public.list_unanswered_demo_bookings('smoobu', 5),
  (select jsonb_build_array(jsonb_build_object('id', id, 'reference', '+41790000107')) from public.demo_bookings where phone_number = '+41790000107'),
  'which are named to the function'
);
select ok(public.give_back_demo_booking(id), 'and forgotten when it has cancelled them') from public.demo_bookings where phone_number = '+41790000107';
select ok(not public.give_back_demo_booking(id), 'a booking that still has time is not') from public.demo_bookings where phone_number = '+41790000108';
insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'administrator@stays.example');
update public.profiles set role = 'owner' where id = '00000000-0000-4000-8000-00000000000a';
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a"}', true);
set local role authenticated;
select isnt_empty(
  $$update public.demo_bookings set answered_at = now() where phone_number = '+41790000108' returning 1$$,
  'an administrator enters that a guest answered'
);
reset role;

-- what ends is forgotten
delete from public.demo_bookings;
select pg_temp.reserve('+4179000000' || nth) from generate_series(1, 3) as nth;
update public.demo_bookings set held_until = now() - interval '1 second' where phone_number = '+41790000003';
select is(pg_temp.reserve('+41790000003') ->> 'outcome', 'reserved', 'a released hold does not block the stay');
update public.demo_bookings set stay = daterange(pg_temp.day(-2), pg_temp.day(0)) where phone_number = '+41790000001';
select is(pg_temp.reserve('+41790000001') ->> 'outcome', 'reserved', 'on the day of departure the number may book again');
update public.demo_bookings set stay = daterange(pg_temp.day(-3), pg_temp.day(-1)), status = 'confirmed', held_until = null
  where phone_number = '+41790000001';
select cmp_ok(public.forget_ended_demo_bookings(), '>=', 1, 'ended stays are deleted');
select is_empty($$select 1 from public.demo_bookings where phone_number = '+41790000001'$$, 'with the number');

-- the constraints, past the functions
select throws_ok(
  $$insert into public.demo_bookings (stay, status, provider, phone_number)
    select stay, 'confirmed', 'sandbox', '+41790000009' from public.demo_bookings limit 1$$,
  '23P01', null, 'two stays cannot overlap'
);
select throws_ok(
  $$insert into public.demo_bookings (stay, status, provider, phone_number)
    select daterange(pg_temp.day(90), pg_temp.day(92)), 'confirmed', 'sandbox', phone_number from public.demo_bookings limit 1$$,
  '23505', null, 'and one number cannot have two'
);
select throws_ok(
  $$insert into public.demo_bookings (stay, status, provider, phone_number)
    values (daterange(pg_temp.day(90), pg_temp.day(92)), 'held', 'sandbox', '+41790000009')$$,
  '23514', null, 'every hold expires'
);
select throws_ok(
  $$insert into public.demo_bookings (stay, status, provider, phone_number)
    values (daterange(pg_temp.day(90), pg_temp.day(92)), 'confirmed', 'sandbox', '079 000 00 09')$$,
  '23514', null, 'numbers are in E.164'
);

select * from finish();
rollback;
