-- Rate limits: what is counted, what is refused, and what a caller without the site's secret can do with it.
begin;
select no_plan();
delete from private.rate_limits;

create function pg_temp.key(name text) returns text
language sql as $$ select encode(sha256(convert_to(name, 'UTF8')), 'hex') $$;
create function pg_temp.turn(client text, of_client integer default 3, of_all integer default 5) returns integer
language sql as $$
  select public.take_turn(array[pg_temp.key(client), pg_temp.key('all')], array[of_client, of_all], array[600, 3600]);
$$;
create function pg_temp.counted(name text) returns integer
language sql as $$ select count from private.rate_limits where key = pg_temp.key(name) $$;

select is(array[pg_temp.turn('a'), pg_temp.turn('a'), pg_temp.turn('a')], array[0, 0, 0], 'three turns of three are given');
select cmp_ok(pg_temp.turn('a'), '>', 0, 'the fourth is refused');
select cmp_ok(pg_temp.turn('a'), '<=', 600, 'and told how long to wait');
select is(pg_temp.counted('all'), 3, 'a refused client uses up nothing of what everybody shares');
select is(pg_temp.turn('b'), 0, 'another client has turns of its own');
select is(pg_temp.turn('b'), 0, 'up to what everybody shares');
select cmp_ok(pg_temp.turn('c'), '>', 600, 'then everybody waits, as long as that takes');

update private.rate_limits set expires_at = clock_timestamp() - interval '1 second' where key = pg_temp.key('a');
update private.rate_limits set expires_at = clock_timestamp() - interval '1 second' where key = pg_temp.key('all');
select is(pg_temp.turn('a'), 0, 'when the time is over, counting begins anew');
select is(pg_temp.counted('a'), 1, 'at one');

insert into private.rate_limits (key, count, expires_at)
  select pg_temp.key('old ' || n), 1, now() - interval '1 minute' from generate_series(1, 50) as n;
select is(private.forget_old_rate_limits(30), 30, 'old counters are deleted, some at a time');
select pg_temp.turn('d');
select is((select count(*) from private.rate_limits where expires_at <= now()), 0::bigint, 'every call tidies up');

select throws_ok($$select public.take_turn(array['all'], array[1], array[1])$$, '23514', null, 'a key is a digest');
select throws_ok($$select public.take_turn(array[]::text[], array[]::integer[], array[]::integer[])$$, '22023', null, 'no key, no turn');
select throws_ok($$select public.take_turn(null, null, null)$$, '22023', null, 'nor with nothing at all');
select throws_ok(
  $$select public.take_turn(array[pg_temp.key('x')], array[1, 2], array[1])$$, '22023', null, 'lists of one length'
);
select throws_ok(
  $$select public.take_turn(array[pg_temp.key('x')], array[null]::integer[], array[1])$$, '22023', null, 'without gaps'
);
select throws_ok(
  $$select public.take_turn(array_fill(pg_temp.key('x'), array[5]), array_fill(1, array[5]), array_fill(1, array[5]))$$,
  '22023', null, 'four at most'
);
select public.take_turn(array[pg_temp.key('long')], array[1], array[2147483647]);
select ok(
  (select expires_at < now() + interval '25 hours' from private.rate_limits where key = pg_temp.key('long')),
  'no counter outlives a day'
);

-- who may do what
set local role anon;
select lives_ok($$select public.take_turn(array[repeat('0', 64)], array[1], array[60])$$, 'a visitor''s client may take a turn');
select throws_ok($$select * from private.rate_limits$$, '42501', null, 'but not read the counters');
select throws_ok($$delete from private.rate_limits$$, '42501', null, 'nor delete them');
select throws_ok($$select private.forget_old_rate_limits(1)$$, '42501', null, 'nor tidy up');
reset role;

select * from finish();
rollback;
