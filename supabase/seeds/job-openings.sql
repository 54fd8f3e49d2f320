-- Five positions, all made up, four of them open; their texts use every form that the careers pages render.
insert into public.job_openings (id, title, department, location, type, description, requirements, is_active, created_at, updated_at, town, country, remote_from, hours, is_sample) values
('06dad3a1-1d3b-418e-b4b0-3e98024e7f31',
 'Backend engineer (TypeScript, Postgres)', 'Engineering', 'Remote (Switzerland or EU, CET)', 'Full-time',
 $t$At 02:14 a guest at Door 7 asks for a baby bed. Your code decides whether the message is answered once, twice or not at all. We want it to be once.

You work on the part between WhatsApp, the knowledge base and the booking system: message queues, the sync with Smoobu, and the notes that are written back. The code is TypeScript on Postgres, with row-level security, and it is small enough to be read in a week.

What you will do:

- Build the next booking system connection, from reading its documentation to the first host who uses it
- Make every message traceable, so that we can tell a host why an answer was given
- Write migrations that can run while guests are writing
- Take turns with the others in looking, each morning, at what failed during the night

How we work:

Two calls a week, the rest in writing. Pull requests are small and read by one other person. Nobody is expected to answer outside their hours, and that includes nights.

The first call takes thirty minutes, and in it we tell you the salary range. After that there is one paid half-day of work on a real task, and a talk about it.$t$,
 $t$- Several years of building and running server code, most of it in TypeScript
- You read a query plan and know when an index does not help
- You have connected a system to another company’s API and kept it running after they changed it
- Clear written English, since most of our decisions are made in writing
- A right to work in Switzerland or the EU
* Useful, not required: Supabase, Deno or the WhatsApp Business API
* Useful, not required: you have let a holiday flat yourself$t$,
 true, '2026-11-09 08:30:00+00', '2026-11-09 08:30:00+00',
 null, null,
 'Switzerland, Austria, Belgium, Bulgaria, Croatia, Cyprus, Czechia, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Ireland, Italy, Latvia, Lithuania, Luxembourg, Malta, Netherlands, Poland, Portugal, Romania, Slovakia, Slovenia, Spain, Sweden',
 'full_time', true),
('f3530f23-db09-48a3-a40c-a96185172eaf',
 'Conversation designer (German and Italian)', 'Product', 'Remote (CET)', 'Part-time (60%)',
 $t$Nightdesk writes to guests in their own language. A sentence can be correct and still sound like a form. You make sure that it sounds like a good night porter: short, kind, exact.

You work with two founders and with the hosts themselves. Half of the work is reading real conversations, the other half is writing rules and examples so that the next ones are better.

What you will do:

• Review conversations in German and Italian and mark what a native reader would not say
• Write the wording for the difficult moments: a refusal, a delay, an answer nobody has yet
• Keep the test questions of the simulator up to date in both languages
• Help hosts with opening messages that guests read to the end

What this is not:

It is not translation by the page and not marketing copy. You will write few words and think about each of them.

Please send one sentence with your application that you found in a hotel or a rental, in German or Italian, and tell us how you would have written it.$t$,
 $t$• German and Italian at native level, one of them Swiss or from the Alps if possible
• Experience in writing for dialogue: support, chat, interface text, subtitles or radio
• You can explain why a sentence is wrong without saying that it feels wrong
• English good enough for daily written work
• Three days a week, on days we agree together$t$,
 true, '2026-10-12 07:45:00+00', '2026-10-12 07:45:00+00',
 null, null,
 'Switzerland, Austria, Belgium, Croatia, Czechia, Denmark, France, Germany, Hungary, Italy, Liechtenstein, Luxembourg, Malta, Netherlands, Norway, Poland, Slovakia, Slovenia, Spain, Sweden',
 'part_time', true),
('048227c6-2103-49ee-9f23-d9285ae1f1bf',
 'Host success lead', 'Customer success', 'Switzerland or remote (CET)', 'Full-time',
 $t$A host who signs up has a house, a booking system and too many messages. Four steps later the desk is open: connect, describe, test, go live. You own these four steps.

You are the first person at Nightdesk with this title. Until now the founders have done it, on calls, with a list of questions we will give you.

Your first three months:

* Sit in on onboarding calls, then lead them yourself
* Find the step where hosts stop, and propose what should change in the product
* Turn the twenty most frequent support questions into pages that answer them
* Visit at least three hosts where they work

After that:

You decide how support and onboarding are organised, and whom we hire next for them. You also bring what hosts say into the weekly product meeting, where you have the same vote as engineering.

You can work from anywhere within an hour of Swiss time.$t$,
 $t$1. You have looked after paying customers of a software product, from the first call to the second year
2. You have worked in hospitality or let a property, or you know the work well from close by
3. German and English fluently; French or Italian helps
4. You write instructions that people follow without calling you
5. You can say no to a customer and keep the customer$t$,
 true, '2026-09-03 09:15:00+00', '2026-09-03 09:15:00+00',
 null, 'Switzerland',
 'Switzerland, Austria, Belgium, Croatia, Czechia, Denmark, France, Germany, Hungary, Italy, Liechtenstein, Luxembourg, Malta, Netherlands, Norway, Poland, Slovakia, Slovenia, Spain, Sweden',
 'full_time', true),
('7fee2e1a-cb5c-4175-911b-55e82ec18816',
 'Student job, quality review', 'Product', 'Remote (Switzerland)', 'Internship',
 $t$You read what the assistant wrote during the night and check it against what the host had written. Was the answer right, did it come from the knowledge base, and would you have asked the host instead?

What you will do:

- Review a sample of conversations each week with a checklist
* Mark answers that were right by luck, which are the most interesting ones
• Suggest one improvement a week and see what becomes of it

The internship runs for six months, one to two days a week, on days that fit your timetable. It is paid by the hour. You work with the conversation designer and one engineer, and all conversations are handled under a confidentiality agreement.$t$,
 $t$You are enrolled at a university in Switzerland, in any subject in which one learns to read closely: languages, law, hospitality, computer science. You read English and at least two of German, French, Italian and Dutch. You notice when a sentence says something that the source does not. No programming is needed, and no experience in the trade.$t$,
 true, '2026-07-28 10:00:00+00', '2026-07-28 10:00:00+00',
 null, null,
 'Switzerland',
 'internship', true),
('239a3486-ff68-43dd-8755-016f821d8512',
 'Office manager', 'Operations', 'Switzerland', 'Part-time (40%)',
 $t$We had no office manager, and it showed. This position looked after contracts, invoices and the two rooms in which some of us meet.

What you will do:

* Prepare the monthly papers for our accountant
* Keep employment papers and insurance in order
* Organise two meetings of the whole team a year

The position was filled in October 2026.$t$,
 $t$* Commercial training in Switzerland or several years of office practice
* German fluently, English well
* Two fixed days a week in Switzerland$t$,
 false, '2026-08-14 13:20:00+00', '2026-08-14 13:20:00+00',
 null, 'Switzerland',
 null,
 'part_time', true);
