-- Article: answering guest requests in one word, and what to tell the guest.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  '03ef5ec9-2e9d-4fc9-9774-0532c54e5590',
  $t$Yes, no, or a time: answering requests in one word$t$,
  $t$A request often waits for hours because it arrives without the facts, not because it is hard. Put a request on one line and one word is enough for you. The guest still gets a whole sentence.$t$,
  $html$
<p>At 04:02 Maarja, a guest behind Door 5, asks in Estonian whether a friend could stay on Friday night. You see it at 06:30, half awake. To answer, you need to know how many people booked, how many beds there are, which Friday she means, and what you charged last time. You put the phone down and decide to look at it properly later. Later is 14:00, and by then Maarja has asked again.</p>
<p>The decision would have taken three seconds. The looking up took the day.</p>

<h2>First, put the request on one line</h2>
<p>The partner, the employee or the assistant who takes in the request should pass it on with four facts, so that you never open a calendar:</p>
<ol>
<li><strong>Which door</strong>, and the guest’s first name.</li>
<li><strong>What</strong> is asked, in three or four words.</li>
<li><strong>When</strong>, with the weekday and the date.</li>
<li><strong>What goes with it</strong>: the limit, the price, or who else is affected.</li>
</ol>
<blockquote><p>Door 5, Maarja. One more guest, Friday 16 October, one night. Booked for 3, the flat sleeps 4. Usual charge 35. Yes or no?</p></blockquote>
<p>Compare it with “Maarja wants to know if her friend can come”. Both are one sentence. Only the first can be answered from bed.</p>

<h2>Then choose the word</h2>
<p>Agree on a small vocabulary with everyone who reads your replies. Three words carry nearly all of it, as long as each of them always means the same.</p>
<table>
<caption>Five requests, the word, and what it commits you to</caption>
<thead><tr><th scope="col">Request</th><th scope="col">Your word</th><th scope="col">What happens now</th></tr></thead>
<tbody>
<tr><td>Baby bed, Door 7</td><td>yes</td><td>Guest told; bed on the cleaner’s list</td></tr>
<tr><td>Check-in before 15:00, Door 3</td><td>13:00</td><td>Guest told; cleaner starts with Door 3</td></tr>
<tr><td>Extra person, Door 5</td><td>yes 35</td><td>Guest told the price; added once she agrees</td></tr>
<tr><td>Leaving at 14:00, Door 9</td><td>11:00</td><td>Guest told the latest hour; luggage offered</td></tr>
<tr><td>A party on Saturday, Door 12</td><td>no</td><td>Guest told, with the reason</td></tr>
</tbody>
</table>
<p>A time is the most useful of the three. “Can we come at eleven?” answered with no is a small disappointment. Answered with 13:00, it is a plan. Before you write no to anything about hours, ask yourself whether there is a time to which you could say yes.</p>

<h2>The guest gets the whole sentence</h2>
<p>One word is for the team. On its way to the guest it needs a greeting, what was decided, and what happens next. Three to keep:</p>
<blockquote>
<p><strong>Yes.</strong> Good morning Giulia. Yes, the baby bed will be made up in the small bedroom when you arrive. You do not need to bring anything for it.</p>
<p><strong>A time.</strong> Good morning Camille. At 11:00 the flat is still being cleaned, but you can come in from 13:00. The code for the key box arrives at noon.</p>
<p><strong>No.</strong> Good morning Daan. I am sorry, we cannot allow a party: families sleep behind the doors on both sides. The room at the inn can be booked for the evening, and it is five minutes on foot.</p>
</blockquote>
<p>The no has a pattern worth copying: one apology, one reason that is true, one thing that is possible instead. A second reason makes the first look weak, and a second apology invites a discussion.</p>

<h2>While there is no word yet</h2>
<p>Silence is read as a yes by some guests and as rudeness by others. Send a line at once which promises the answer, but not the thing:</p>
<blockquote><p>Hello Maarja, one more guest needs the owner’s approval. I have asked and will write back here by 09:00. Please do not make firm plans until then.</p></blockquote>
<p>Name an hour only if someone will keep it. If you sleep until eight, nine is honest. This is also how Nightdesk handles it: the guest hears that the team has been asked, you reply with yes, no or a keyword, and what was agreed goes into the booking note.</p>

<h2>What one word cannot carry</h2>
<p>Some messages look like requests and are not. Take these out of the short form, and answer them yourself, in full, preferably by telephone:</p>
<ul>
<li>Anyone hurt, locked out, or without heat in winter.</li>
<li>Money already paid: refunds, damage, a wrong invoice.</li>
<li>A complaint, even when it is dressed as a question. “Is it always this loud?” does not ask for a yes or a no.</li>
<li>The third message about the same thing.</li>
</ul>
<p>For all the rest, try it for a week with the person you share the work with: four facts in, one word out. Then count how often one of you still had to open the calendar. Each time, a fact was missing from the line, and you know which one to add.</p>
$html$,
  '/images/posts/yes-no-or-a-time.png',
  $t$Three stamps, yes, no and 13:00, beside a card that is stamped yes.$t$,
  'The Nightdesk team',
  'Guest messages',
  '4 min read',
  '2026-10-08',
  'published'
);
