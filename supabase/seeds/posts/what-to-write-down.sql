-- Article: what a host should write down before guests ask at night.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  '566f51e6-2cf2-48e6-8301-640f224326f8',
  $t$What to write down before guests ask at night$t$,
  $t$A night message is rarely difficult. It only comes when no one is at the desk. One page of notes covers the usual ones: here is what belongs on it, and what to leave off on purpose.$t$,
  $html$
<p>The page we mean fits on two sides of paper and takes an evening. It works wherever you keep it: in a drawer beside the bed, as saved replies on your phone, or in a knowledge base that answers for you. Take the questions in the order of a guest’s night, because that is the order in which they come.</p>

<h2>The way in</h2>
<p>Write the arrival as you would explain it on the phone: from the street to the bed. Which bell, which side of the house, which light switch. Add the one detail that a photograph does not show, such as the door that has to be pulled before the key turns.</p>
<p>Give the latest hour at which someone can arrive without a call. If there is none, write that too. A guest on a delayed train wants to read that any hour is fine.</p>
<blockquote><p>The key box hangs left of the door and opens at any hour. Pull the door towards you, then turn the key twice to the left. The light switch is inside, on the right, at hip height. You do not need to call us, however late it is.</p></blockquote>

<h2>The things that stop</h2>
<p>Four things in a house stop working, or seem to: the wifi, the heating, the hot water, the electricity. For each one, write three short lines and no more:</p>
<ol>
<li>Where it is, with the room and the side of the room.</li>
<li>What it looks like when it works: a steady green light, a needle between 1 and 2.</li>
<li>What to try first, and how long to wait before writing again.</li>
</ol>
<p>The second line is the one most notes lack. Without it the guest describes a light, you look for a photograph of the router, and both of you are awake. Here is the wifi of Door 9 at Chalet Arve, an invented house:</p>
<blockquote><p>The router is on the shelf above the coats. When it works, the left light is green and does not blink. The network is Arve-9. The password is on the blue card inside the kitchen cupboard door. If the light blinks, pull out the black cable, count to ten, put it back and wait three minutes.</p></blockquote>
<p>If the answer is a place, name the place. “On the blue card inside the kitchen cupboard door” needs no second question. “In the folder” needs two.</p>

<h2>The things nobody can find</h2>
<p>Walk through the rooms with your phone and say aloud where the following are. Type what you said; spoken directions are usually better than written ones.</p>
<ul>
<li>Spare blankets, pillows and towels, and the cupboard that sticks.</li>
<li>The corkscrew, the bread knife, dishwasher tablets, one spare bin bag.</li>
<li>The first-aid box, the torch, the fire extinguisher.</li>
<li>The nearest pharmacy with night service, and the emergency numbers. In Switzerland: 144 for an ambulance, 118 for a fire, 117 for the police, or 112.</li>
</ul>
<p>Put the exact address of the house next to those numbers. Someone who calls an ambulance on holiday often does not know the street.</p>

<h2>The things you must decide</h2>
<p>A baby bed, one more person, an earlier check-in. Do not write a rule for these unless you mean it on every day of the year. Otherwise mark them <strong>ask the host</strong>: the guest is told that you have been asked, and you answer with yes, no or a time when you wake.</p>
<table>
<caption>Four night messages and who answers them</caption>
<thead><tr><th scope="col">Time</th><th scope="col">Question</th><th scope="col">Answered by</th></tr></thead>
<tbody>
<tr><td>23:05</td><td>Can we come in before 15:00?</td><td>The host</td></tr>
<tr><td>00:37</td><td>Where is the wifi password?</td><td>The page</td></tr>
<tr><td>01:26</td><td>How do we get in after three?</td><td>The page</td></tr>
<tr><td>02:14</td><td>Is there a baby bed?</td><td>The host</td></tr>
</tbody>
</table>
<p>Leave three more things off the page: refunds, complaints, and anything about a neighbour. They need a person who has slept.</p>

<h2>Three tests before you trust it</h2>
<p><strong>The stranger.</strong> Give the page to someone who has never been in the house. Ask them for the wifi, the fuse box and the bread knife. Wherever they ask back, a line is missing.</p>
<p><strong>The dark.</strong> Read the arrival part outside, at night, on a phone. If you scroll more than once, cut it.</p>
<p><strong>The other language.</strong> Put one paragraph through a translator and back. Where it comes back odd, the sentence was too long.</p>
<p>In Nightdesk the same test is the response simulator: you ask as the guest, read the answer, and correct the note it came from. Our <a href="/docs">documentation</a> shows how.</p>
<p>After that the page grows by itself, one line at a time. When a guest asks something that is not on it, answer, and write the answer down before breakfast.</p>
$html$,
  '/images/posts/what-to-write-down.png',
  $t$A desk lamp over a book with times of the night, and behind it a calendar with keys on its hooks.$t$,
  'The Nightdesk team',
  'Hosting',
  '4 min read',
  '2026-11-18',
  'published'
);
