-- Who may give and take the administrator flag.
begin;
select no_plan();

update public.profiles set role = null;
insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-0000000000a1', 'first@administrators.example', now()),
  ('00000000-0000-4000-8000-0000000000a2', 'second@administrators.example', now()),
  ('00000000-0000-4000-8000-0000000000a3', 'unconfirmed@administrators.example', null);
update public.profiles set role = 'owner' where id = '00000000-0000-4000-8000-0000000000a1';
insert into auth.sessions (id, user_id) values
  ('00000000-0000-4000-8000-00000000e0a1', '00000000-0000-4000-8000-0000000000a2');

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a2"}', true);
set local role authenticated;
select throws_ok($$select public.set_administrator('second@administrators.example', 'owner')$$, '42501', 'not an owner', 'user: cannot become administrator');
select is_empty($$select * from public.list_administrators()$$, 'user: reads no list');
reset role;

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a1"}', true);
set local role authenticated;
select is(public.set_administrator('first@administrators.example'), 'last', 'the last owner stays');
select is(public.set_administrator('unknown@administrators.example', 'owner'), 'unknown', 'an address without an account');
select is(public.set_administrator('unconfirmed@administrators.example', 'owner'), 'unknown', 'an account that is not confirmed');
select is(public.set_administrator('Second@administrators.example', 'owner'), 'done', 'gives a role, however the address is written');
select results_eq(
  'select email, role, is_waiting from public.list_administrators()',
  $$values ('first@administrators.example', 'owner', false), ('second@administrators.example', 'owner', true)$$,
  'both are listed, and who has not chosen a new password yet'
);
select is(public.set_administrator('first@administrators.example'), 'done', 'of two, one may go');
select is_empty('select * from public.list_administrators()', 'and is no administrator any more');
select throws_ok($$select public.set_administrator('first@administrators.example', 'owner')$$, '42501', null, 'and does not get the role back alone');
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
select is(private.has_role('owner', 'editor', 'inbox'), false, 'to the policies too');
reset role;
select public.renew_password_trust('00000000-0000-4000-8000-0000000000a2');
set local role authenticated;
select is(private.has_role('owner', 'editor', 'inbox'), true, 'a new password opens it');
reset role;
delete from auth.sessions where user_id = '00000000-0000-4000-8000-0000000000a2';
set local role authenticated;
select is(private.has_role('owner', 'editor', 'inbox'), false, 'the token of a session that was ended opens nothing');
reset role;

select results_eq(
  'select role, is_admin, changed_by from public.administrator_changes order by id',
  $$values ('owner', true, '00000000-0000-4000-8000-0000000000a1'::uuid), (null, false, '00000000-0000-4000-8000-0000000000a1'::uuid)$$,
  'each change is recorded'
);

-- Another role: at once, with the password and in the session that are there.
insert into auth.sessions (id, user_id) values
  ('00000000-0000-4000-8000-00000000e0a3', '00000000-0000-4000-8000-0000000000a2');
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a2", "session_id": "00000000-0000-4000-8000-00000000e0a3"}', true);
set local role authenticated;
select is(public.set_administrator('second@administrators.example', 'editor'), 'last', 'the last owner becomes no editor either');
select is(public.set_administrator('second@administrators.example', 'owner'), 'done', 'and may stay one');
select throws_ok($$select public.set_administrator('first@administrators.example', 'admin')$$, '23514', null, 'there is no other role');
select is(public.set_administrator('first@administrators.example', 'owner'), 'done', 'beside another owner');
select is(public.set_administrator('second@administrators.example', 'editor'), 'done', 'one may become an editor');
select is(private.has_role('editor'), true, 'who goes on in the same session');
select is(private.has_role('owner', 'inbox'), false, 'without the rights of before');
select is_empty('select from public.list_administrators()', 'reads no list');
select is_empty('select from public.administrator_changes', 'nor who became what');
select throws_ok($$select public.set_administrator('second@administrators.example', 'owner')$$, '42501', 'not an owner', 'and does not become an owner alone');
reset role;
select is((select count(*)::int from public.administrator_changes), 4, 'what was given and is there already is no change');

select * from finish();
rollback;
