-- Article: cutting house rules down to the few that guests read.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  '391c1c08-b7af-4327-862e-8da11e3a4836',
  $t$House rules that guests read to the end$t$,
  $t$Every difficult stay adds a line, and no line is ever taken out. How to cut the sheet to six rules with a reason each, where to show them, and what to write when someone breaks one.$t$,
  $html$
<p>House rules grow in one direction. A guest does something, the host adds a line, and nobody ever takes a line out. After a few years the sheet holds thirty sentences, four of them in capitals, and the guest stops after six. The one sentence that would have saved the neighbour’s evening stands at number nineteen.</p>
<p>A friendlier tone does not cure that. Fewer lines do, in a better order, each with its reason.</p>

<h2>Put a letter beside every line</h2>
<p>Print the rules you have now, take a pencil, and mark each sentence.</p>
<ul>
<li><strong>R for rule.</strong> Breaking it costs someone money, sleep, safety or the permission to rent. “No smoking indoors” is a rule.</li>
<li><strong>I for instruction.</strong> Nobody breaks it on purpose; they simply do not know. “Pull the door before you turn the key” is an instruction.</li>
<li><strong>W for wish.</strong> “Please treat our home as your own” is a wish. The careful guest does not need it, and the other one is not stopped by it.</li>
</ul>
<p>Only the R lines stay. Instructions move to the place where they are needed: the arrival message, a card beside the hob, the wall above the bin. Wishes go. If more than eight lines are left, look once more. Some of them will be instructions in a stern voice.</p>

<h2>Say why, in the same sentence</h2>
<p>A rule without a reason sounds like mistrust. Worse, the guest cannot apply it to the case you did not think of. “No noise after ten” leaves open whether a quiet talk on the balcony is noise. A child asleep on the floor below answers that.</p>
<table>
<caption>Five rules, before and after</caption>
<thead><tr><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>
<tr><td>NO NOISE AFTER 10 PM</td><td>From 22:00, room volume only, on the balcony too. A family with small children sleeps below.</td></tr>
<tr><td>Do not put anything in the toilet.</td><td>Only paper in the toilet, please. The pipe is old, and a plumber needs a day to get up here.</td></tr>
<tr><td>Registered guests only.</td><td>The people named in the booking sleep here. Visitor’s tax and insurance count heads, so ask us before anyone joins you.</td></tr>
<tr><td>Pets on request.</td><td>One dog is welcome, 15 francs a night. Tell us before you come: some guests are allergic and get another flat.</td></tr>
<tr><td>Late departure will be charged.</td><td>Please leave by 10:00. The cleaning starts then. If you need longer, ask the evening before.</td></tr>
</tbody>
</table>
<p>Each “after” says what is allowed as well: room volume, one dog, until 10:00. That is the part guests look for. It is also the part that saves a message, because a rule which only forbids is followed by a question.</p>

<h2>Order them by what they cost</h2>
<p>Most sheets begin with shoes in the hallway, because that is what the guest does first. Begin with what hurts most if it goes wrong. For a flat with neighbours that is the noise. For a wooden house it is fire. For a house on a private road it may be the parking place that belongs to a farmer. A guest who reads two lines and stops has then read the right two.</p>

<h2>The whole text, to copy and change</h2>
<blockquote>
<p>Six rules at Chalet Arve, and why we have them:</p>
<p>1. No smoking and no candles indoors. The house is wood, and so is the one next to it.</p>
<p>2. From 22:00, room volume only, on the balcony too. A family with small children sleeps below.</p>
<p>3. The people named in the booking sleep here. Visitor’s tax and insurance count heads. Ask us before anyone joins you.</p>
<p>4. One dog is welcome, 15 francs a night. Please not on the beds.</p>
<p>5. Park on the space with your door number. The gravel belongs to the farm, and the tractor leaves at 05:30.</p>
<p>6. Please leave by 10:00. If you need longer, ask the evening before: sometimes it works.</p>
<p>Something broken? Tell us the same day. A glass costs nothing. A leak we hear about on Saturday costs a ceiling.</p>
</blockquote>
<p>Read aloud, that takes about a minute. It fits on two phone screens. If yours does not, take a line out before you make the letters smaller.</p>

<h2>When guests should meet it</h2>
<p>Three times, and never all of it at the door. The full text belongs in the listing, so that it is part of what people book. Send it again the day before arrival, in the chat, where it can be found later. Inside the house hang the two lines that matter at the spot: the quiet hour by the balcony door, the number of the parking space by the key.</p>

<h2>When one is broken</h2>
<p>The first message assumes that the guest did not know. That is usually true, and it costs nothing if it is not.</p>
<blockquote><p>Good evening Daan, the family below has just written: the balcony carries further than one thinks. Could you move inside for the rest of the evening? Thank you.</p></blockquote>
<p>The second message names what happens next, without adjectives.</p>
<blockquote><p>Daan, it is 23:20 and the balcony is still loud. Please move inside now. If I get another call, I will come by myself.</p></blockquote>
<p>Write both tonight, while nobody is on the balcony, and only write what you would really do. After a stay in which you needed them, resist adding a seventh rule. Ask first whether the guest had read number two.</p>
$html$,
  '/images/posts/house-rules.png',
  $t$A door hanger with four rules as small pictures: quiet from 22:00, shoes off, bins on Tuesday, one dog.$t$,
  'The Nightdesk team',
  'Hosting',
  '5 min read',
  '2026-08-27',
  'published'
);
