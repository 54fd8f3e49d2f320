-- A person's data: found in every list, erased from all of them, and no other person's.
begin;
select no_plan();

delete from public.outbox;
insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-0000000000a1', 'owner@person.example', now()),
  ('00000000-0000-4000-8000-0000000000a2', 'inbox@person.example', now()),
  ('00000000-0000-4000-8000-0000000000a3', 'editor@person.example', now()),
  ('00000000-0000-4000-8000-0000000000a4', 'ada.l@person.example', now()),
  ('00000000-0000-4000-8000-0000000000a5', 'bo@person.example', now());
update public.profiles set role = split_part(email, '@', 1) from auth.users
where users.id = profiles.id and email in ('owner@person.example', 'inbox@person.example', 'editor@person.example');

-- Ada, in every table, and Bo beside her.
create function pg_temp.sow(nth integer, who text, number text) returns void language plpgsql as $$
declare
  address text := who || '@person.example';
  own uuid := ('00000000-0000-4000-8000-0000000000c' || nth)::uuid;
begin
  insert into public.job_applications (id, job_id, full_name, email, phone, resume_url, note)
    select own, id, 'Ada L.', initcap(address), number, own || '.pdf', 'A note about her' from public.job_openings where is_active limit 1;
  insert into public.contact_requests (first_name, last_name, email, country, properties, pms, phone)
    values ('Ada', 'L.', address, 'Estonia', 3, 'None', number);
  insert into public.newsletter_subscriptions (email) values (address);
  insert into public.demo_bookings (stay, status, provider, phone_number)
    values (daterange(private.demo_today() + 100 * nth, private.demo_today() + 100 * nth + 2), 'confirmed', 'sandbox', private.telephone(number));
  insert into public.invitations (email, role, invited_by) values (address, 'editor', '00000000-0000-4000-8000-0000000000a1');
  insert into public.resume_openings (application_id) values (own);
  insert into public.content_changes (table_name, row_id, operation, before, after)
    values ('job_applications', own::text, 'update', '{"note": "about her"}', '{"note": ""}');
  insert into public.outbox (template, recipient) values ('password-changed', address);
end;
$$;
select pg_temp.sow(1, 'ada.l', '079 000 00 91'), pg_temp.sow(2, 'bo', '+41 79 000 00 92');
-- Where a provider tells them apart, this is another person.
insert into public.contact_requests (first_name, last_name, email, country, properties, pms)
  values ('Al', 'Adal', 'adal@person.example', 'Estonia', 3, 'None');

create function pg_temp.rows_of(who text) returns table (name text, count integer) language sql as $$
  select 'job_applications', count(*)::int from public.job_applications where lower(email) like who || '@%'
  union all select 'contact_requests', count(*)::int from public.contact_requests where lower(email) like who || '@%'
  union all select 'newsletter_subscriptions', count(*)::int from public.newsletter_subscriptions where email like who || '@%'
  union all select 'outbox', count(*)::int from public.outbox where lower(recipient) like who || '@%'
  union all select 'invitations', count(*)::int from public.invitations where email like who || '@%'
  union all select 'accounts', count(*)::int from auth.users where email like who || '@%'
$$;
create temp table before as select * from pg_temp.rows_of('bo');

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a3"}', true);
set local role authenticated;
select throws_ok($$select public.find_person('ada.l@person.example')$$, '42501', null, 'an editor searches for no person');
select throws_ok($$select public.erase_person('{}', 'ada.l@person.example')$$, '42501', null, 'and erases none');
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a5"}', true);
set local role authenticated;
select throws_ok($$select public.find_person('bo@person.example')$$, '42501', null, 'a user does not search for the own data here either');
reset role;

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a2"}', true);
set local role authenticated;
create temp table found as select public.find_person('Ada.L+news@Person.example') as lists;
reset role;
select results_eq(
  $$select key, jsonb_array_length(value) from found, jsonb_each(lists) order by key collate "C"$$,
  $$values ('accounts', 1), ('contact_requests', 2), ('demo_bookings', 1), ('invitations', 1), ('job_applications', 1),
    ('newsletter_subscriptions', 1), ('outbox', 6)$$,
  'inbox: finds every list, however the mailbox is written'
);
select is(
  (select (lists #>> '{job_applications,0,kept_until}')::timestamptz - (lists #>> '{job_applications,0,created_at}')::timestamptz from found),
  now() + interval '6 months' - now(), 'each row with its end'
);
select is((select lists #>> '{job_applications,0,note}' from found), 'A note about her', 'what is noted about a person is the person''s too');
select is(
  (select count(*)::int from found, jsonb_each(lists) as list, jsonb_array_elements(value) as item
    where item ? 'token_hash' or item ? 'unsubscribe_token' or item ? 'search_text' or item -> 'data' ? 'token'), 0, 'without the tokens of the site'
);
set local role authenticated;
select is(
  (select jsonb_array_length(public.find_person(null, '0041 79 000 00 91') -> 'demo_bookings')), 1, 'by a telephone number, however it is written'
);
select is(
  public.erase_person(array['ada.l@person.example'], 'ada.l@person.example', null, '{"outbox": 1}', repeat('a', 64)), null, 'what came meanwhile stops an erasure'
);
select is((select count(*)::int from public.erasures), 0, 'which then has erased nothing');
reset role;

create temp table erased (counts jsonb);
grant all on erased to authenticated;
select is(
  (select (sum(count))::int from pg_temp.rows_of('ada.l')), 8, 'Ada is in every table'
);
set local role authenticated;
create temp table counted as select public.erase_person(array['ada.l@person.example'], 'ada.l@person.example') as counts;
insert into erased select public.erase_person(array['ada.l@person.example'], 'ada.l@person.example', null, (select counts from counted), repeat('a', 64));
reset role;
select is((select counts from erased), (select counts from counted), 'an erasure says what it erased, as it was counted');
select results_eq(
  $$select * from pg_temp.rows_of('ada.l') where count > 0 order by name$$, $$values ('accounts', 1), ('invitations', 1)$$,
  'inbox: erases all but what only an owner may'
);
select is_empty($$select from public.demo_bookings where phone_number = '+41790000091'$$, 'the booking');
select is_empty($$select from public.resume_openings where application_id = '00000000-0000-4000-8000-0000000000c1'$$, 'who opened the resume');
select is_empty($$select from public.content_changes where row_id = '00000000-0000-4000-8000-0000000000c1'$$, 'the history');
select is_empty($$select from public.outbox where data ->> 'id' = '00000000-0000-4000-8000-0000000000c1'$$, 'and the mails to the site about it');
select isnt_empty($$select from public.abandoned_files where path = '00000000-0000-4000-8000-0000000000c1.pdf'$$, 'the file is to be removed');
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a1"}', true);
set local role authenticated;
select is(
  public.erase_person(array['ada.l@person.example'], 'ada.l@person.example', null, '{"accounts": 1, "invitations": 1}', repeat('a', 64)), '{"accounts": 1, "invitations": 1}',
  'an owner: the account and the invitation too'
);
select is(
  public.erase_person(array['editor@person.example'], 'editor@person.example', null, '{}', repeat('b', 64)), '{}', 'but no account of an administrator'
);
reset role;
select is((select count(*)::int from auth.users where email = 'editor@person.example'), 1, 'which stays');
select is_empty($$select * from pg_temp.rows_of('ada.l') where count > 0$$, 'nothing of Ada is left');
select results_eq('select * from pg_temp.rows_of(''bo'') order by name', 'select * from before order by name', 'everything of Bo is');
select isnt_empty($$select from public.demo_bookings where phone_number = '+41790000092'$$, 'with the booking');
select is((select count(*)::int from public.contact_requests where email = 'adal@person.example'), 1, 'and a spelling that was not confirmed');
select results_eq(
  'select erased_by, counts ? ''outbox'' from public.erasures order by id limit 2',
  $$values ('00000000-0000-4000-8000-0000000000a2'::uuid, true), ('00000000-0000-4000-8000-0000000000a1'::uuid, false)$$, 'who erased how much is recorded'
);
select is_empty($$select from public.erasures where erasures::text ~* 'ada|person.example|0000091'$$, 'and not whom');

select * from finish();
rollback;
