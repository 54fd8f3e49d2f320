-- Article: an arrival note that still works for a guest who comes in the middle of the night.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  '02458ebe-2ab3-4649-9369-a79ca9376476',
  $t$The arrival note that works at 03:10$t$,
  $t$A note that is fine at four in the afternoon can fail at three in the morning: no light, no battery, no neighbour to ask. Here is one to copy, line by line, with the reason for each line.$t$,
  $html$
<p>Daan was meant to land at 22:40. His flight is late, the new time is 03:10, and two children are asleep on the suitcases. He opens your arrival note. It is a PDF of four pages, it begins with a welcome, and the airport wifi has just thrown him out.</p>
<p>Nothing in that PDF is wrong. It was written for someone who arrives in daylight with time to read. The guest at night has one hand free, a phone at 14 per cent, and one question at a time.</p>

<h2>The note, ready to copy</h2>
<p>This is for Door 12 of Chalet Arve, an invented house. Replace the details and keep the order.</p>
<blockquote>
<p>Arrival at Chalet Arve, Door 12. You can come at any hour and you do not need to call.</p>
<ol>
<li>Address: [street and number, village]. The last turning is left after the chapel, not before it.</li>
<li>Park in space 12, behind the house, under the roof.</li>
<li>Walk round the right side of the house. Nine steps up. The light comes on by itself.</li>
<li>The key box hangs left of the door, at shoulder height. Code: [code]. Push the black lever down.</li>
<li>Pull the door towards you, then turn the key twice to the left.</li>
<li>Light switch: inside, on the right, at hip height.</li>
<li>The beds are made and the heating is on. Bedrooms are up the stairs. Everything else can wait until morning.</li>
</ol>
<p>If the box does not open: try the code once more, slowly. Then call [number]. It rings at night.</p>
</blockquote>

<h2>Why each line is there</h2>
<table>
<caption>What the guest would otherwise have to ask</caption>
<thead><tr><th scope="col">Line</th><th scope="col">The question it prevents</th></tr></thead>
<tbody>
<tr><td>Any hour, no call</td><td>Are we too late? Do we wake anyone?</td></tr>
<tr><td>The last turning</td><td>Why is the navigator sending us into a field?</td></tr>
<tr><td>One parking space, by number</td><td>May we stand here until the morning?</td></tr>
<tr><td>The side, the steps, the light</td><td>Is this the right door? There are four.</td></tr>
<tr><td>The lever and its colour</td><td>The code is right, why does it not open?</td></tr>
<tr><td>Pull, then turn</td><td>The key does not turn. Is it the wrong key?</td></tr>
<tr><td>Everything else can wait</td><td>Must we register, pay or sort something now?</td></tr>
</tbody>
</table>
<p>The last line in the note, the telephone number, is the one that lets people stay calm enough not to use it. It has to be true. If nobody answers at night, put a second key box in a second place and write where it is instead.</p>

<h2>Send it three times, a little shorter each time</h2>
<p><strong>With the booking.</strong> The whole note without the code, so that the guest knows what kind of arrival it will be and can ask about stairs or parking while you are awake.</p>
<p><strong>On the day, at about noon.</strong> The whole note with the code, as plain text in the chat. Text opens without a connection once it has arrived, can be searched, and can be read aloud by the passenger. Send photographs after it, as separate messages: the front at night, the key box from one metre away.</p>
<p><strong>When they are late.</strong> Only what has changed and what comes next:</p>
<blockquote><p>Thank you for telling us, Daan. 03:10 is no problem: the key box opens all night and the heating stays on. You will come by car? Then take space 12 behind the house. The code is in the message from noon. Safe journey, and no need to write again.</p></blockquote>
<p>The final half sentence matters. Polite guests otherwise feel that they ought to report each delay, and you will read about all of them.</p>

<h2>Try it once in the dark</h2>
<p>Choose a moonless evening, switch off the lights you normally leave on, and arrive at your own house. Wear gloves. Use the note on your phone with the brightness turned down. You are looking for four things:</p>
<ul>
<li>Can you read the numbers on the key box without a torch? If not, a small battery lamp above it solves the matter.</li>
<li>Is the door number visible from where the car stops?</li>
<li>Does the lever move when it is cold or wet?</li>
<li>How often did you scroll? More than twice is too long.</li>
</ul>
<p>Then ask a friend who has never visited to do the same, and do not help. Stand where they can see you and say nothing. Where they hesitate, you have found a missing line.</p>
<p>A note like this is also what an assistant needs to answer “how do we get in?” while you sleep; Nightdesk replies from such pages, in the guest’s language. But the note does its work on its own, and it is worth having by tonight.</p>
$html$,
  '/images/posts/late-arrival-note.png',
  $t$A suitcase under a lamp before a red door at night, and a key box with the tag 03:10.$t$,
  'Lena Aebi',
  'Operations',
  '4 min read',
  '2026-10-22',
  'published'
);
