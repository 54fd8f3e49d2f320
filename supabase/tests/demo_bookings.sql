-- The demo property: no two stays overlap, one running demo for each number.
begin;
select no_plan();
delete from public.demo_bookings;

create function pg_temp.reserve(number text, taken date[] default '{}', horizon integer default 10) returns jsonb
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
select is((pg_temp.reserve('+41790000004', '{}', 3) ->> 'outcome'), 'full', 'nothing free within the horizon');

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

-- the sandbox
select is(
  public.keep_sandbox_booking((select (answer ->> 'id')::uuid from again), 'Ada', 'Meier', 'de') ->> 'provider', 'sandbox',
  'the sandbox keeps the guest and answers with the booking'
);
select is(
  public.keep_sandbox_booking((select (answer ->> 'id')::uuid from first), 'Ada', 'Meier', 'de'), null,
  'but writes into no booking that is made'
);

-- what ends is forgotten
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
  '23505', null, 'nor can one number have two'
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
