-- Who may give and take the administrator flag.
begin;
select no_plan();

update public.profiles set is_admin = false;
insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-0000000000a1', 'first@administrators.example', now()),
  ('00000000-0000-4000-8000-0000000000a2', 'second@administrators.example', now()),
  ('00000000-0000-4000-8000-0000000000a3', 'unconfirmed@administrators.example', null);
update public.profiles set is_admin = true where id = '00000000-0000-4000-8000-0000000000a1';
insert into auth.sessions (id, user_id) values
  ('00000000-0000-4000-8000-00000000e0a1', '00000000-0000-4000-8000-0000000000a2');

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a2"}', true);
set local role authenticated;
select throws_ok($$select public.set_administrator('second@administrators.example', true)$$, '42501', 'not an administrator', 'user: cannot become administrator');
select is_empty($$select * from public.list_administrators()$$, 'user: reads no list');
reset role;

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a1"}', true);
set local role authenticated;
select is(public.set_administrator('first@administrators.example', false), 'last', 'the last administrator stays');
select is(public.set_administrator('unknown@administrators.example', true), 'unknown', 'an address without an account');
select is(public.set_administrator('unconfirmed@administrators.example', true), 'unknown', 'an account that is not confirmed');
select is(public.set_administrator('Second@administrators.example', true), 'done', 'gives the flag, however the address is written');
select results_eq(
  'select email from public.list_administrators()',
  $$values ('first@administrators.example'), ('second@administrators.example')$$, 'both are listed'
);
select is(public.set_administrator('first@administrators.example', false), 'done', 'of two, one may go');
select is_empty('select * from public.list_administrators()', 'and is no administrator any more');
select throws_ok($$select public.set_administrator('first@administrators.example', true)$$, '42501', null, 'and does not get the flag back alone');
reset role;

-- A new administrator begins without sessions, and with a password of which the reader of the mailbox knows.
select is_empty(
  $$select from auth.sessions where user_id = '00000000-0000-4000-8000-0000000000a2'$$, 'becoming an administrator ends all sessions'
);
select results_eq(
  $$select template, recipient from public.outbox where recipient like '%administrators.example'$$,
  $$values ('administrator-access', 'second@administrators.example')$$, 'and is mailed'
);
insert into auth.sessions (id, user_id) values
  ('00000000-0000-4000-8000-00000000e0a2', '00000000-0000-4000-8000-0000000000a2');
select is(
  public.admin_access('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-00000000e0a2'), 'user',
  'with the old password the admin area stays closed'
);
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a2", "session_id": "00000000-0000-4000-8000-00000000e0a2"}', true);
set local role authenticated;
select is(private.is_admin(), false, 'to the policies too');
reset role;
select public.renew_password_trust('00000000-0000-4000-8000-0000000000a2');
set local role authenticated;
select is(private.is_admin(), true, 'a new password opens it');
reset role;
delete from auth.sessions where user_id = '00000000-0000-4000-8000-0000000000a2';
set local role authenticated;
select is(private.is_admin(), false, 'the token of a session that was ended opens nothing');
reset role;

select results_eq(
  'select is_admin, changed_by from public.administrator_changes order by id',
  $$values (true, '00000000-0000-4000-8000-0000000000a1'::uuid), (false, '00000000-0000-4000-8000-0000000000a1'::uuid)$$,
  'each change is recorded'
);

select * from finish();
rollback;
