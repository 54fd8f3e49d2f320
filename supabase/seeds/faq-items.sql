-- Questions of the help page (type 'faq') and of the support page (type 'support'), in display order.
insert into public.faq_items (id, question, answer, category, type, display_order) values
('de5cd95c-b9c3-43d7-9d6a-54b8a8beaf49',
 $t$Does the assistant tell guests that it is an AI?$t$,
 $t$Yes. The first message says so: “Good evening Camille, this is Nightdesk, the AI assistant of Chalet Arve.”

A guest who asks later whether a person is writing gets the same plain answer.$t$,
 'General', 'faq', 1),
('f05ccf67-043b-4969-bbab-b1379b26cbdb',
 $t$What happens when the assistant does not know the answer?$t$,
 $t$The assistant is set up to say so rather than to guess.

Depending on your setting it gives the guest your contact details, or it promises to ask the team. In the second case you get the question, you reply, and the guest hears back in the same chat.

A question that reaches you twice is a good candidate for a note in the knowledge base.$t$,
 'Escalation', 'faq', 2),
('8f6b7f03-5df5-45ad-976d-bee59d1b02d2',
 $t$Which requests need my approval?$t$,
 $t$Those you choose. Extra person, baby bed and early check-in are set from the start.

For these the assistant promises nothing. It tells the guest that the team has been asked, and waits for your yes, your no or a keyword.$t$,
 'Escalation', 'faq', 3),
('6bf27498-5539-4c3a-8d32-eca4ae9c019b',
 $t$Does Nightdesk work with my booking system?$t$,
 $t$Smoobu is already connected: bookings and properties come in, notes go back.

Airbnb, Booking.com, Vrbo, Guesty and Hostaway are in preparation. If your system is not among them, write to us through the contact page and say which one you use. Requests help us decide what to build next.$t$,
 'Integrations', 'faq', 4),
('ca20954f-da5c-43f8-8afc-c12db4a50a15',
 $t$What do I pay while I try Nightdesk?$t$,
 $t$Nothing. Test Nightdesk for as long as you like, without a credit card.
There is no charge until you are convinced and choose a plan yourself.$t$,
 'Pricing and privacy', 'faq', 5),
('a773951c-c634-420b-888f-d89ab44e7cd4',
 $t$What do I have to do before the assistant answers its first guest?$t$,
 $t$Four things, and the onboarding walks you through them: connect your booking system, describe the house, test, go live.

Describing the house takes the longest, because only you know that the lower lock turns to the left. The score analyzer shows which subjects still have gaps, so you can stop when enough is written.$t$,
 'General', 'faq', 6),
('2ae3f55c-c01d-4c62-a4db-1e5aa93096d7',
 $t$How does Nightdesk save five hours a week?$t$,
 $t$It is a sum you can check against your own phone. Sixty guest messages a week at five minutes each, counting the time to pick up the phone and find the answer, are five hours.

With fewer messages it is less, with more it is more. The analytics dashboard shows how many questions came in and how quickly they were answered, so after a month you have your own figure.$t$,
 'General', 'faq', 7),
('c6eb44cd-78ae-4e3f-9f42-df1c89121291',
 $t$In which languages does the assistant answer?$t$,
 $t$In the language the guest writes. Giulia asks in Italian and reads Italian, Maarja asks in Estonian and reads Estonian.

You write the knowledge base once, in your own language. Door numbers, codes and addresses are passed on as you wrote them.$t$,
 'Guest messages', 'faq', 8),
('9537d1d3-291a-4a71-b6b3-0a8882c133f5',
 $t$Where do the assistant’s answers come from?$t$,
 $t$From the knowledge base of that one property, from the booking, and from the chat so far. Each property has its own notes: the wifi of Door 9 is not used in a chat with the guests of Door 12.

What is in none of these goes to you as a question.$t$,
 'Guest messages', 'faq', 9),
('0647b609-f9bd-4af2-add1-7c61e4c294e4',
 $t$Does the guest have to install anything?$t$,
 $t$No. The guest writes on WhatsApp, which most guests already use.
There is no extra app, no account to open and no limit on the number of chats.$t$,
 'Guest messages', 'faq', 10),
('76c83f7b-81a6-4586-af08-8acf2d0d0e2c',
 $t$How do I answer when the assistant asks me?$t$,
 $t$With one word. “Door 7 asks for a baby bed” is answered with yes or no. Where a yes needs a detail you add it: “yes 13:00” for an early check-in at Door 3.

The assistant turns that into a full sentence in the guest’s language and sends it. What was agreed is written into the booking note.$t$,
 'Escalation', 'faq', 11),
('4818a266-64da-49ec-81c8-e6583f78a048',
 $t$What does Nightdesk write into my booking system?$t$,
 $t$Guest requests and what became of them, as a note on the booking. “Baby bed: yes” is where your cleaner looks in the morning.

Prices, availability and cancellations stay in your hands. Nightdesk takes notes; it decides nothing.$t$,
 'Integrations', 'faq', 12),
('62b5b8a8-8ee8-4ed6-82fd-ff4ae6299f13',
 $t$What does Nightdesk cost once I am convinced?$t$,
 $t$One price for each property, by the month or by the year. Both are in the pricing section of the home page.

A year costs less than twelve single months, and the switch there shows by how much.
Everything is included in both: sync, knowledge base, simulator, unlimited chats per guest, guest insights and onboarding support.$t$,
 'Pricing and privacy', 'faq', 13),
('6c7c5405-f858-427f-b314-5ad4e204650f',
 $t$Who can read the messages of my guests?$t$,
 $t$You, and the people you have given access to your team. To give an answer, the message also passes through the services that carry it: WhatsApp, your booking system, our hosting and the provider of the language model.

We do not sell guest data. If a guest asks you to delete a conversation, write to us through the contact page.$t$,
 'Pricing and privacy', 'faq', 14),
('6fb115d2-e0dd-4869-8dd9-147494c3bc10',
 $t$How do I connect Smoobu?$t$,
 $t$Sign in to Nightdesk, choose Smoobu in the first step of the onboarding and follow the steps shown there. You need the sign-in of the Smoobu account that holds your properties.

Properties and bookings then appear in Nightdesk. Compare the list with Smoobu once before you go on. No guest receives a message at this stage: nothing is sent until you make a property live.$t$,
 'Integrations', 'support', 15),
('fdea9b03-fedb-46cc-b50b-9adec9ef1061',
 $t$The score of my property is low. What should I write first?$t$,
 $t$Start with the three things guests ask about at night: the way in, the wifi, the heating. Name the place, not only the fact. “On the blue card inside the kitchen cupboard door” needs no second question.

Then open the score analyzer again. It names the subjects that are still missing or too short. A high score does not mean long notes, only that the usual questions have an answer.$t$,
 'Knowledge base', 'support', 16),
('65c5c750-55a5-43c0-ad1b-943b9b4ebb4c',
 $t$How do I test answers before a guest sees them?$t$,
 $t$Open the response simulator of the property and write as if you were the guest, in any language. It answers from the knowledge base as it is at this moment. Nothing is sent to anyone.

If an answer is wrong, change the entry it came from and ask again.
Ask at least one thing that is not in your notes, to see how the assistant says that it does not know.$t$,
 'Knowledge base', 'support', 17),
('a0ab98c8-6a1b-44a2-a472-379a454eefc2',
 $t$A guest got a wrong answer. What do I do?$t$,
 $t$First write to the guest yourself and put it right. Then correct the entry in the knowledge base: in most cases the note was out of date, or two notes said different things.

If the notes are right and the answer was still wrong, send us the door number, the date and the time. We read the conversation only for this purpose and tell you what we found.$t$,
 'Guest messages', 'support', 18),
('3bca57fa-7acd-45b4-b3be-3059f0fedaab',
 $t$A guest got no message at all. What should I check?$t$,
 $t$Three things, in this order.
Is the property live in Nightdesk?
Does the booking in your booking system hold a phone number, with its country code?
Is this number on WhatsApp?

If all three are in order, write to us with the name of the property and the arrival date.$t$,
 'Guest messages', 'support', 19),
('0e0c38d6-dc0b-420f-b6df-730e5ad08f0c',
 $t$How do I let my team see and answer requests?$t$,
 $t$Invite them by e-mail under team access. They sign in with their own password, so nobody has to share yours.

Everyone in the team can see open requests. The first yes or no counts, and the others see that the matter is settled.$t$,
 null, 'support', 20),
('e289185e-3160-4753-b4c8-17bad9205b8d',
 $t$How do I reach a person?$t$,
 $t$Write to the address at the top of the support page, or through the contact page. A person answers, on working days in Switzerland.

If showing is easier than writing, book a support video call with the button at the top of the support page. Have the property open on your screen when the call starts.$t$,
 null, 'support', 21);
