-- Product updates, all made up, oldest first; some bodies hold a literal backslash-n where a line break is meant.
insert into public.product_updates (id, title, body, image_url, image_alt, type, created_at, is_sample) values
('4b4d21c8-cdfa-4186-a67c-80b53b0ebd77', $t$The desk opens$t$,
 $t$From today Nightdesk answers guests on WhatsApp, at any hour and in the language they write in. The answers come from notes that the host writes for each property.

In the first message the assistant says that it is an AI.

Testing is free for as long as a host likes. There is no credit card to enter.$t$,
 '/placeholder.svg', $t$An empty pigeonhole with an empty hook.$t$, 'major', '2024-03-12 09:00:00+00', true),
('75c895e4-8602-4359-bcb7-32e058075069', $t$Opening messages from a template$t$,
 $t$The first message to a guest can now be written as a template. Name, property and arrival date are filled in from the booking.\n\nThe template is written once, in your language. The guest reads it in theirs.$t$,
 null, '', 'minor', '2024-04-25 07:40:00+00', true),
('46f76f9e-ff3b-4289-b3b6-daf575cfc059', $t$A knowledge base for each property$t$,
 $t$The notes have become a knowledge base. It is divided by subject: the way in, the wifi, the kitchen, the bins, the neighbourhood. Empty subjects are shown as empty, so you see what is missing before a guest does.

Two properties in the same house can start from a copy and differ from there. The wifi of Door 9 stays with Door 9.$t$,
 '/placeholder.svg', $t$An empty pigeonhole with an empty hook.$t$, 'major', '2024-06-06 12:15:00+00', true),
('1676e1b8-47ec-43ee-a201-157793942eba', $t$Codes and addresses stay as you wrote them$t$,
 $t$Answers in another language no longer change what must not change. Door codes, street names, opening hours and the wifi password are passed on letter by letter.$t$,
 null, '', 'minor', '2024-07-18 15:05:00+00', true),
('9f869185-b18b-42ab-9802-25c8c3309e8f', $t$The assistant asks before it promises$t$,
 $t$One more guest, a baby bed, an early check-in: for these requests the assistant now asks you. The guest is told that the team has been asked.\n\nYou reply yes or no. The guest gets a full sentence in their own language, in the same chat.\n\nYou choose which requests need your approval. These three are set from the start.$t$,
 '/placeholder.svg', $t$An empty pigeonhole with an empty hook.$t$, 'major', '2024-09-10 08:20:00+00', true),
('0a0e768b-77cd-4cdd-91bb-6ff05e58dfb9', $t$Reply with a time, not only with yes$t$,
 $t$“yes 13:00” is now understood. The guest at Door 3 reads that the flat is ready from 13:00, and not merely that the answer is yes.

Keywords such as “later” and “call” work as well. The question you receive lists those that fit.$t$,
 null, '', 'minor', '2024-10-22 16:30:00+00', true),
('6b279947-1634-425d-8c81-66b381dc9b1d', $t$Contact details or a promise to ask$t$,
 $t$When an answer is not in the knowledge base, you decide per property what the guest reads: your contact details, or the promise that the team will be asked.\n\nUntil now it was always the promise. Properties that existed before today keep it.$t$,
 null, '', 'minor', '2024-12-03 10:10:00+00', true),
('94fc5e3a-3be3-4fd6-87de-80a58a71d2e9', $t$Two-way sync with Smoobu$t$,
 $t$Smoobu is the first booking system that Nightdesk is connected to. Properties and bookings come in, changes to a booking follow, and nobody types a guest’s arrival date twice.

It works in the other direction too. When a guest asks for something and you have answered, the request and the answer are written into the note of that booking.

Hosts who entered their properties by hand can match them with the Smoobu list once. The knowledge base of each property stays as it is.$t$,
 '/images/updates/two-way-sync.png', $t$A line over two pulleys between a hotel and a house: door numbers go one way, answers the other.$t$, 'major', '2025-02-11 09:30:00+00', true),
('f5154f26-6a36-4125-a6de-fb22d03294f4', $t$Booking notes carry the time$t$,
 $t$Each line that Nightdesk writes into a booking note now begins with the date and the time: “14 March, 02:16, baby bed: yes”. What your own team wrote in the note is left untouched.$t$,
 null, '', 'minor', '2025-03-20 14:45:00+00', true),
('ae0f2347-f955-4c90-9ce8-41219b6c92d5', $t$The score analyzer reads your notes before guests do$t$,
 $t$The score analyzer compares the knowledge base of a property with the questions guests usually ask, and gives it a score from 0 to 100.\n\nThe number is the smaller half. Below it is a list of what is missing, in the order in which guests would notice: first the way in, much later the board games.\n\nThe score is visible only to you and your team.$t$,
 '/images/updates/score-analyzer.png', $t$A kitchen scale weighs five notes, from Key box to Wifi; the note Heating lies beside it.$t$, 'major', '2025-05-14 07:55:00+00', true),
('f83a5ba0-4675-4109-8b44-23726e9565b4', $t$Two notes that disagree are shown side by side$t$,
 $t$If one note says check-out at 10:00 and another says 11:00, the score analyzer now shows both and asks which one is true. Until you have chosen, a guest who asks is told that the team will confirm.$t$,
 null, '', 'minor', '2025-06-24 11:25:00+00', true),
('aa3caf2b-96d3-4cb3-b3d2-d2c1256b6670', $t$Ask as if you were the guest$t$,
 $t$The response simulator is a chat in which you play the guest. It answers from the knowledge base as it stands at that moment and names the note it used. Nothing is sent to anyone.

Write in Dutch if you like, or ask something that nobody could know. It is the quickest way to learn what the assistant does when it has no answer.$t$,
 '/images/updates/response-simulator.png', $t$A telephone on a stage under a lamp; its chat asks about pets and gets the answer: one dog, yes.$t$, 'major', '2025-09-02 08:05:00+00', true),
('82a49b4c-b07e-46b2-9ea1-291ef4f21a1c', $t$The simulator remembers$t$,
 $t$The simulator now remembers the last ten questions of a property. After you have changed a note, ask them all again with one button and compare the answers.$t$,
 null, '', 'minor', '2025-10-09 13:35:00+00', true),
('2826daef-6901-4c9e-8e53-c473feefc315', $t$Chat summaries and guest insights$t$,
 $t$A stay of six nights can be forty messages. The chat summary says in a few lines what was asked, what was agreed and what is still open.\n\nNext to it are the guest insights: language, number of people, arrival by car or by train, special requests. They come from what the guest wrote, and from nowhere else.\n\nA summary can be read in the time it takes to walk from Door 3 to Door 7.$t$,
 '/images/updates/chat-summaries.png', $t$A pile of notes on a spike, and beside it one page with three lines, from 06:30.$t$, 'major', '2025-11-27 09:50:00+00', true),
('d4fc5aa2-b432-4b72-b885-c1836280e4b6', $t$What is still open comes first$t$,
 $t$A chat summary now begins with what is still open, then says what was agreed, and only then what was asked. If nothing is open, the first line says so.

Until today the order was that of the chat. For a stay of one night it made no difference, for a week it did.$t$,
 null, '', 'minor', '2026-01-22 10:40:00+00', true),
('2f2c38f8-6f7f-4d35-b3d5-e6bb85b696ea', $t$The analytics dashboard$t$,
 $t$Three questions, one page. How long did guests wait for an answer? Were they happy with it? What do they ask most?

Every figure can be opened. Behind “wifi, eleven times” are the eleven messages, so that you can see whether the note is missing or only hard to find.

The dashboard counts from the day a property went live. Messages from the simulator are left out.$t$,
 '', '', 'major', '2026-03-05 08:15:00+00', true),
('c300b89f-aa8e-4bb6-a929-359a53d209a3', $t$The mobile web app fits small phones$t$,
 $t$Open requests, the knowledge base and the dashboard can now be used with one hand on a narrow screen. There is nothing to install: open the same address and put it on the home screen.\n\nYes and no are large enough for a thumb in the dark.$t$,
 null, '', 'minor', '2026-04-16 17:10:00+00', true),
('f0a2f62e-f6ea-44dc-a0c7-72cb259bf2cf', $t$Team access$t$,
 $t$Invite your co-host, your cleaner or the person at the front desk. Each one signs in with their own e-mail, so your password stays yours.

An open request goes to everyone who can decide it. The first answer counts. The others see who gave it and when.

Team access is part of the price per property. There is no charge per person.$t$,
 '/images/updates/team-access.png', $t$Four different keys to Door 7 on a rail of hooks, and a fifth hook that is empty.$t$, 'major', '2026-06-09 09:20:00+00', true),
('359884e3-1100-4a23-bd7f-57bb92aee3ef', $t$The onboarding waits for you$t$,
 $t$The guided onboarding can be left at any of its four steps and continued later, on another device if you like. It opens where you stopped: connect, describe the house, test or go live.$t$,
 null, '', 'minor', '2026-09-17 12:00:00+00', true),
('87adf352-7589-4741-9245-a0adad0a457e', $t$Common questions are grouped across languages$t$,
 $t$“Where do I park”, “Wo kann ich parken” and “Waar kan ik parkeren” used to be three lines on the dashboard. They are one question now, counted once, with the languages named beside it.

The wording of each guest is still there when you open the line.$t$,
 null, '', 'minor', '2026-11-05 08:45:00+00', true);
