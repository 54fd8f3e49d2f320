-- Who chose the password of an account, and what a new one ends.
begin;
select no_plan();

insert into auth.users (id, email, encrypted_password, confirmation_sent_at, raw_user_meta_data) values
  ('00000000-0000-4000-8000-0000000000c1', 'once@passwords.example', 'first', now(), jsonb_build_object('sign_up_key', repeat('k', 43), 'name', 'Ada')),
  ('00000000-0000-4000-8000-0000000000c2', 'twice@passwords.example', 'first', now(), jsonb_build_object('sign_up_key', repeat('k', 43))),
  ('00000000-0000-4000-8000-0000000000c3', 'other@passwords.example', 'first', now(), jsonb_build_object('sign_up_key', repeat('k', 43))),
  ('00000000-0000-4000-8000-0000000000c4', 'without@passwords.example', 'first', now(), null);
update auth.users set confirmation_sent_at = now() + interval '1 minute' where email = 'twice@passwords.example';
update auth.users set email_confirmed_at = now() where email like '%@passwords.example';
insert into auth.sessions (id, user_id)
  select overlay(id::text placing 'e' from 33 for 1)::uuid, id from auth.users where email like '%@passwords.example';
insert into auth.sessions (id, user_id)
  select overlay(id::text placing 'f' from 33 for 1)::uuid, id from auth.users where email like '%@passwords.example';

select is(
  public.settle_password(id, overlay(id::text placing 'e' from 33 for 1)::uuid, key), expected, what
) from (values
  ('c1', repeat('k', 43), 'kept', 'one sign-up, in this browser'),
  ('c2', repeat('k', 43), 'removed', 'two sign-ups'),
  ('c3', repeat('x', 43), 'removed', 'one sign-up, in another browser'),
  ('c4', repeat('k', 43), 'removed', 'a sign-up past the site')
) as cases (ending, key, expected, what)
join auth.users on users.id::text like '%' || ending and email like '%@passwords.example';
select results_eq(
  $$select split_part(email, '@', 1), encrypted_password is not null, count(sessions.id)::int
    from auth.users left join auth.sessions on user_id = users.id
    where email like '%@passwords.example' group by 1, 2 order by 1$$,
  $$values ('once', true, 2), ('other', false, 1), ('twice', false, 1), ('without', false, 1)$$,
  'a password that is removed takes the other sessions with it'
);
select results_eq(
  $$select raw_user_meta_data from auth.users where email = 'once@passwords.example'$$, $$values ('{"name": "Ada"}'::jsonb)$$,
  'the key is used up'
);
select is(
  public.settle_password('00000000-0000-4000-8000-0000000000c1', gen_random_uuid()), 'kept', 'it is decided once'
);
select is_empty($$select from public.outbox where recipient like '%@passwords.example'$$, 'nothing of this is mailed');

-- A key that is absent or of another form proves nothing, not even to one that is the same.
insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
values ('00000000-0000-4000-8000-0000000000c5', 'proof@passwords.example', 'first', now(), null);
insert into auth.sessions (id, user_id) values (gen_random_uuid(), '00000000-0000-4000-8000-0000000000c5');
create function pg_temp.settled(stored jsonb, given text) returns text language plpgsql as $$
begin
  update public.profiles set password_state = 'unverified' where id = '00000000-0000-4000-8000-0000000000c5';
  update auth.users set raw_user_meta_data = jsonb_build_object('sign_up_key', stored) where id = '00000000-0000-4000-8000-0000000000c5';
  return public.settle_password('00000000-0000-4000-8000-0000000000c5', null, given);
end;
$$;
select is(pg_temp.settled(stored, given), 'removed', format('%s is no proof for %s', stored, to_json(given)))
from (values
  ('""'::jsonb, ''), ('null', null), ('null', ''), ('null', 'null'), ('" "', ' '), ('"k"', 'k'), ('0', '0'), ('{}', '{}'), ('[]', '[]'),
  (to_jsonb(repeat('k', 42)), repeat('k', 42)), (to_jsonb(repeat('k', 44)), repeat('k', 44)),
  (to_jsonb(repeat('k', 42) || '='), repeat('k', 42) || '='), (to_jsonb(repeat('k', 43) || e'\n'), repeat('k', 43) || e'\n'),
  (repeat('1', 43)::jsonb, repeat('1', 43)), (to_jsonb(array[repeat('k', 43)]), repeat('k', 43)),
  (to_jsonb(repeat('k', 43)), ''), (to_jsonb(repeat('k', 43)), null), (to_jsonb(repeat('k', 43)), repeat('K', 43))
) as none (stored, given);
select is_empty(
  $$select from auth.sessions where user_id = '00000000-0000-4000-8000-0000000000c5'$$, 'no session outlives the password where none is named'
);
select is(pg_temp.settled(to_jsonb(repeat('k', 43)), repeat('k', 43)), 'kept', 'the right one does');

update auth.users set encrypted_password = 'second' where email = 'once@passwords.example';
select is_empty(
  $$select from auth.sessions where user_id = '00000000-0000-4000-8000-0000000000c1'$$, 'a new password ends all sessions'
);
update auth.users set last_sign_in_at = now(), encrypted_password = 'second' where email = 'once@passwords.example';
select results_eq(
  $$select template, recipient from public.outbox where recipient like '%@passwords.example'$$,
  $$values ('password-changed', 'once@passwords.example')$$, 'and is mailed once'
);

-- A request that is taken back leaves the counter as if it had not been.
select public.consume_rate_limit(repeat('a', 64), 3, 600) from generate_series(1, 3);
select public.release_rate_limit(array[repeat('a', 64)]);
select is(public.consume_rate_limit(repeat('a', 64), 3, 600) ->> 'wait', '0', 'a counter takes one more for each that is taken back');
select isnt(public.consume_rate_limit(repeat('a', 64), 3, 600) ->> 'wait', '0', 'and no more');
select public.consume_rate_limit(repeat('b', 64), 3, 600);
select public.release_rate_limit(array[repeat('b', 64), repeat('c', 64)]);
select is_empty($$select from private.rate_limits where key = repeat('b', 64)$$, 'an empty counter goes');

select * from finish();
rollback;
