-- Information pages (/info/...), their footer links, and the features text of the documentation.
insert into public.website_content (id, slug, nav_title, page_title, content, visible, in_footer, order_index, last_updated) values
('0d353b43-e1c7-4583-a31e-cea81bac7bb6', 'about', 'About', 'About the company',
$html$<p>Nightdesk is a night desk for holiday rentals. It answers guests on WhatsApp, in the language they write in, from what the host has written down about the house. When it does not know, it asks the host.</p>
<h2>What we are here for</h2>
<p>A hotel has somebody at the desk at two in the morning. A flat with a key box has the host’s phone. It lies on the bedside table, and most of what it says at night has been asked before: the wifi, the heating, where to put the car.</p>
<p>We want hosts to sleep and guests to get an answer anyway. The two do not exclude each other, as long as the answer is written down somewhere and somebody hands it over. The writing is the host’s part. The handing over is ours.</p>
<h2>How it started</h2>
<p>We started in Switzerland in 2023, as three founders with one observation: guests of very different houses ask much the same things, and every host answers them again by hand. The first version did one thing. It recognised the question and replied with what the host had written.</p>
<p>It soon became clear that the easy questions were not the hard part. The hard part was everything that needs a person to decide. A baby bed is in the cellar or it is not. An early check-in depends on the cleaner. So the product learned to say a sentence that is rare in software:</p>
<blockquote><p>I do not know. I am asking the team and will write back here.</p></blockquote>
<p>Today this is the centre of it. Requests such as an extra person, a baby bed or an early check-in go to the host, who replies with yes, no or a keyword. The guest is told, and the booking system gets a note.</p>
<h2>What we hold to</h2>
<ul>
<li><strong>It says what it is.</strong> The first message introduces the assistant as an AI. Guests have a right to know whom they are writing to.</li>
<li><strong>It promises nothing in the host’s name.</strong> What costs money, time or a bed is the host’s decision.</li>
<li><strong>The host’s words come first.</strong> Answers come from the knowledge base of that one property. A good note is worth more than a clever sentence.</li>
<li><strong>Trying is free.</strong> Nobody can judge a night porter by a brochure. Test for as long as you like, without a credit card, and pay only once you are convinced.</li>
</ul>
<h2>Who we are</h2>
<p>The company is operated from Switzerland, and most of us work from home, in or near the Central European time zone. The three founders still read support mail.</p>
<p>We are a small team, and we say so when something is not built yet. Smoobu is the booking system that is connected today. Airbnb, Booking.com, Vrbo, Guesty and Hostaway are in preparation and are marked as such on the <a href="/integrations">integrations page</a>.</p>
<h3>About the examples on this site</h3>
<p>Chalet Arve, its numbered doors and its guests are examples. (Sample) The questions are the ordinary ones that any host will recognise.</p>
<h2>Talk to us</h2>
<p>Write to <a href="mailto:support@nightdesk.example">support@nightdesk.example</a> or use the <a href="/contact">contact form</a>. If you would like to work here, the open positions are on the <a href="/careers">careers page</a>.</p>$html$,
 true, true, 1, '2026-09-14 10:00:00+00'),
('bf6b7633-1663-41c8-8c68-4b49bb41fff1', 'privacy', 'Privacy', 'Privacy policy',
$html$<h2>Introduction</h2>
<p>This policy says which personal data this website processes, why, and what you can ask of us. Responsible for it, in the language of the law the controller, is Nightdesk, Switzerland. You reach us at <a href="mailto:support@nightdesk.example">support@nightdesk.example</a>.</p>
<p>We are subject to the Swiss Federal Act on Data Protection (revDSG). For people in the European Economic Area the General Data Protection Regulation (GDPR) may apply as well; where it does, we name the legal basis below.</p>
<p>Messages between guests and hosts are not part of this website. There the host decides what is processed, and Nightdesk acts on the host’s behalf.</p>
<h2>What we collect</h2>
<h3>When you read a page</h3>
<p>Our pages are put together on a server. To deliver them, the server processes the address of your connection, the page asked for, the time, and what your browser says about itself. We do not use this to build a profile of you.</p>
<h3>When you write to us</h3>
<table>
<caption>What each form asks for</caption>
<thead><tr><th scope="col">Form</th><th scope="col">Data</th><th scope="col">Purpose</th></tr></thead>
<tbody>
<tr><td>Contact</td><td>Name, e-mail, phone if you give it, country, number of properties, booking system</td><td>Answering you, preparing a demonstration</td></tr>
<tr><td>Newsletter</td><td>E-mail</td><td>Sending product updates and notes for hosts</td></tr>
<tr><td>Job application</td><td>Name, e-mail, phone and cover letter if you give them, resume if you attach one</td><td>Deciding on the application</td></tr>
<tr><td>Demo booking</td><td>First and last name, language, phone number</td><td>Creating a demo booking through the connected booking system</td></tr>
</tbody>
</table>
<p>The <a href="/pre-launch">pre-launch survey</a> is answered in your browser only. Its answers are not sent to us.</p>
<h3>When you sign in</h3>
<p>For accounts on this site we keep the e-mail address, a protected form of the password, and whether the account is an administrator’s.</p>
<h2>How we use it</h2>
<p>We use the data for the purpose named beside the form and to protect the site against abuse, for example by limiting how often a form can be sent. We do not sell personal data. Where the GDPR applies, the legal bases are steps before a contract (contact, demo, application), your consent (newsletter, analytics) and our legitimate interest in a working, secure site.</p>
<h3>Who else processes it</h3>
<p>Form data and accounts are stored in a database run by Supabase; resumes lie in a private folder that is not reachable from the web. Our hosting provider delivers the pages. A demo booking also passes through the booking system. If a provider processes data outside Switzerland and the European Economic Area, we rely on the safeguards that the law provides for, such as standard contractual clauses.</p>
<h3>Analytics and cookies</h3>
<p>Nothing from a third party loads before you have agreed to it. The <a href="/cookies">cookie policy</a> has the details, and you can change your mind at any time.</p>
<h3>How long we keep it</h3>
<p>Messages: as long as the matter needs, and longer only where the law asks us to keep business papers. Newsletter address: until you unsubscribe, for which a line to us is enough. Applications: as a rule until six months after the position has been filled.</p>
<h2>Your rights</h2>
<p>You can ask us what we hold about you, have it corrected or deleted, receive it in a common format, object to a use, and withdraw a consent for the future. We may ask for proof that it is you. You can also complain to the Federal Data Protection and Information Commissioner in Switzerland, or to the authority where you live.</p>
<h2>Contact</h2>
<p>For all of this, a mail to <a href="mailto:support@nightdesk.example">support@nightdesk.example</a> is enough. If we change this policy, the new text stands here with its date.</p>$html$,
 true, true, 2, '2026-10-01 10:00:00+00'),
('bfa1ab1d-0629-4234-ad4a-76584a937aba', 'terms', 'Terms', 'Terms of service',
$html$<h2>Agreement</h2>
<p>These terms apply between Nightdesk, Switzerland, and the person or company that uses this website or the Nightdesk service (“you”). By creating an account you accept them. If you act for a company, you confirm that you may do so.</p>
<p>Nightdesk is made for hosts and managers of holiday rentals. Guests do not become our customers by writing to a host.</p>
<h2>The service</h2>
<p>Nightdesk answers guest messages on WhatsApp from the knowledge base that you write for each property. It introduces itself as an AI. Questions it cannot answer, and requests that you have marked for approval, are passed to you. Guest requests are written into the booking notes of your connected booking system.</p>
<p>Answers are produced automatically and can be wrong. You decide what stands in the knowledge base, you can test it in the simulator before going live, and you remain the guest’s contracting party.</p>
<h2>Licence to use</h2>
<p>For as long as your account exists, you may use the service for your own properties and those you manage. The right is not exclusive and cannot be transferred. You may not:</p>
<ul>
<li>resell the service as your own without our written consent;</li>
<li>try to reach the data of other customers;</li>
<li>use it for messages that guests have not asked for, in particular advertising to people who have no booking with you;</li>
<li>use it against the rules of WhatsApp or of your booking system.</li>
</ul>
<p>What you write remains yours. You allow us to process it as far as the service needs.</p>
<h2>Subscription and payment</h2>
<p>Testing is free for as long as you like and needs no credit card. A paid subscription starts only when you choose one. The prices, in euros for each property, are those shown in the <a href="/#pricing">pricing section</a> on the day you subscribe.</p>
<p>A subscription is charged automatically at the start of each billing cycle, monthly or yearly, until it is cancelled. You can cancel at any time; the subscription then ends with the cycle that has been paid. If we change a price, we tell you by e-mail before the next cycle begins, so that you can cancel first.</p>
<p>If a payment fails, we write to you. If it stays open, we may pause the service.</p>
<h2>Your part</h2>
<p>You keep your password to yourself, give only people you trust access to your team, and see to it that you may pass your guests’ details to us. Under data protection law you are responsible for your guests’ data and we process it on your behalf; the <a href="/privacy">privacy policy</a> covers this website.</p>
<h2>Disclaimer</h2>
<p>We run the service with care. We do not promise that it is available without interruption or that every answer is correct. It depends on WhatsApp, on your booking system and on other providers, and it is not a replacement for an emergency number. Give your guests one.</p>
<h2>Limitations</h2>
<p>We are liable without limit for damage caused intentionally or by gross negligence, and wherever the law does not allow a limit. Beyond that, and as far as the law permits, liability is limited to the amount you paid for the service in the twelve months before the damage, and does not extend to lost profit or indirect damage.</p>
<h2>End of the agreement</h2>
<p>You can close your account at any time. We can end the agreement with thirty days’ notice, or at once in a case of serious misuse. Fees paid for time after an end that you did not cause are refunded.</p>
<h2>Changes, law and place</h2>
<p>If we change these terms in a way that matters, we tell you by e-mail beforehand. Swiss law applies. The courts at our seat in Switzerland are competent, unless mandatory consumer law names another court.</p>
<p>Questions: <a href="mailto:support@nightdesk.example">support@nightdesk.example</a>.</p>$html$,
 true, true, 3, '2026-10-01 10:00:00+00'),
('2188793c-f83e-49f6-a659-e2166f15876d', 'cookies', 'Cookies', 'Cookie policy',
$html$<h2>In short</h2>
<p>You can read this whole site without a single cookie from a third party. We keep a record of your choice in your browser, and cookies that sign people in if they have an account. Analytics starts only if you say yes.</p>
<h2>What a cookie is</h2>
<p>A cookie is a small text that a site asks your browser to keep and to send back on the next visit. A browser can also keep notes that are not sent along, in what is called local storage. We use both, and this page means both when it says cookies.</p>
<h2>Necessary</h2>
<p>These are always on, because something you asked for would not work without them. They need no consent, and they are not used to follow you from one site to the next.</p>
<table>
<caption>What can be kept in your browser, and why</caption>
<thead><tr><th scope="col">Record</th><th scope="col">What it is for</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td>cookieConsent (local storage)</td><td>Remembers your choice for necessary, analytics and marketing, with the time you made it</td><td>Until you delete it or choose again</td></tr>
<tr><td>Session cookies</td><td>Keep an administrator or account holder signed in; they are set at sign-in only and also let the header show Dashboard instead of Login</td><td>Until you sign out or the session expires</td></tr>
<tr><td>Sidebar state</td><td>Remembers in the admin area whether the sidebar is folded</td><td>7 days</td></tr>
</tbody>
</table>
<p>A visitor who does not sign in gets only the first of these, and only after making a choice in the banner.</p>
<h2>Analytics</h2>
<p>If you agree, we may load an analytics tag from a third party. It then counts visits and three clicks: Login, Sign Up and Start Today. It tells us which pages help and which are left again at once. The provider can set its own cookies for this and learns the address of your connection.</p>
<p>If you do not agree, the tag is not loaded, and nothing is sent to its provider. The site looks and works the same.</p>
<h2>Marketing</h2>
<p>We set no marketing cookies today. The switch exists so that your answer is already known if this should change. If it does, this page will say so first.</p>
<h2>How to choose and to change your mind</h2>
<p>On your first visit a banner appears after a moment. It offers three ways:</p>
<ul>
<li><strong>Accept All</strong> allows all three groups.</li>
<li><strong>Reject All</strong> keeps the necessary group only.</li>
<li><strong>Save Preferences</strong> keeps what you have set with the switches. Analytics and marketing are off until you turn them on.</li>
</ul>
<p>All three are equally easy to reach. To decide again, use Cookie settings at the foot of any page, or delete the site’s data in your browser; the banner then comes back. A withdrawn consent applies to the future. Cookies that a third party has already set can be removed in the same browser settings.</p>
<h2>The law behind it</h2>
<p>We follow the Swiss Telecommunications Act and the Federal Act on Data Protection (revDSG), and for visitors from the European Economic Area the GDPR and the rules on consent for cookies. For analytics and marketing the legal basis is your consent, for the necessary group our legitimate interest in a site that works.</p>
<p>What we do with data beyond cookies, and which rights you have, is explained in the <a href="/privacy">privacy policy</a>.</p>
<h2>Contact</h2>
<p>If you find a cookie here that this page does not name, please tell us: <a href="mailto:support@nightdesk.example">support@nightdesk.example</a>.</p>$html$,
 true, true, 4, '2026-10-01 10:00:00+00'),
('bcc9207f-0855-4a50-89e9-7583deed09ec', 'imprint', 'Imprint', 'Imprint',
$html$<h2>Who runs this site</h2>
<p>Nightdesk, Switzerland</p>
<h2>How to reach us</h2>
<ul>
<li>Questions and support: <a href="mailto:support@nightdesk.example">support@nightdesk.example</a></li>
<li>Applications: <a href="mailto:careers@nightdesk.example">careers@nightdesk.example</a></li>
<li>Or through the <a href="/contact">contact form</a></li>
</ul>
<h2>Content</h2>
<p>We check what we publish and correct mistakes when we learn of them. For pages of others that we link to, those who run them are responsible.</p>
<p>Texts, drawings and pictures on this site belong to Nightdesk unless something else is said beside them. You may quote from them with a link to the source.</p>
<h2>Names of others</h2>
<p>WhatsApp, Smoobu, Airbnb, Booking.com, Vrbo, Guesty and Hostaway are names of their owners. We use them to say what Nightdesk works with, or is going to work with. The drawings beside them on the <a href="/integrations">integrations page</a> are ours and are not the logos of these companies.</p>
<h2>Examples</h2>
<p>Chalet Arve, its doors and its guests are made up to show how the product works. (Sample)</p>$html$,
 true, true, 5, '2026-09-14 10:30:00+00'),
('bbca67d3-db4c-496d-8d98-6fae8c58c852', 'press', 'Press', 'Press',
$html$<h2>For journalists</h2>
<p>Nightdesk is an AI co-host for holiday rentals, operated from Switzerland and started in 2023. It answers guest messages on WhatsApp around the clock, in the guest’s language, and asks the host when it does not know.</p>
<p>For interviews, figures and pictures write to <a href="mailto:support@nightdesk.example">support@nightdesk.example</a> with “Press” in the subject.</p>$html$,
 false, true, 6, '2026-08-20 10:00:00+00'),
('22177d30-04ca-4a98-9cbb-a745a2ee0e66', 'features', 'Features', 'Features',
$t$# What Nightdesk does

Nightdesk answers the guests of your holiday rental on WhatsApp, day and night, in the language they write in. This page goes through it part by part, in the order in which you meet the parts: first the connection and the notes, then the chat, then what you see in the morning.

## Before the first guest

### Connection to your booking system
Nightdesk reads bookings and properties from your property management system, and writes guest requests back into it. The sync works both ways and runs by itself.
Smoobu is connected today. Airbnb, Booking.com, Vrbo, Guesty and Hostaway are in preparation. A system that is not on the list can be asked for by mail.

### Knowledge base builder
Every property has a knowledge base of its own. You write it in your language, subject by subject: the way in, the wifi, the heating, the kitchen, parking, bins, the neighbourhood.
Short sentences with a place in them work best. “The router is on the shelf above the shoes” answers more than “wifi available”.

### Score analyzer
The score analyzer compares your notes with what guests usually ask. It gives the property a score and names what is missing or too short.
The score is a guide for writing, not a mark. When the way in, the wifi and the heating are covered, most nights are covered.

### Response simulator
In the simulator you write as if you were the guest, and read what the guest would read. Nothing is sent.
Change a note, ask again, and compare. Switch a property on when you are content with its answers, and not before.

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
Some requests need a person: an extra person, a baby bed, an early check-in. For these the assistant asks you before it answers.
You reply with yes, no or a keyword, for example “yes 13:00”. The guest is told in their own language, in the same chat.

## In the morning

### Booking notes
What a guest has asked for and what you have decided is written into the note of that booking. Whoever prepares the house finds it where they look anyway.

### Chat summaries and guest insights
Each conversation has a summary: what was asked, what was agreed, what is still open. The insights beside it hold what the guest has mentioned, such as the language, the party or an arrival by train.

### Analytics dashboard
The dashboard shows three things for each property: response times, guest satisfaction, and the questions that keep coming back. A question that comes back often is a note that is missing or hard to find.

### Team access
Invite the people who look after the house with you. They see open requests, answer them, and read the summaries, each with their own sign-in.

### Mobile web app
All of this works in the browser of a phone, without an app store.

## Price

One price for each property: 19.90 EUR per month, or 190 EUR per year. Testing is free for as long as you like, without a credit card.$t$,
 false, false, 7, '2026-11-02 10:00:00+00');
