-- Form tokens: one submission each, and the first answer to it.
begin;
select no_plan();
delete from private.form_answers;

create function pg_temp.key(name text) returns text
language sql as $$ select encode(sha256(convert_to(name, 'UTF8')), 'hex') $$;
create function pg_temp.claim(name text, expires_at timestamptz default now() + interval '1 hour') returns text
language sql as $$ select public.claim_form_token(pg_temp.key(name), 60, expires_at) ->> 'state' $$;
create function pg_temp.kept(name text) returns private.form_answers
language sql as $$ select * from private.form_answers where key = pg_temp.key(name) $$;

select is(pg_temp.claim('a'), 'claimed', 'the first submission has the token');
select is(pg_temp.claim('a'), 'pending', 'a second one waits');
select is(pg_temp.claim('b'), 'claimed', 'another token is another one');
select public.settle_form_token(pg_temp.key('a'), 'encrypted');
select is(
  public.claim_form_token(pg_temp.key('a'), 60, now()), '{"state": "answered", "answer": "encrypted"}'::jsonb,
  'then it gets the answer of the first'
);
select public.settle_form_token(pg_temp.key('a'), 'another');
select public.settle_form_token(pg_temp.key('a'));
select is((pg_temp.kept('a')).answer, 'encrypted', 'which stays when a late submission answers');

select public.settle_form_token(pg_temp.key('b'));
select is(pg_temp.claim('b'), 'claimed', 'a token may be used again when its submission failed');

update private.form_answers set claimed_until = now() - interval '1 second' where key = pg_temp.key('b');
select is(pg_temp.claim('b'), 'claimed', 'and when its server stopped');
select is(pg_temp.claim('b'), 'pending', 'by one submission');

select cmp_ok(
  (select (pg_temp.kept('c')).expires_at from pg_temp.claim('c', now() + interval '9 days')),
  '<=', clock_timestamp() + interval '1 day', 'nothing is kept for more than a day'
);

insert into private.form_answers (key, claimed_until, answer, expires_at)
  select pg_temp.key('old ' || n), now(), 'x', now() - interval '1 minute' from generate_series(1, 50) as n;
select is(private.forget_old_form_answers(30), 30, 'expired answers are deleted, some at a time');
select pg_temp.claim('d');
select is((select count(*) from private.form_answers where expires_at <= now()), 0::bigint, 'every claim deletes some');
select throws_ok($$select public.claim_form_token('all', 1, now())$$, '23514', null, 'a key is a digest');
select throws_ok(
  $$insert into private.form_answers values (pg_temp.key('e'), now(), repeat('x', 20001), now())$$, '23514', null,
  'an answer has a bound'
);

set local role anon;
select throws_ok($$select * from private.form_answers$$, '42501', null, 'anonymous: reads no answers');
select throws_ok($$select public.claim_form_token('a', 1, now())$$, '42501', null, 'anonymous: claims no token');
select throws_ok($$select public.settle_form_token('a', 'x')$$, '42501', null, 'anonymous: settles no token');
set local role authenticated;
select throws_ok($$select public.claim_form_token('a', 1, now())$$, '42501', null, 'a user: claims no token');
select throws_ok($$select public.settle_form_token('a', 'x')$$, '42501', null, 'a user: settles no token');
reset role;

select * from finish();
rollback;
