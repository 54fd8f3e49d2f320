-- Who may give and take the administrator flag.
begin;
select no_plan();

update public.profiles set is_admin = false;
insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-0000000000a1', 'first@administrators.example', now()),
  ('00000000-0000-4000-8000-0000000000a2', 'second@administrators.example', now()),
  ('00000000-0000-4000-8000-0000000000a3', 'unconfirmed@administrators.example', null);
update public.profiles set is_admin = true where id = '00000000-0000-4000-8000-0000000000a1';

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
select throws_ok($$select public.set_administrator('first@administrators.example', true)$$, '42501', null, 'nor gets the flag back alone');
reset role;
select results_eq(
  'select is_admin, changed_by from public.administrator_changes order by id',
  $$values (true, '00000000-0000-4000-8000-0000000000a1'::uuid), (false, '00000000-0000-4000-8000-0000000000a1'::uuid)$$,
  'each change is recorded'
);

select * from finish();
rollback;
