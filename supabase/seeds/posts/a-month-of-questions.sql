-- Article: evaluating a month of guest questions. Its author is null on purpose, to show the default.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  '8b401397-7d9b-4445-8dc5-fabe7d52697b',
  $t$A month of questions, read in an evening$t$,
  $t$Lay one month of guest questions side by side and the house tells you what it lacks. An evening from 19:00 to 21:00, with a worked example of 58 questions, five piles and one promise for next month.$t$,
  $html$
<p>Every question a guest sends is a small report on the house. Singly they are forgotten by breakfast. A month of them, laid side by side, tells you which sign is missing, which message is not read, and what needs a screwdriver rather than another sentence. It takes one evening, a sheet of paper, and something to drink.</p>
<p>The numbers below are an invented month, fourteen stays at a house like Chalet Arve, so that the sums can be followed. Yours will look different. The method will not.</p>

<h2>19:00 Copy, and do not think yet</h2>
<p>Go through the chats from the first of the month to the last. For every question write one line: day, door, and the question in five words. Leave out thanks, greetings and photographs of the mountain.</p>
<blockquote>
<p>3 May, Door 9, wifi password where</p>
<p>3 May, Door 3, luggage before 15:00</p>
<p>4 May, Door 12, which car park</p>
<p>4 May, Door 12, hob shows a lock</p>
</blockquote>
<p>No names. You want to learn about the house, not about Jonas, and a list without names can be shown to anyone who helps you. Do not answer, improve or excuse anything while you copy. That comes later, and it breaks the rhythm.</p>

<h2>19:40 Put like with like, and count</h2>
<p>Now sort. Questions that the same sentence would have answered belong together, however differently they were asked. In our month, 58 lines became eight rows:</p>
<table>
<caption>58 questions from an invented month</caption>
<thead><tr><th scope="col">Question</th><th scope="col">Count</th><th scope="col">Pile</th></tr></thead>
<tbody>
<tr><td>Wifi password</td><td>11</td><td>Written, not found</td></tr>
<tr><td>Which parking space</td><td>9</td><td>Written, not found</td></tr>
<tr><td>Early check-in, luggage</td><td>8</td><td>To decide</td></tr>
<tr><td>Rubbish: where, which day</td><td>7</td><td>Not written</td></tr>
<tr><td>Hob shows a lock</td><td>5</td><td>Not written</td></tr>
<tr><td>Light switch in the bathroom</td><td>5</td><td>To repair</td></tr>
<tr><td>Later check-out</td><td>4</td><td>To decide</td></tr>
<tr><td>Asked once only</td><td>9</td><td>Leave</td></tr>
</tbody>
</table>
<p>The last row is the hardest to leave alone. Nine questions, nine different ones: a yoga mat, the name of a bird. A note that tries to cover them grows long, and then the wifi is not found either.</p>

<h2>20:10 One remedy for each pile</h2>
<p>The pile decides what to do. Writing more is the right answer for only one of them.</p>
<ul>
<li><strong>Written, not found (20).</strong> The sentence exists in the wrong place. Move it to the moment of need: the wifi into the arrival message, the parking space above the code for the key box.</li>
<li><strong>Not written (12).</strong> Two sentences to write. See below.</li>
<li><strong>To decide (12).</strong> No text will end these. But look at your answers: if you said yes to eight out of eight, it is a rule. Write it as one.</li>
<li><strong>To repair (5).</strong> The bathroom switch is outside, behind the door. A sticker with an arrow costs less than five conversations.</li>
<li><strong>Leave (9).</strong> Answer them kindly when they come.</li>
</ul>
<p>Add up the first pile: 20 of 58, about a third, and not one new sentence is needed.</p>

<h2>20:30 Write the two that were missing</h2>
<p>Take the guest’s words, not yours. They did not ask about waste disposal. They asked where the rubbish goes.</p>
<blockquote><p>Rubbish: the blue bags are under the sink. Tie one up and put it into the grey container at the end of the drive, on any day. Glass goes to the village, next to the church. If you have no car, leave it under the sink. We take it.</p></blockquote>
<blockquote><p>The hob shows a lock: put one finger on the key symbol and keep it there for five seconds, until it beeps. The surface has to be dry. If it locks again, wipe the front edge.</p></blockquote>
<p>Then read both aloud to someone who has not seen the kitchen. Where they ask back, there is a word missing.</p>

<h2>20:50 Make one promise for next month</h2>
<p>At the foot of the page write what you expect, with a number, and the date on which you will look again:</p>
<blockquote><p>Wifi moved to the arrival message on 1 June. In May 11 from 14 stays. On 1 July I count again. If it is still more than 3, the message is not being read, and I put the card on the table.</p></blockquote>
<p>Compare per stay, not per month. Eleven from fourteen stays and eleven from twenty-two are not the same result.</p>

<h2>21:00 Close the book</h2>
<p>What is it worth? If a question costs three minutes, with finding the phone and getting back to what you were doing, 58 of them are 174 minutes, just under three hours. The twenty you can move are one of those hours. And an hour in pieces of three minutes, some of them at night, is longer than it looks.</p>
<p>If you use Nightdesk, the most common questions are already on its <a href="/features">dashboard</a>, which shortens the first hour. The rest of the evening stays the same, because only you can tell which switch wants a sticker.</p>
$html$,
  '/images/posts/a-month-of-questions.png',
  $t$Five piles of notes on a table, with their numbers: 20, 12, 12, 9 and 5.$t$,
  null,
  'Growing',
  '4 min read',
  '2026-06-18',
  'published'
);
