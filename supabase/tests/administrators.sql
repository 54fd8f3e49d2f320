-- What giving and taking a role does. Who may is in rls_matrix.sql.
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
reset role;

-- A new administrator begins without sessions, and with a password of which the reader of the mailbox knows.
select is_empty(
  $$select from auth.sessions where user_id = '00000000-0000-4000-8000-0000000000a2'$$, 'becoming an administrator ends all sessions'
);
select results_eq(
  $$select template, recipient, data from public.outbox where recipient like '%administrators.example'$$,
  $$values ('administrator-access', 'second@administrators.example', '{"role": "owner", "inviter": "first@administrators.example"}'::jsonb)$$,
  'and is mailed who gave which role'
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
reset role;
select is((select count(*)::int from public.administrator_changes), 4, 'what was given and is there already is no change');

-- Invitations
update public.profiles set role = null, password_state = 'trusted';
update public.profiles set role = 'owner' where id = '00000000-0000-4000-8000-0000000000a1';
delete from public.outbox;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a1"}', true);
set local role authenticated;
select is(public.invite_administrator('Second@administrators.example', 'inbox'), 'done', 'an account gets its role at once');
select is(public.invite_administrator('New@administrators.example', 'owner'), 'invited', 'an address without an account is invited');
select is(public.invite_administrator('new@administrators.example', 'editor'), 'invited', 'with the role that was named last');
select is(public.invite_administrator('new@administrators.example', 'editor'), 'mailed', 'and is told where there is no second mail');
select is(public.invite_administrator('unconfirmed@administrators.example', 'editor'), 'invited', 'so is an account that is not confirmed');
select throws_ok($$select public.invite_administrator('other@administrators.example', 'admin')$$, '23514', null, 'there is no other role');
select results_eq(
  'select email, role, expires_at > now() + interval ''6 days'' from public.invitations order by email',
  $$values ('new@administrators.example', 'editor', true), ('unconfirmed@administrators.example', 'editor', true)$$, 'an owner reads the open ones'
);
reset role;
select results_eq(
  $$select recipient, data ->> 'role', data ->> 'inviter', (data ->> 'until')::timestamptz > now() + interval '6 days'
    from public.outbox where template = 'administrator-invitation' order by 1, 2$$,
  $$values ('new@administrators.example', 'editor', 'first@administrators.example', true),
    ('new@administrators.example', 'owner', 'first@administrators.example', true),
    ('unconfirmed@administrators.example', 'editor', 'first@administrators.example', true)$$, 'with a mail for each role, which names it, its giver and the end'
);

-- A stranger signs up with the address that is invited, and chooses the password. The mail is in the other mailbox.
insert into auth.users (id, email, email_confirmed_at, encrypted_password, raw_user_meta_data) values
  ('00000000-0000-4000-8000-0000000000a4', 'new@administrators.example', now(), 'of a stranger', jsonb_build_object('sign_up_key', repeat('s', 43)));
insert into auth.sessions (id, user_id) values
  ('00000000-0000-4000-8000-00000000e0a4', '00000000-0000-4000-8000-0000000000a4'),
  ('00000000-0000-4000-8000-00000000e0a5', '00000000-0000-4000-8000-0000000000a4');
select is(
  (select role from public.profiles where id = '00000000-0000-4000-8000-0000000000a4'), null, 'signing up with an invited address gives no role'
);
select is(
  public.settle_password('00000000-0000-4000-8000-0000000000a4', '00000000-0000-4000-8000-00000000e0a4', repeat('r', 43)), 'removed',
  'the link of the mail takes the password of a stranger away'
);
select results_eq(
  $$select role, password_state from public.profiles where id = '00000000-0000-4000-8000-0000000000a4'$$, $$values ('editor', 'expired')$$,
  'and gives the role, which opens with a new password'
);
select is_empty($$select from auth.sessions where id = '00000000-0000-4000-8000-00000000e0a5'$$, 'the session of the stranger is ended');
select is(
  public.admin_access('00000000-0000-4000-8000-0000000000a4', '00000000-0000-4000-8000-00000000e0a4'), 'user', 'until then the admin area is closed'
);
select is_empty($$select from public.invitations where email = 'new@administrators.example'$$, 'the invitation is used up');
select results_eq(
  $$select role, changed_by from public.administrator_changes where user_id = '00000000-0000-4000-8000-0000000000a4'$$,
  $$values ('editor', '00000000-0000-4000-8000-0000000000a1'::uuid)$$, 'and who gave the role is recorded'
);

-- The reader of the mailbox signs up and confirms in one browser.
update auth.users set email_confirmed_at = now(), raw_user_meta_data = jsonb_build_object('sign_up_key', repeat('o', 43)) where email = 'unconfirmed@administrators.example';
update public.profiles set password_state = 'unverified' where id = '00000000-0000-4000-8000-0000000000a3';
select is(
  public.settle_password('00000000-0000-4000-8000-0000000000a3', gen_random_uuid(), repeat('o', 43)), 'kept', 'a password that was chosen in this browser stays'
);
select results_eq(
  $$select role, password_state from public.profiles where id = '00000000-0000-4000-8000-0000000000a3'$$, $$values ('editor', 'trusted')$$, 'and opens the area'
);

-- What ended gives nothing.
insert into public.invitations (email, role, invited_by, expires_at) values
  ('late@administrators.example', 'owner', '00000000-0000-4000-8000-0000000000a1', now() - interval '1 second'),
  ('withdrawn@administrators.example', 'owner', '00000000-0000-4000-8000-0000000000a1', now() + interval '1 day'),
  ('orphan@administrators.example', 'owner', '00000000-0000-4000-8000-0000000000a1', now() + interval '1 day');
insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-0000000000b1', 'late@administrators.example', now()),
  ('00000000-0000-4000-8000-0000000000b2', 'withdrawn@administrators.example', now()),
  ('00000000-0000-4000-8000-0000000000b3', 'orphan@administrators.example', now());
set local role authenticated;
delete from public.invitations where email = 'withdrawn@administrators.example';
reset role;
update public.profiles set role = 'owner' where id = '00000000-0000-4000-8000-0000000000a2';
update public.profiles set role = 'editor' where id = '00000000-0000-4000-8000-0000000000a1';
select is_empty($$select from public.invitations where email = 'orphan@administrators.example'$$, 'the invitations of an owner end with the role');
select public.settle_password(id, gen_random_uuid()) from public.profiles where id::text like '00000000-0000-4000-8000-0000000000b_';
select is_empty(
  $$select from public.profiles where id::text like '00000000-0000-4000-8000-0000000000b_' and role is not null$$,
  'one that expired, was withdrawn, or came from a former owner gives no role'
);

select * from finish();
rollback;
