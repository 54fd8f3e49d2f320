-- The language of a form is that of the mails to its sender, and of no other.
begin;
select no_plan();
delete from public.outbox;

insert into public.contact_requests (first_name, last_name, email, country, properties, pms, language)
  values ('Ada', 'Example', 'ada@language.example', 'Estonia', 1, 'OTHER', 'de');
insert into public.job_openings (id, title, department, location, type, description, requirements, is_active)
  values ('00000000-0000-4000-8000-0000000000e1', 'Clerk', 'Desk', 'Bern', 'Full-time', 'Text', 'Text', true);
insert into public.job_applications (job_id, full_name, email, language)
  values ('00000000-0000-4000-8000-0000000000e1', 'Zoe Example', 'zoe@language.example', 'fr');
select public.subscribe_address('mia@language.example', false, 'nl');
select results_eq(
  $$select template || ' ' || language from public.outbox order by 1$$,
  $$values ('application-notice en'), ('application-receipt fr'), ('contact-notice en'), ('contact-receipt de'), ('newsletter-confirmation nl')$$,
  'a visitor is answered in the language of the form, and the site is told in English'
);

update public.outbox set created_at = now() - interval '2 hours';
select public.subscribe_address('mia@language.example', false, 'de');
select is(
  (select language from public.outbox where template = 'newsletter-confirmation' order by created_at desc limit 1), 'de',
  'an address that is given again is asked in the language of that page'
);
select public.subscribe_address('eva@language.example', false);
select is(
  (select language from public.newsletter_subscriptions where email = 'eva@language.example'), 'en',
  'a version of the site that names no language means English'
);
select throws_ok(
  $$select public.subscribe_address('eva2@language.example', false, 'xx')$$, '23514', null, 'no other language is stored'
);

-- Everyone can write into the data of the own account.
insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-4000-8000-0000000000c1', 'german@language.example', '{"language": "de"}'),
  ('00000000-0000-4000-8000-0000000000c2', 'odd@language.example', '{"language": "xx"}'),
  ('00000000-0000-4000-8000-0000000000c3', 'nested@language.example', '{"language": {"de": "de"}}'),
  ('00000000-0000-4000-8000-0000000000c4', 'none@language.example', null);
select private.mail_account_owner(id, 'password-changed') from auth.users where email like '%@language.example';
select results_eq(
  $$select recipient || ' ' || language from public.outbox where template = 'password-changed' order by 1$$,
  $$values ('german@language.example de'), ('nested@language.example en'), ('none@language.example en'), ('odd@language.example en')$$,
  'the owner of an account is written to in the language of the sign-up, where it is one of ours'
);

select * from finish();
rollback;
