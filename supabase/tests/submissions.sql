-- What visitors sent: who reads it, who marks it, what is mailed about it, and when it is deleted.
begin;
select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'administrator@submissions.example'),
  ('00000000-0000-4000-8000-00000000000b', 'user@submissions.example');
update public.profiles set role = 'owner' where id = '00000000-0000-4000-8000-00000000000a';
delete from public.outbox;

create function pg_temp.become(subject text) returns void language sql as $$
  select set_config('request.jwt.claims', json_build_object('sub', subject)::text, true);
$$;
create function pg_temp.mails() returns text[] language sql as $$
  select coalesce(array_agg(template || ' > ' || coalesce(recipient, 'site') order by template), '{}') from public.outbox;
$$;

-- one mail to the site, one receipt to the sender, in the transaction of the submission
insert into public.job_applications (id, job_id, full_name, email, resume_url)
  select '00000000-0000-4000-8000-0000000000f1', id, 'Ada Example', 'ada@submissions.example', '00000000-0000-4000-8000-0000000000f1.pdf'
  from public.job_openings where is_active limit 1;
select is(pg_temp.mails(), array['application-notice > site', 'application-receipt > ada@submissions.example'], 'an application: a notice and a receipt');
select isnt(data ->> 'position', null, 'that name the position') from public.outbox where template = 'application-receipt';
delete from public.outbox;

insert into public.contact_requests (id, first_name, last_name, email, country, properties, pms)
  values ('00000000-0000-4000-8000-0000000000f2', 'Ada', 'Example', 'ada@submissions.example', 'Estonia', 1, 'OTHER');
select is(pg_temp.mails(), array['contact-notice > site', 'contact-receipt > ada@submissions.example'], 'a contact request: a notice and a receipt');
select is_empty($$select 1 from public.outbox where data::text ~ 'Ada|Example|Estonia'$$, 'without a word that was typed');
delete from public.outbox;

-- a mailbox gets one receipt a day, however its address is written and whichever form is sent
create function pg_temp.receives(address text) returns boolean language plpgsql as $$
declare
  before integer := (select count(*) from public.outbox where template like '%-receipt');
  told integer := (select count(*) from public.outbox where template = 'contact-notice');
begin
  insert into public.contact_requests (first_name, last_name, email, country, properties, pms)
    values ('Ada', 'Example', address, 'Estonia', 1, 'OTHER');
  if (select count(*) from public.outbox where template = 'contact-notice') <> told + 1 then
    raise exception 'The team was not told.';
  end if;
  return (select count(*) from public.outbox where template like '%-receipt') > before;
end;
$$;
insert into public.job_applications (id, job_id, full_name, email)
  select '00000000-0000-4000-8000-0000000000f8', id, 'Ada Example', 'ada.example@gmail.com' from public.job_openings where is_active limit 1;
select is(pg_temp.mails(), array['application-notice > site', 'application-receipt > ada.example@gmail.com'], 'an application: the receipt of the day');
select ok(not pg_temp.receives(address), format('no second one for %s, and the team is told', address))
from unnest(array['ada.example@gmail.com', 'ADA.Example@Gmail.com', 'adaexample@gmail.com', 'a.d.a.e.x.a.m.p.l.e@gmail.com',
  'adaexample+1@gmail.com', 'Ada.Example+a.b+c@GOOGLEMAIL.com']) as address;
select ok(pg_temp.receives(address), format('but one for %s', address))
from unnest(array['ada@gmail.com', 'ada.example@mail.example', 'ada@submissions.example']) as address;
insert into public.outbox (template, recipient) values ('application-receipt', 'ADA+x@submissions.example');
select is((select count(*)::int from public.outbox where recipient ilike 'ada%@submissions.example'), 1, 'also when something else writes a receipt into the table');
insert into public.outbox (template, recipient) values ('newsletter-confirmation', 'ada@submissions.example');
select is((select count(*)::int from public.outbox where recipient ilike 'ada%@submissions.example'), 2, 'other mails are not counted');
update public.outbox set created_at = now() - interval '23 hours' where template like '%-receipt';
select ok(not pg_temp.receives('ada@submissions.example'), 'after 23 hours it is still the one of the day');
update public.outbox set created_at = now() - interval '1 day' where template like '%-receipt';
select ok(pg_temp.receives('ada@submissions.example'), 'after a day there is another one');
delete from public.job_applications where id = '00000000-0000-4000-8000-0000000000f8';
delete from public.contact_requests where id <> '00000000-0000-4000-8000-0000000000f2';
delete from public.outbox;

insert into public.contact_requests (first_name, last_name, email, country, properties, pms, is_suspected_spam)
  values ('Robot', 'Example', 'victim@submissions.example', 'Estonia', 1, 'OTHER', true);
select is(pg_temp.mails(), array['contact-notice > site'], 'what a machine seems to have sent gets no receipt');
delete from public.outbox;

insert into public.demo_bookings (id, stay, held_until, provider, phone_number)
  values ('00000000-0000-4000-8000-0000000000f3', '[2099-01-01,2099-01-03)', now(), 'sandbox', '+41790000071');
select is(pg_temp.mails(), '{}', 'a held demo stay is not told');
select public.confirm_demo_booking('00000000-0000-4000-8000-0000000000f3', 'A-1');
select public.confirm_demo_booking('00000000-0000-4000-8000-0000000000f3', 'A-1');
select is(pg_temp.mails(), array['demo-notice > site'], 'a confirmed one is, once');
delete from public.outbox;

-- the same again within minutes is one submission, later a new one
create function pg_temp.send(content text) returns void language sql as $$
  insert into public.contact_requests (content_id, first_name, last_name, email, country, properties, pms)
  values (content::uuid, 'Ada', 'Again', 'again@submissions.example', 'Estonia', 1, 'OTHER');
$$;
create function pg_temp.apply(content text) returns void language sql as $$
  insert into public.job_applications (content_id, job_id, full_name, email)
  select content::uuid, id, 'Ada Again', 'again@submissions.example' from public.job_openings where is_active limit 1;
$$;
create function pg_temp.age(passed interval) returns void language sql as $$
  update public.contact_requests set created_at = now() - passed where last_name = 'Again';
  update public.job_applications set created_at = now() - passed where full_name = 'Ada Again';
$$;
create temp table forms as select unnest(array['send', 'apply']) as form;
select lives_ok(format('select pg_temp.%s(''00000000-0000-4000-8000-0000000000c1'')', form), form || ': the first is stored') from forms;
select pg_temp.age(interval '9 minutes 59 seconds');
select throws_ok(
  format('select pg_temp.%s(''00000000-0000-4000-8000-0000000000c1'')', form), '23505', null, form || ': the same is refused for ten minutes'
) from forms;
select lives_ok(format('select pg_temp.%s(''00000000-0000-4000-8000-0000000000c2'')', form), form || ': another is not') from forms;
select lives_ok(format('select pg_temp.%s(null)', form), form || ': one without a digest is not either') from forms;
select pg_temp.age(interval '10 minutes 1 second');
select lives_ok(format('select pg_temp.%s(''00000000-0000-4000-8000-0000000000c1'')', form), form || ': after them it is a new one') from forms;
select is(
  array[
    (select count(*)::int from public.contact_requests where last_name = 'Again'),
    (select count(*)::int from public.job_applications where full_name = 'Ada Again')
  ],
  array[4, 4], 'and has replaced none'
);
delete from public.contact_requests where last_name = 'Again';
delete from public.job_applications where full_name = 'Ada Again';
delete from public.outbox;

-- the search's own spelling
select is(public.fold_text(written), public.fold_text(searched), format('%s is found as %s', written, searched))
from (values
  ('Élodie', 'ELODIE'), (normalize('Zoë Señor', nfd), 'zoe senor'), ('Weißer Straße', 'weisser strasse'), ('Ø Łódź', 'o lodz'),
  ('Æsir œuvre', 'aesir oeuvre'), ('ＴＯＫＹＯ ﬁ', 'tokyo fi'), ('ΌΔΟΣ', 'όδος'), ('Ёлка', 'елка'), (normalize('한국', nfd), '한국'), ('soft' || chr(173) || 'ware', 'software'),
  ('İstanbul', 'istanbul'), ('Chez' || chr(160) || 'l’Auberge', 'chez l''auberge'), ('O´Neill', 'o''neill'), ('O`Neill', 'o''neill'), ('OʼNeill', 'o''neill')
) as pairs (written, searched);
select is(public.fold_text('a' || chr(code) || 'b'), 'ab', format('U+%s is not seen', to_hex(code)))
from unnest(array[173, 847, 1564, 6158, 8203, 8204, 8205, 8206, 8234, 8238, 8288, 8294, 8297, 65039, 65279]) as code;

-- telephone numbers, in a field and in any text
select is(array_to_string(private.telephones(written), ' '), numbers, format('%s is %s', written, numbers))
from (values
  ('0795551234', '+41795551234'), ('079 555 12 34', '+41795551234'), ('(079) 555.12.34', '+41795551234'), ('079/555 12 34', '+41795551234'), ('+41 079/012 34 56', '+41790123456'),
  ('+41 (0)79 555 12 34', '+41795551234'), ('0041 79 555-12-34', '+41795551234'), ('+41 079 555 12 34', '+41795551234'),
  ('(+41) 79 555 12 34', '+41795551234'), ('+(41) 79 555 12 34', '+41795551234'), ('Tel.: +41(0) 79 555 12 34 (abends)', '+41795551234'),
  ('０７９ ５５５ １２ ３４', '+41795551234'), ('+41‑79‑555‑12‑34', '+41795551234'),
  ('044 668 18 00 ext. 12', '+41446681800'), ('044 668 18 00 x12', '+41446681800'), ('+41 44 668 18 00 int. 012', '+41446681800'),
  ('044 668 18 00-12', '+41446681800'), ('tel:+41446681800;ext=12', '+41446681800'), ('044 668 18 00 #12', '+41446681800'),
  ('079 555 12 34 / 044 668 18 00', '+41446681800 +41795551234'), ('079 555 12 34, +41 44 668 18 00', '+41446681800 +41795551234'),
  ('+41 79 555 12 34 +49 30 901820', '+41795551234 +4930901820'), ('0795551234 oder 0446681800', '+41446681800 +41795551234'),
  ('079 555 12 34 044 668 18 00', '+41446681800 +41795551234'), ('079 555 12 34 - 044 668 18 00', '+41446681800 +41795551234'),
  ('+49 (0)30 901820', '+4930901820'), ('+44 020 7946 0958', '+442079460958'), ('+39 (0)6 6982 1234', '+390669821234'), ('+39 06 6982 1234', '+390669821234'),
  ('+372 5123 4567', '+37251234567'), ('+1 (212) 555-0123', '+12125550123'), ('+41 70 012 34 56', '+41700123456'),
  ('5123 4567', '51234567'), ('no number', '')
) as fields (written, numbers);
select ok(
  (select bool_and(strpos(private.fold_text('Call 079 555 12 34, after ten'), word) > 0) from string_to_table(public.fold_text(searched), ' ') as word), format('a text with a number is found by %s', searched)
)
from unnest(array['0795551234', '079 555 12 34', '+41 (0)79 555 12 34', '0041795551234', '555 12', 'call 0795551234']) as searched;
select is(private.fold_text('On 01.02.2026 at 10:00, for 1000 EUR'), 'on 01.02.2026 at 10:00, for 1000 eur', 'a date is no telephone number');

select is(public.fold_text(repeat(written, 300)), repeat(public.fold_text(written), 300), format('%s is spelled so in a text of any length', written))
from (values
  ('ｱｶﾞ'), (normalize('한국어', nfd)), (normalize('が日本語、', nfd)), ('ไม่ได้'), ('नमस्ते।'), ('👩‍🚀é'), (repeat('ệ', 400) || ' ')
) as texts (written);
select is(public.fold_text(ascii), left(public.fold_text(ascii || 'é'), -1), 'a text in ASCII is spelled as beside other characters')
from (select string_agg(chr(code), '') as ascii from generate_series(1, 127) as code where code not between 48 and 57) as characters;

-- the newsletter
select public.subscribe_address('ada@submissions.example', false);
select public.subscribe_address('ada@submissions.example', false);
select is(pg_temp.mails(), array['newsletter-confirmation > ada@submissions.example'], 'an address is asked once an hour, however often the form is sent');
create temp table letter as select data ->> 'token' as token, (data ->> 'unsubscribe')::uuid as ends from public.outbox;
select matches((select token from letter), '^[0-9a-f]{64}$', 'the mail carries a token');
select is(
  (select token_hash from public.newsletter_subscriptions where email = 'ada@submissions.example'),
  (select encode(sha256(token::bytea), 'hex') from letter), 'of which the table knows the digest only'
);
select ok(not public.confirm_subscription('0'), 'another token confirms nothing');
select ok(public.confirm_subscription((select token from letter)), 'the token confirms');
select ok(public.confirm_subscription((select token from letter)), 'also when it is sent again');
select is(
  (select count(*)::int from public.outbox where template = 'newsletter-notice'), 1, 'the site is told of a subscriber once'
);
update public.newsletter_subscriptions set created_at = now() - interval '2 hours' where email = 'ada@submissions.example';
select public.subscribe_address('ada@submissions.example', false);
select isnt(
  (select confirmed_at from public.newsletter_subscriptions where email = 'ada@submissions.example'), null,
  'a confirmed address stays confirmed when the form is sent again'
);
select ok(not public.end_subscription(gen_random_uuid()), 'another token ends nothing');
select ok(public.end_subscription((select ends from letter)), 'the token of the letters ends the subscription');
select ok(public.end_subscription((select ends from letter)), 'also when it is sent again');
select ok(not public.confirm_subscription((select token from letter)), 'and the old mail confirms nothing any more');
select public.subscribe_address('ada@submissions.example', false);
create function pg_temp.confirmations() returns integer language sql as $$
  select count(*)::int from public.outbox where template = 'newsletter-confirmation';
$$;
select is(pg_temp.confirmations(), 2, 'who comes back is asked again, also within the hour');
select ok(not public.confirm_subscription((select token from letter)), 'with another link than before');
select ok(unsubscribed_at is null and confirmed_at is null, 'and is no subscriber before') from public.newsletter_subscriptions
  where email = 'ada@submissions.example';

select public.subscribe_address('ada@submissions.example', false);
select public.subscribe_address('a.da+1@submissions.example', false);
select is(pg_temp.confirmations(), 2, 'who did not leave waits for the hour, under every spelling of the mailbox');
update public.outbox set created_at = now() - interval '2 hours' where template = 'newsletter-confirmation';
select public.subscribe_address('ada@submissions.example', false);
select is(pg_temp.confirmations(), 3, 'after the hour there is another mail');
update public.outbox set created_at = now() - interval '2 hours' where template = 'newsletter-confirmation';
create temp table last_letter as
  select data ->> 'token' as token from public.outbox where template = 'newsletter-confirmation'
  and encode(sha256((data ->> 'token')::bytea), 'hex') in (select token_hash from public.newsletter_subscriptions);
select public.end_subscription((select ends from letter));
select ok(not public.confirm_subscription((select token from last_letter)), 'a link confirms nothing while the address has left');
select public.subscribe_address('ada@submissions.example', false);
select is(pg_temp.confirmations(), 3, 'three mails a day are enough');
select ok(public.confirm_subscription((select token from last_letter)), 'and the link of the last one works again');
update public.outbox set created_at = now() - interval '1 day' where template = 'newsletter-confirmation';
select public.end_subscription((select ends from letter));
select public.subscribe_address('ada@submissions.example', false);
select is(pg_temp.confirmations(), 4, 'the next day begins from nothing');

-- the last language counts
delete from public.outbox;
create function pg_temp.letters() returns text[] language sql as $$
  select array_agg(language || case when sent_at is null then '' else ' sent' end order by created_at, sent_at, language)
  from public.outbox where recipient = 'eva@submissions.example';
$$;
create function pg_temp.send_letters() returns void language sql as $$
  select public.mark_outbox_sent(array_agg(id)) from public.outbox;
  update public.outbox set created_at = created_at - interval '1 second';
$$;
select public.subscribe_address('eva@submissions.example', false, 'de');
select public.subscribe_address('eva@submissions.example', false, 'fr');
select is(pg_temp.letters(), array['fr'], 'a mail that waits is sent in the language of the last request');
select ok(encode(sha256((data ->> 'token')::bytea), 'hex') in (select token_hash from public.newsletter_subscriptions), 'with a link that is good')
from public.outbox;
select pg_temp.send_letters();
select public.subscribe_address('eva@submissions.example', false, 'fr');
select is(pg_temp.letters(), array['fr sent'], 'the same language waits for the hour');
select public.subscribe_address('eva@submissions.example', false, 'en');
select is(pg_temp.letters(), array['fr sent', 'en'], 'after a mail that was sent, another language gets one of its own');
select pg_temp.send_letters();
select public.subscribe_address('eva@submissions.example', false, 'nl');
select pg_temp.send_letters();
select public.subscribe_address('eva@submissions.example', false, 'et');
select is(pg_temp.letters(), array['fr sent', 'en sent', 'nl sent'], 'three mails a day are enough in all languages');
select is(language, 'et', 'and the letters come in the last') from public.newsletter_subscriptions where email = 'eva@submissions.example';

-- the outbox
delete from public.outbox;
insert into public.outbox (id, template, recipient, data) values
  ('00000000-0000-4000-8000-0000000000e1', 'contact-receipt', 'one@submissions.example', '{"secret": 1}'),
  ('00000000-0000-4000-8000-0000000000e2', 'contact-receipt', 'two@submissions.example', '{}');
select is((select count(*)::int from public.claim_outbox(1)), 1, 'no more is claimed than was asked for');
select is((select count(*)::int from public.claim_outbox(10)), 1, 'what is claimed is not claimed again');
select is((select count(*)::int from public.claim_outbox(10)), 0, 'and cannot be claimed');
select public.release_outbox(array['00000000-0000-4000-8000-0000000000e1']::uuid[]);
select results_eq(
  'select id, attempts from public.claim_outbox(10)',
  $$values ('00000000-0000-4000-8000-0000000000e1'::uuid, 1)$$,
  'what is given back untried can be claimed at once, as if never claimed'
);
select public.mark_outbox_sent(array['00000000-0000-4000-8000-0000000000e1']::uuid[]);
select public.release_outbox(array['00000000-0000-4000-8000-0000000000e1']::uuid[]);
select is(data, '{}'::jsonb, 'a sent mail forgets what it said') from public.outbox where id = '00000000-0000-4000-8000-0000000000e1';
select is((select count(*)::int from public.claim_outbox(10)), 0, 'and is not given back');
create function pg_temp.fail_after(tried integer) returns interval language plpgsql as $$
declare
  pause interval;
begin
  update public.outbox set attempts = tried where id = '00000000-0000-4000-8000-0000000000e2';
  perform public.mark_outbox_failed('00000000-0000-4000-8000-0000000000e2', 'ECONNREFUSED');
  select next_attempt_at - now() into pause from public.outbox where id = '00000000-0000-4000-8000-0000000000e2';
  return pause;
end;
$$;
select is(
  array[pg_temp.fail_after(1), pg_temp.fail_after(2), pg_temp.fail_after(3), pg_temp.fail_after(4), pg_temp.fail_after(5), pg_temp.fail_after(6)],
  array['1 minute', '5 minutes', '30 minutes', '2 hours', '1 hour', '1 hour']::interval[], 'the pauses grow'
);
select is(failed_at, null, 'within three days nothing is given up') from public.outbox where id = '00000000-0000-4000-8000-0000000000e2';
update public.outbox set give_up_at = now() - interval '1 second' where id = '00000000-0000-4000-8000-0000000000e2';
select pg_temp.fail_after(4);
select is(failed_at, null, 'a mail is tried five times, however old') from public.outbox where id = '00000000-0000-4000-8000-0000000000e2';
select pg_temp.fail_after(5);
select isnt(failed_at, null, 'then it is given up, and kept') from public.outbox where id = '00000000-0000-4000-8000-0000000000e2';
select is((select count(*)::int from public.claim_outbox(10)), 0, 'and not sent by itself');
select is(public.retry_outbox(), 1, 'until an administrator retries');
select is((select count(*)::int from public.claim_outbox(10)), 1, 'then it is tried again');
select public.mark_outbox_failed('00000000-0000-4000-8000-0000000000e2', 'SMTP-550', true);
select isnt(failed_at, null, 'an address that does not exist is given up at once') from public.outbox where id = '00000000-0000-4000-8000-0000000000e2';
select throws_ok(
  $$select public.mark_outbox_failed('00000000-0000-4000-8000-0000000000e2', 'no mailbox ada@submissions.example')$$,
  '23514', null, 'a failure is kept as a code, never as a sentence with an address'
);

-- marking
select pg_temp.become('00000000-0000-4000-8000-00000000000a');
set local role authenticated;
select isnt_empty(
  $$update public.contact_requests set handled_state = 'handled', note = 'Called back.'
    where id = '00000000-0000-4000-8000-0000000000f2' returning 1$$, 'administrator: marks a request and notes something'
);
select results_eq(
  $$select handled_by, handled_at is not null from public.contact_requests where id = '00000000-0000-4000-8000-0000000000f2'$$,
  $$values ('00000000-0000-4000-8000-00000000000a'::uuid, true)$$, 'who and when is kept'
);
update public.contact_requests set handled_state = 'new' where id = '00000000-0000-4000-8000-0000000000f2';
select results_eq(
  $$select handled_by, handled_at from public.contact_requests where id = '00000000-0000-4000-8000-0000000000f2'$$,
  $$values (null::uuid, null::timestamptz)$$, 'and gone when it is new again'
);
select throws_ok(
  format('update public.%I set %I = %I', table_name, column_name, column_name), '42501', null,
  format('administrator: never alters %s.%s', table_name, column_name)
)
from (values
  ('job_applications', 'full_name'), ('job_applications', 'cover_letter'), ('job_applications', 'resume_url'),
  ('job_applications', 'is_suspected_spam'), ('job_applications', 'handled_by'), ('job_applications', 'created_at'),
  ('contact_requests', 'email'), ('contact_requests', 'handled_at'), ('demo_bookings', 'stay'), ('demo_bookings', 'status'),
  ('newsletter_subscriptions', 'email'), ('newsletter_subscriptions', 'confirmed_at'),
  ('newsletter_subscriptions', 'unsubscribed_at'), ('newsletter_subscriptions', 'token_hash')
) as sent (table_name, column_name);
insert into public.resume_openings (application_id) values ('00000000-0000-4000-8000-0000000000f1');
select results_eq(
  'select opened_by from public.resume_openings', $$values ('00000000-0000-4000-8000-00000000000a'::uuid)$$,
  'administrator: is named where a resume is opened'
);
select throws_ok(
  $$insert into public.resume_openings (application_id, opened_by)
    values ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-00000000000b')$$,
  '42501', null, 'administrator: cannot record another user'
);

insert into public.list_exports (list, format, state, is_search) values ('applications', 'xlsx', 'new', true);
select results_eq(
  'select exported_by from public.list_exports', $$values ('00000000-0000-4000-8000-00000000000a'::uuid)$$,
  'administrator: is named where a list is saved as a file'
);
select throws_ok(
  $$insert into public.list_exports (list, format, exported_by) values ('applications', 'csv', '00000000-0000-4000-8000-00000000000b')$$,
  '42501', null, 'administrator: cannot record that another user saved a list'
);
select throws_ok(
  format('insert into public.list_exports (list, format, state) values (%L, %L, %L)', list, format, state), '23514', null,
  format('the record of a saved list holds nothing typed: %s %s %s', list, format, state)
)
from (values ('Ada Meier', 'csv', ''), ('applications', 'pdf', ''), ('applications', 'csv', 'ada@example.org')) as typed (list, format, state);

-- several at once, as the list does it
select isnt_empty(
  $$update public.contact_requests set handled_state = 'read' where handled_state <> 'read' returning 1$$,
  'administrator: marks several requests in one statement'
);
select throws_ok(
  $$update public.contact_requests set handled_state = 'unknown'$$, '23514', null, 'administrator: invents no state'
);
select throws_ok(
  $$update public.contact_requests set handled_state = 'handled', email = 'other@submissions.example'$$, '42501', null,
  'administrator: alters nothing that was sent while marking'
);
select is_empty($$select 1 from public.contact_requests where handled_state <> 'read'$$, 'and nothing of such a statement is kept');
reset role;
update public.contact_requests set handled_state = 'read' where id = '00000000-0000-4000-8000-0000000000f2';

-- deletion at the request of the sender
insert into public.job_applications (id, job_id, full_name, email, resume_url)
  select '00000000-0000-4000-8000-0000000000f4', id, 'Eve Example', 'Eve@submissions.example', '00000000-0000-4000-8000-0000000000f4.pdf'
  from public.job_openings where is_active limit 1;
insert into public.contact_requests (id, first_name, last_name, email, country, properties, pms)
  values ('00000000-0000-4000-8000-0000000000f5', 'Eve', 'Example', 'eve@submissions.example', 'Estonia', 1, 'OTHER');
insert into public.demo_bookings (id, stay, status, provider, phone_number)
  values ('00000000-0000-4000-8000-0000000000f6', '[2099-02-01,2099-02-03)', 'confirmed', 'sandbox', '+41790000072');
insert into public.newsletter_subscriptions (id, email) values ('00000000-0000-4000-8000-0000000000f7', 'eve@submissions.example');
create temp table requests as
  select name, ('00000000-0000-4000-8000-0000000000f' || place)::uuid as id
  from (values ('job_applications', 4), ('contact_requests', 5), ('demo_bookings', 6), ('newsletter_subscriptions', 7)) as sent (name, place);
grant select on requests to authenticated;
select pg_temp.become('00000000-0000-4000-8000-00000000000a');
set local role authenticated;
select throws_ok(
  format('select public.delete_submission(%L, %L)', name, '00000000-0000-4000-8000-0000000000f4'), '22023', null,
  format('administrator: deletes from %s no row', coalesce(name, 'null'))
)
from unnest(array['faq_items', 'profiles', 'outbox', 'content_changes', 'public.job_applications', '', 'job_applications; drop table public.profiles', null]) as name;
select ok(not public.delete_submission('job_applications', '00000000-0000-4000-8000-0000000000f5'), 'administrator: an id of another table deletes nothing');
select ok(not public.delete_submission('job_applications', null), 'and neither does none');
insert into public.resume_openings (application_id) values ('00000000-0000-4000-8000-0000000000f4');
select ok(public.delete_submission(name, id), format('administrator: deletes one of %s', name)) from requests;
select ok(not public.delete_submission(name, id), format('%s: a repetition finds it gone', name)) from requests;
select results_eq(
  $$select table_name, row_id::uuid, changed_by from public.content_changes
    join requests on name = table_name and requests.id::text = row_id order by row_id$$,
  $$select name, id, '00000000-0000-4000-8000-00000000000a'::uuid from requests order by id$$,
  'who deleted what is recorded, once'
);
reset role;
select is_empty(
  $$select 1 from public.content_changes where table_name in (select name from requests) and (before is not null or after is not null)$$,
  'without what was sent'
);
select is_empty($$select 1 from public.outbox where data ->> 'id' ~ 'f[4567]$' or recipient ~* '^eve@'$$, 'the mails about it are gone');
select isnt_empty($$select 1 from public.outbox$$, 'other mails are not');
select is_empty(
  $$select 1 from public.resume_openings where application_id = '00000000-0000-4000-8000-0000000000f4'$$, 'so are the openings of the resume'
);
select results_eq(
  $$delete from public.abandoned_files returning path$$, $$values ('00000000-0000-4000-8000-0000000000f4.pdf')$$,
  'the resume is named, for the server to remove'
);

-- visits
select pg_temp.become('00000000-0000-4000-8000-00000000000a');
select is(public.note_visit(), null, 'the first visit has none before it');
select is(public.note_visit(), null, 'and stays the first one when the dashboard is opened again');
update public.profiles set dashboard_opened_at = now() - interval '31 minutes' where id = '00000000-0000-4000-8000-00000000000a';
select is(public.note_visit(), now() - interval '31 minutes', 'after half an hour the next one begins');
select is(public.note_visit(), now() - interval '31 minutes', 'which still knows the end of the first one');
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select is(handled_state, 'read', 'a mark outlives the account that made it') from public.contact_requests
  where id = '00000000-0000-4000-8000-0000000000f2';

select * from finish();
rollback;
