-- Information pages (/info/...), their footer links, and the features text of the documentation.
insert into public.website_content (id, slug, nav_title, page_title, content, visible, in_footer, order_index, last_updated) values
('0d353b43-e1c7-4583-a31e-cea81bac7bb6', 'about', 'About', 'The company in brief',
$html$<p>Nightdesk answers the guests of holiday rentals on WhatsApp, in the language they write in, from what the host has written down about the house. When it does not know, it asks the host. This page holds the plain facts; who we are and why we do it is <a href="/about">our story</a>.</p>
<h2>The facts</h2>
<table>
<caption>Nightdesk in brief</caption>
<thead><tr><th scope="col">Question</th><th scope="col">Answer</th></tr></thead>
<tbody>
<tr><td>Where is the company run from?</td><td>Switzerland</td></tr>
<tr><td>When did it start?</td><td>2023</td></tr>
<tr><td>Who started it?</td><td>Three founders, introduced in <a href="/about#team-title">our story</a></td></tr>
<tr><td>Who is it for?</td><td>Hosts and managers of short-term rentals, from one property upwards</td></tr>
<tr><td>What does it cost?</td><td>One <a href="/#pricing">price for each property</a>; testing is free</td></tr>
</tbody>
</table>
<h2>What it is, and what it is not</h2>
<ul>
<li>It is an AI co-host for messages. It is not a booking system: prices, availability and cancellations stay where they are.</li>
<li>It writes on WhatsApp. Guests install nothing.</li>
<li>Where money, time or another bed is at stake, it decides nothing. Such requests go to the host.</li>
</ul>
<h2>What is connected today</h2>
<p>Smoobu is connected. Airbnb, Booking.com, Vrbo, Guesty and Hostaway are in preparation and are marked as such on the <a href="/integrations">integrations page</a>.</p>
<h2>Where to read more</h2>
<ul>
<li>How guest data is handled: <a href="/info/data-processing">data processing</a></li>
<li>Where an AI answers: <a href="/info/ai-disclosure">AI disclosure</a></li>
<li>Who is responsible for this site: <a href="/info/imprint">imprint</a></li>
<li>Working here: <a href="/careers">careers</a></li>
<li>Questions: <a href="/contact">contact</a></li>
</ul>
<h2>About the examples on this site</h2>
<p>Chalet Arve and its guests are invented. The questions are the ordinary ones that any host will recognise.</p>$html$,
 true, true, 1, '2026-11-26 10:00:00+00'),
('8f1f3c52-6a0e-4b7d-9c1e-52b8f0a1d6e3', 'data-processing', 'Data processing', 'Data processing for hosts',
$html$<p>This page is about the messages of your guests. What this website itself does with personal data is in the <a href="/privacy">privacy policy</a>.</p>
<h2>Who decides, and who carries out</h2>
<p>The messages between you and your guests belong to your business. You decide what is processed and why; Nightdesk processes it on your behalf and for nothing else. In the words of the law, you are the controller and we are the processor.</p>
<h2>What is processed</h2>
<table>
<caption>Guest data in the service</caption>
<thead><tr><th scope="col">Data</th><th scope="col">Where it comes from</th><th scope="col">What it is needed for</th></tr></thead>
<tbody>
<tr><td>Name, phone number, language, dates of the stay</td><td>Your booking system</td><td>Writing to the right guest at the right time</td></tr>
<tr><td>Messages of the chat</td><td>The guest, you, and the assistant</td><td>Answering, and the summary in the morning</td></tr>
<tr><td>Requests and your decisions</td><td>The chat</td><td>The note in the booking</td></tr>
</tbody>
</table>
<h2>What you can ask of us</h2>
<p>You can ask for an agreement on data processing, for the list of the companies that work for us, and for the deletion of a guest’s conversation. A short message through the <a href="/contact">contact form</a> is enough.</p>
<h2>What your guests should know</h2>
<p>Tell them in your own privacy notice that an AI answers for you and who processes their messages. If a guest writes to us instead of to you, we pass the question on.</p>$html$,
 true, true, 2, '2026-10-01 10:00:00+00'),
('c2a0e7b4-3d59-4f86-8e17-9b64d2f5a708', 'ai-disclosure', 'AI disclosure', 'When an AI is answering',
$html$<p>No one should have to guess whether they are writing to a person. This page says where Nightdesk uses an AI and how you can tell.</p>
<h2>In the chat with guests</h2>
<p>The first message introduces the assistant as an AI and names the house it speaks for. Asked whether it is a person, it says no. The host can change the words of the first message, but not what it says about this.</p>
<h2>What it works from</h2>
<p>Answers are written by a GPT model from the host’s notes about that property, the booking, and the chat so far. They can be wrong. When the notes do not hold an answer, the assistant says so and asks the host.</p>
<h2>What a person decides</h2>
<p>Where money, time or another bed is at stake, the host decides: one more guest, a baby bed, an early check-in. The assistant passes the question on and brings back the answer.</p>
<h2>On this website</h2>
<p>The conversations shown on these pages are examples, and their guests are invented. No AI answers you here: what these pages say was stored before you came, and what you send through the <a href="/contact">contact form</a> goes into the inbox of our team.</p>$html$,
 true, true, 3, '2026-10-01 10:00:00+00'),
('e5d91b06-7c48-4a23-b0f9-16c3a8e47d52', 'accessibility', 'Accessibility', 'Accessibility of this site',
$html$<p>This site should work for everyone who wants to read it, with a mouse, a keyboard, a screen reader, at 200 percent, or on a small phone.</p>
<h2>What we aim for</h2>
<p>We work to the Web Content Accessibility Guidelines 2.2, level AA. Pages can be read without JavaScript, motion stops when your system asks for less of it, and every form says in words what is wrong and what to do.</p>
<h2>What does not work yet</h2>
<p>The external pages that we lead to, such as the calendar for calls, are run by others, and we cannot vouch for them. If you would rather not use them, write to us and we find a time by e-mail.</p>
<h2>Tell us</h2>
<p>If something stops you, please <a href="/contact">write to us</a> and say which page it was. We answer on working days, and send you what you were looking for in another form if that helps.</p>$html$,
 true, true, 4, '2026-10-01 10:00:00+00'),
('bcc9207f-0855-4a50-89e9-7583deed09ec', 'imprint', 'Imprint', 'Imprint',
$html$<h2>Who runs this site</h2>
<p>Nightdesk, Switzerland</p>
<h2>How to reach us</h2>
<ul>
<li>Questions and support: our address, and a form, are on the <a href="/contact">contact page</a></li>
<li>Applications: under each position on the <a href="/careers">careers page</a></li>
</ul>
<h2>Content</h2>
<p>We check what we publish and correct mistakes when we learn of them. For pages of others that we link to, those who run them are responsible.</p>
<p>Texts, drawings and pictures on this site belong to Nightdesk unless something else is said beside them. You may quote from them with a link to the source.</p>
<h2>Names of others</h2>
<p>WhatsApp, Smoobu, Airbnb, Booking.com, Vrbo, Guesty and Hostaway are trademarks of their owners. We use them to say what Nightdesk works with, or is going to work with. The drawings beside them on the <a href="/integrations">integrations page</a> are ours and are not the logos of these companies.</p>
<h2>Examples</h2>
<p>Chalet Arve and its guests are invented, to show how the product works.</p>$html$,
 true, true, 5, '2026-09-14 10:30:00+00'),
('bbca67d3-db4c-496d-8d98-6fae8c58c852', 'press', 'Press', 'Press',
$html$<h2>For journalists</h2>
<p>Nightdesk is an AI co-host for holiday rentals, operated from Switzerland and started in 2023. It answers guest messages on WhatsApp around the clock, in the guest’s language, and asks the host when it does not know.</p>
<p>For interviews, figures and pictures <a href="/contact">write to us</a>, with “Press” in the first line.</p>$html$,
 false, true, 6, '2026-08-20 10:00:00+00'),
('22177d30-04ca-4a98-9cbb-a745a2ee0e66', 'features', 'Features', 'Features',
$t$# What Nightdesk does

Nightdesk answers the guests of your holiday rental on WhatsApp, day and night, in the language they write in. This page goes through it part by part, in the order in which you meet the parts: first the connection and the notes, then the chat, then what you see in the morning.

## Before the first guest

### Connection to your booking system
Nightdesk reads bookings and properties from your property management system, and writes guest requests back into it. The sync works both ways and runs automatically.
Smoobu is connected today. Airbnb, Booking.com, Vrbo, Guesty and Hostaway are in preparation. A system that is not on the list can be asked for by e-mail.

### Knowledge base builder
Every property has a knowledge base of its own. You write it in your language, subject by subject: the way in, the wifi, the heating, the kitchen, parking, bins, the neighbourhood.
Short sentences with a place in them work best. “The router is on the shelf above the shoes” answers more than “wifi available”.

### Score analyzer
The score analyzer compares your notes with what guests usually ask. It gives the property a score and names what is missing or too short.
The score is a guide for writing, not a mark. When the way in, the wifi and the heating are covered, most nights are covered.

### Response simulator
In the simulator you write as if you were the guest, and read what the guest would read. Nothing is sent.
Change a note, ask again, and compare. Make a property live once you are happy with the answers, and not before.

### Guided onboarding
The onboarding has four steps: connect, describe the house, test, go live. You can do them alone, or with us on a call.

## In the chat

### Opening message
Once a booking is confirmed, the guest gets a first message on WhatsApp, written from your template. It introduces the assistant as an AI and says which house it speaks for.
The guest installs nothing and replies where they already write.

### Answers in the guest’s language
Answers are written by a GPT model from three sources: the knowledge base of that property, the booking, and the chat so far. A question in Dutch is answered in Dutch, also when your notes are in German.
Guests can write at any hour and as often as they like. There is no limit on the number of chats per guest.

### When it does not know
If the answer is not in the knowledge base, the assistant says so. You choose what happens next: it gives the guest your contact details, or it promises to ask the team and comes back.

### Smart escalation
Some requests need a person: one more guest, a baby bed, an early check-in. For these the assistant asks you before it answers.
You reply with yes, no or a keyword, for example “yes 13:00”. The guest is told in their own language, in the same chat.

## In the morning

### Booking notes
What a guest has asked for and what you have decided is written into the note of that booking. The person who prepares the house finds it in the usual place.

### Chat summaries and guest insights
Each conversation has a summary: what was asked, what was agreed, what is still open. The insights beside it hold what the guest has mentioned, such as the language, the number of people or an arrival by train.

### Analytics dashboard
The dashboard shows three things for each property: response times, guest satisfaction, and the questions that keep coming back. A question that comes back often is a note that is missing or hard to find.

### Team access
Invite the people who look after the house with you. They see open requests, answer them, and read the summaries, each with their own sign-in.

### Mobile web app
All of this works in the browser of a phone, without an app store.

## Price

One price for each property, by the month or, for less, by the year. Both are in the pricing section of the home page. Testing is free for as long as you like, without a credit card.$t$,
 false, false, 7, '2026-11-02 10:00:00+00');
