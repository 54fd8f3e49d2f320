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
    values (daterange(private.demo_today() + 100 * nth, private.demo_today() + 100 * nth + 2), 'confirmed', 'sandbox', (private.telephones(number))[1]);
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

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000a2"}', true);
set local role authenticated;
create temp table found as select public.find_person('{Ada.L@Person.example}', '{0041 79 000 00 91}') as lists;
create temp table narrow as select public.find_person('{Ada.L@Person.example}') as lists;
create temp table other_spelling as select public.find_person('{ada.l+news@person.example}') as lists;
create temp table by_number as select public.find_person('{}', '{079 000 00 91}') as lists;
reset role;
create function pg_temp.lengths(lists jsonb) returns table (name text, rows integer) language sql as $$
  select key, jsonb_array_length(value) from jsonb_each(lists - 'maybe') where value <> '[]' order by key collate "C"
$$;
select results_eq(
  'select lengths.* from found, pg_temp.lengths(lists)',
  $$values ('accounts', 1), ('contact_requests', 1), ('demo_bookings', 1), ('invitations', 1), ('job_applications', 1),
    ('newsletter_subscriptions', 1), ('outbox', 5)$$,
  'inbox: finds every list by an address and a telephone number, however they are written'
);
select is_empty(
  $$select from narrow, jsonb_array_elements(lists -> 'demo_bookings' || lists -> 'contact_requests') as item
    where item ->> 'email' = 'adal@person.example' or item ? 'phone_number'$$,
  'by an address alone: no other spelling, and no booking by the number in a form'
);
select is_empty('select lengths.* from other_spelling, pg_temp.lengths(lists)', 'by another spelling of the mailbox: nothing');
select results_eq(
  'select lengths.* from by_number, pg_temp.lengths(lists)', $$values ('demo_bookings', 1)$$,
  'by a number: the booking, and no form with the number'
);
select is(
  (select lists -> 'maybe' from narrow),
  '[{"value": "+41790000091", "is_chosen": false, "rows": 1}, {"value": "ada.l@person.example", "is_chosen": true, "rows": 10},
    {"value": "adal@person.example", "is_chosen": false, "rows": 2}]',
  'the number and the other spelling are offered, with how many rows they have and nothing else'
);
select is(
  (select array(select maybe ->> 'value' from jsonb_array_elements(lists -> 'maybe') as maybe) from other_spelling),
  '{ada.l+news@person.example,ada.l@person.example,adal@person.example}', 'as are the spellings for another one'
);
select is(
  (select array(select maybe ->> 'value' from jsonb_array_elements(lists -> 'maybe') as maybe) from by_number),
  '{+41790000091,ada.l@person.example}', 'and the addresses of the forms with a number'
);
set local role authenticated;
select throws_ok(
  $$select public.find_person(array(select n || '@person.example' from generate_series(1, 101) as n))$$, '22023', null, 'no more than 100'
);
select throws_ok($$select public.erase_person(array[repeat('a', 255)])$$, '22023', null, 'and none that is longer than an address');
reset role;
select is(
  (select (lists #>> '{job_applications,0,kept_until}')::timestamptz - (lists #>> '{job_applications,0,created_at}')::timestamptz from found),
  now() + interval '6 months' - now(), 'each row with its end'
);
-- the number of a form, however it was written, also as the second in its field
insert into public.contact_requests (first_name, last_name, email, country, properties, pms, phone)
select 'Cy', 'L.', format('cy%s@person.example', nth), 'Estonia', 3, 'None', written
from unnest(array[
  '+41 (0)79 000 00 93', '044 668 18 00 / 079 000 00 93', '079 000 00 93 ext. 12', '+41 079/000 00 93', '0041790000093,0446681800'
]) with ordinality as fields (written, nth);
set local role authenticated;
create temp table by_spelling as
select searched, public.find_person('{}', array[searched]) -> 'maybe' as maybe
from unnest(array['079 000 00 93', '+41 (0)79 000 00 93', '0041790000093', '+41790000093 ext. 7']) as searched;
create temp table by_field as select public.find_person('{cy2@person.example}', '{044 668 18 00}') -> 'maybe' as maybe;
reset role;
select is(
  array(select one ->> 'value' from jsonb_array_elements(maybe) as one),
  '{+41790000093,cy1@person.example,cy2@person.example,cy3@person.example,cy4@person.example,cy5@person.example}',
  format('every form with the number is found by %s', searched)
) from by_spelling;
select is(
  (select array(select one ->> 'value' from jsonb_array_elements(maybe) as one) from by_field),
  '{+41446681800,cy2@person.example,cy5@person.example}', 'and by the other number of a field'
);
delete from public.contact_requests where last_name = 'L.' and first_name = 'Cy';
delete from public.outbox where data::text like '%cy_@person.example%' or recipient like 'cy_@person.example';

select is((select lists #>> '{job_applications,0,note}' from found), 'A note about her', 'what is noted about a person is the person''s too');
select is(
  (select count(*)::int from found, jsonb_each(lists) as list, jsonb_array_elements(value) as item
    where item ? 'token_hash' or item ? 'unsubscribe_token' or item ? 'search_text' or item -> 'data' ? 'token'), 0, 'without the tokens of the site'
);
set local role authenticated;
select is(
  public.erase_person('{ada.l@person.example}', '{}', '{"outbox": 1}'), null, 'what came meanwhile stops an erasure'
);
select is(public.erase_person('{ada.l+news@person.example}', '{}', '{}'), '{}', 'as erased as found: another spelling has nothing');
select is((select count(*)::int from public.erasures), 0, 'which then has erased nothing, and recorded nothing');
reset role;

create temp table erased (counts jsonb);
grant all on erased to authenticated;
select is(
  (select (sum(count))::int from pg_temp.rows_of('ada.l')), 8, 'Ada is in every table'
);
set local role authenticated;
create temp table counted as select public.erase_person('{Ada.L@person.example,nobody@person.example}', '{079 000 00 91}') as counts;
insert into erased select public.erase_person('{Ada.L@person.example,nobody@person.example}', '{079 000 00 91}', (select counts from counted));
reset role;
select is((select counts from erased), (select counts from counted), 'an erasure says what it erased, as it was counted');
select is(
  (select counts || '{"accounts": 1, "invitations": 1}' from counted),
  (select jsonb_object_agg(name, rows) from found, pg_temp.lengths(lists)), 'and takes the rows of the file'
);
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
  public.erase_person('{ada.l@person.example}', '{}', '{"accounts": 1, "invitations": 1}'), '{"accounts": 1, "invitations": 1}',
  'an owner: the account and the invitation too'
);
select is(
  public.erase_person('{editor@person.example}', '{}', '{}'), '{}', 'but no account of an administrator'
);
reset role;
select is((select count(*)::int from auth.users where email = 'editor@person.example'), 1, 'which stays');
select is_empty($$select * from pg_temp.rows_of('ada.l') where count > 0$$, 'nothing of Ada is left');
select results_eq('select * from pg_temp.rows_of(''bo'') order by name', 'select * from before order by name', 'everything of Bo is');
select isnt_empty($$select from public.demo_bookings where phone_number = '+41790000092'$$, 'with the booking');
select is((select count(*)::int from public.contact_requests where email = 'adal@person.example'), 1, 'and a spelling that was not confirmed');
select results_eq(
  'select erased_by, digest, counts ? ''demo_bookings'', counts ? ''accounts'' from public.erasures order by digest, id',
  $$select * from (values
    ('00000000-0000-4000-8000-0000000000a2'::uuid, private.erasure_digest('+41790000091'), true, false),
    ('00000000-0000-4000-8000-0000000000a2', private.erasure_digest('ada.l@person.example'), false, false),
    ('00000000-0000-4000-8000-0000000000a1', private.erasure_digest('ada.l@person.example'), false, true)
  ) as expected (by, digest, bookings, accounts) order by digest, accounts$$,
  'who erased how much is recorded for each address and number by which something was erased, and for no other'
);
select is_empty($$select from public.erasures where erasures::text ~* 'ada[.]l|person[.]example|0000091'$$, 'and not whom');
set local role authenticated;
select throws_ok(
  $$insert into public.erasures (digest, counts) values (repeat('a', 64), '{}')$$, '42501', null, 'no one writes a record without an erasure'
);
select throws_ok($$select private.erasure_digest('ada.l@person.example')$$, '42501', null, 'or asks over the API whom one is of');
select throws_ok('select from private.erasure_secret', '42501', null, 'or reads the secret');
reset role;

select * from finish();
rollback;
