-- Rate limits: what is counted, and what is refused.
begin;
select no_plan();
delete from private.rate_limits;

create function pg_temp.key(name text) returns text
language sql as $$ select encode(sha256(convert_to(name, 'UTF8')), 'hex') $$;
create function pg_temp.consume(client text, of_client integer default 3, of_all integer default 5) returns integer[]
language sql as $$
  select array[(answer ->> 'wait')::integer, (answer ->> 'shared_wait')::integer]
  from public.consume_rate_limit(pg_temp.key(client), of_client, 600, pg_temp.key('all'), of_all, 3600) as answer;
$$;
create function pg_temp.counted(name text) returns integer
language sql as $$ select count from private.rate_limits where key = pg_temp.key(name) $$;

select is(
  array[pg_temp.consume('a'), pg_temp.consume('a'), pg_temp.consume('a')], array[array[0, 0], array[0, 0], array[0, 0]],
  'three requests of three are within the limit'
);
select cmp_ok((pg_temp.consume('a'))[1], '>', 0, 'the fourth is refused');
select cmp_ok((pg_temp.consume('a'))[1], '<=', 600, 'and told how long to wait');
select is(pg_temp.counted('all'), 3, 'a refused client uses up nothing of the shared limit');
select is(pg_temp.consume('b'), array[0, 0], 'another client has a separate limit');
select is(pg_temp.consume('b'), array[0, 0], 'up to the shared limit');
select is((pg_temp.consume('c'))[1], 0, 'above the shared limit a client is within its own');
select cmp_ok((pg_temp.consume('c'))[2], '>', 600, 'and told that the shared one is used up');

update private.rate_limits set expires_at = clock_timestamp() - interval '1 second' where key = pg_temp.key('a');
update private.rate_limits set expires_at = clock_timestamp() - interval '1 second' where key = pg_temp.key('all');
select is(pg_temp.consume('a'), array[0, 0], 'when the time is over, counting starts again');
select is(pg_temp.counted('a'), 1, 'at one');

insert into private.rate_limits (key, count, expires_at)
  select pg_temp.key('old ' || n), 1, now() - interval '1 minute' from generate_series(1, 50) as n;
select is(private.forget_old_rate_limits(30), 30, 'old counters are deleted, some at a time');
select pg_temp.consume('d');
select is((select count(*) from private.rate_limits where expires_at <= now()), 0::bigint, 'every call deletes some');
select throws_ok($$select public.consume_rate_limit('all', 1, 1)$$, '23514', null, 'a key is a digest');

-- A client from which an administrator signed in stays known.
select is(public.is_known_client(pg_temp.key('admin')), false, 'a client is unknown at first');
select public.consume_rate_limit(pg_temp.key('admin'), 1, 2592000);
select is(public.is_known_client(pg_temp.key('admin')), true, 'and known afterwards');

set local role anon;
select throws_ok($$select * from private.rate_limits$$, '42501', null, 'anonymous: does not read the counters');
reset role;

-- Sessions of administrators: 24 hours from the sign-in, 8 hours without use.
insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-0000000000d1', 'administrator@sessions.example'),
  ('00000000-0000-4000-8000-0000000000d2', 'user@sessions.example');
update public.profiles set role = 'owner' where id = '00000000-0000-4000-8000-0000000000d1';
insert into auth.sessions (id, user_id, created_at, updated_at) values
  ('00000000-0000-4000-8000-00000000e001', '00000000-0000-4000-8000-0000000000d1', now() - interval '23 hours', now() - interval '7 hours'),
  ('00000000-0000-4000-8000-00000000e002', '00000000-0000-4000-8000-0000000000d1', now() - interval '25 hours', now()),
  ('00000000-0000-4000-8000-00000000e003', '00000000-0000-4000-8000-0000000000d1', now() - interval '10 hours', now() - interval '9 hours'),
  ('00000000-0000-4000-8000-00000000e004', '00000000-0000-4000-8000-0000000000d2', now(), now());
select is(
  public.admin_access(user_id::uuid, session_id::uuid), expected, format('a session %s is %s', what, expected)
) from (values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-00000000e001', 'owner', 'of today'),
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-00000000e002', 'expired', 'of yesterday'),
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-00000000e003', 'expired', 'unused for 9 hours'),
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-00000000e004', 'expired', 'of another account'),
  ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-00000000e004', 'user', 'of a user')
) as sessions (user_id, session_id, expected, what);

-- the release before claims its form tokens
reset role;
select is(public.claim_form_token('a', 60, now()), '{"state": "claimed"}', 'each submission is worked on')
from generate_series(1, 2);
select lives_ok($$select public.settle_form_token('a', 'answer'), public.settle_form_token('a')$$, 'and nothing is kept');

select * from finish();
rollback;
