-- Article: which fields a booking note needs so that the cleaner can work from it.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  '3a22259e-9572-4196-96aa-e7b79017bfb1',
  $t$What a booking note must hold for the cleaner$t$,
  $t$The note is read at the door, in ten seconds, with a bag of linen in one hand. Six fields in a fixed order, a Saturday worked through in two versions, and the hour after which nothing changes.$t$,
  $html$
<p>The cleaner reads the booking note at the door, with the phone in one hand and a bag of linen in the other, and has perhaps ten seconds. How the conversation with the guest went does not matter now. What is different from last Saturday does.</p>
<p>That is the whole test for a note: what would the cleaner do differently after reading it? If the answer is nothing, it is not a note. It is a diary.</p>

<h2>Six fields, always in this order</h2>
<p>Use the same order in every booking, and write the field even when it is empty. A missing line leaves a doubt. “Promised: nothing” does not.</p>
<table>
<caption>The note, field by field</caption>
<thead><tr><th scope="col">Field</th><th scope="col">What it holds</th><th scope="col">Example</th></tr></thead>
<tbody>
<tr><td>Out</td><td>When the old guests are gone</td><td>Out 10:00</td></tr>
<tr><td>In</td><td>When the new ones may walk in</td><td>In 13:00 (not 15:00)</td></tr>
<tr><td>People</td><td>How many, babies apart</td><td>2 + 1 baby</td></tr>
<tr><td>Beds</td><td>Which beds to make, not how many exist</td><td>Double, cot</td></tr>
<tr><td>Promised</td><td>Everything a guest has been told yes to</td><td>Baby bed, high chair</td></tr>
<tr><td>Check</td><td>Faults reported during the last stay</td><td>Bathroom lamp flickers</td></tr>
</tbody>
</table>
<p>Put what differs from the usual in brackets or capitals, and nothing else. Where everything is in capitals, nothing stands out.</p>

<h2>The same facts, written twice</h2>
<p>This is how it tends to look when the host copies from the chat:</p>
<blockquote><p>Giulia wrote last night, very nice, they come with their daughter (8 months??) and asked about a bed for her, told her ok. They take the train so probably not before 3, maybe later. Lamp in bath, the last people mentioned it I think.</p></blockquote>
<p>And this is the note for Door 7, from the same conversation:</p>
<blockquote><p>Out 10:00. In 15:00. People 2 + 1 baby. Beds: double, COT. Promised: baby bed (yes given 17 July). Check: bathroom lamp flickers.</p></blockquote>
<p>The second one can be read in bad light, by someone whose first language is Portuguese, and it survives a machine translation. Short nouns do. “Told her ok” does not: nobody can tell who told whom, or what was ok.</p>

<h2>Why the time comes first</h2>
<p>Take a Saturday with three changes and one cleaner. Each flat needs two and a quarter hours, and all three are free at 10:00. Door 12 is the largest, so the cleaner likes to start there. But someone has told the guests of Door 3 that they can come in at 13:00.</p>
<table>
<caption>One Saturday, in two orders</caption>
<thead><tr><th scope="col">Slot</th><th scope="col">By habit</th><th scope="col">By the notes</th></tr></thead>
<tbody>
<tr><td>10:00 to 12:15</td><td>Door 12</td><td>Door 3, guests at 13:00</td></tr>
<tr><td>12:15 to 14:30</td><td>Door 3, guests waiting since 13:00</td><td>Door 7, guests at 15:00</td></tr>
<tr><td>14:30 to 16:45</td><td>Door 7, guests waiting since 15:00</td><td>Door 12, guests land at 03:10</td></tr>
</tbody>
</table>
<p>The work is the same. In the left column two families stand outside, the first for an hour and a half, the second for an hour and three quarters. In the right column nobody does. The only difference is one line that said 13:00, and that it was there before ten.</p>

<h2>What does not belong in it</h2>
<ul>
<li><strong>Telephone numbers and passport details.</strong> The cleaner does not call guests. What is not written down cannot be passed on.</li>
<li><strong>Reasons.</strong> “Early because of a medical appointment” is private. “In 13:00” is enough.</li>
<li><strong>Opinions.</strong> Guests may ask to see what you hold about them. Write nothing you would not read out to them.</li>
<li><strong>Open questions.</strong> “Maybe a dog” makes the cleaner decide. Ask the guest, then write “Dog: no”.</li>
<li><strong>The standard list.</strong> Towels, bins and windows belong on a card in the linen room, once.</li>
</ul>

<h2>Agree on a last hour</h2>
<p>A note that changes at 11:40 is read by nobody. Fix an hour, for instance 20:00 on the evening before. Until then a yes goes only into the note. After it, anyone who says yes also writes to the cleaner and waits for an answer. This message is enough:</p>
<blockquote><p>Change for tomorrow, Door 3: in 13:00 instead of 15:00. Can you take it first? Please answer yes or no before I tell the guest.</p></blockquote>
<p>The last sentence is the important one. It keeps you from promising hours that belong to someone else.</p>
<p>If Nightdesk answers your guests and you say yes to a request, it writes that yes into the booking note of your system, which is Smoobu <a href="/integrations">today</a>. The order of fields, and the hour at which they close, remain an agreement between you and the person with the linen. Ask which line is missing most often. You will have the answer at once.</p>
$html$,
  '/images/posts/a-note-for-the-cleaner.png',
  $t$A cleaning trolley with towels and a broom, and on it a note for Door 7: “Baby bed” is marked.$t$,
  'Lena Aebi',
  'Operations',
  '4 min read',
  '2026-08-13',
  'published'
);
