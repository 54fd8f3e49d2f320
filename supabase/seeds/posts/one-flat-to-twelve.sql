-- Article: how guest messages change from one flat to twelve.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  'da62ccf0-daf3-4a10-8441-0d4a9d7ee75c',
  $t$From one flat to twelve: what changes in the messages$t$,
  $t$With one flat, you answer from memory. At three, six and twelve flats something different breaks each time. What to change before it does: door numbers, two sheets, and a page of decisions.$t$,
  $html$
<p>With one flat you are the manual. You know which ring of the hob is slow, and you answer from memory on the tram. The second flat does not change that. Somewhere between the third and the sixth it stops working, and it seldom announces itself. You send the wifi password of Door 5 to Door 9, apologise, and think you were tired.</p>
<p>You were not tired. The messages have changed in kind.</p>

<h2>First, count</h2>
<p>Open last month and count the stays, and the messages from guests in five of them. Say it is four messages per stay and six stays a month for each flat. Those two are examples; yours will differ, but the sum is the same.</p>
<table>
<caption>Guest messages a month, at 6 stays and 4 messages each</caption>
<thead><tr><th scope="col">Flats</th><th scope="col">Stays</th><th scope="col">Messages</th><th scope="col">Per day</th></tr></thead>
<tbody>
<tr><td>1</td><td>6</td><td>24</td><td>less than 1</td></tr>
<tr><td>3</td><td>18</td><td>72</td><td>2 to 3</td></tr>
<tr><td>6</td><td>36</td><td>144</td><td>about 5</td></tr>
<tr><td>12</td><td>72</td><td>288</td><td>9 to 10</td></tr>
</tbody>
</table>
<p>Ten a day sounds bearable. But they do not come evenly. They come on Friday evening, while you are answering another one, and each begins with a question to yourself: which flat is this?</p>

<h2>At three: the door number goes first</h2>
<p>Give every flat a number, the one on its door. From the third flat on, there is no message, note or file without that number. Not “the small flat”, not “Jonas”. You will have two Jonases in August.</p>
<ul>
<li>Name the wifi after the door: Arve-9, not the name that the router came with.</li>
<li>Put the number on the key tag, the linen bag and the parking space.</li>
<li>Save guests in the phone as “D9 Jonas 14 to 18 July”, and delete them afterwards.</li>
<li>Begin what you send with the door, so that a mistake shows at once.</li>
</ul>
<blockquote><p>Door 9, good evening Jonas. The network is Arve-9, and the password is on the blue card inside the kitchen cupboard door.</p></blockquote>
<p>Had that gone to the wrong guest, she would have said so within a minute. And no password would have left the house, because the sentence names a place instead of the word itself.</p>

<h2>At six: one house sheet, six door sheets</h2>
<p>Now copying becomes the danger. You change the bin day in four of six texts. Split what you know into two layers. A fact lives in exactly one of them.</p>
<ul>
<li><strong>House sheet:</strong> bin day, bus stop, bakery, quiet hours, the doctor, late arrival in general, what you charge for a dog.</li>
<li><strong>Door sheet:</strong> way in, wifi, number of beds, hob, heating, parking space, the light switch that nobody finds.</li>
</ul>
<p>The test for a sentence: would it still be true in the flat next door? If yes, it belongs to the house. If nearly, write two sentences. “Parking is behind the house” goes on the house sheet, “yours is number 9” on the door sheet.</p>

<h2>Also at six: decisions need an owner</h2>
<p>Someone helps you by now: a partner, a neighbour, a cleaner who has become more than that. Then two people can say yes to the same early check-in, or one says yes and the other no. Write down who decides what, on one page.</p>
<blockquote>
<p>Early check-in: Ana decides, because she cleans. Until 20:00 the evening before.</p>
<p>Extra person, baby bed: the first of us to read it, if there is a bed. The yes goes into the booking note before it goes to the guest.</p>
<p>Money back, complaints: only me. Nobody else promises anything. “I pass it on tonight” is always allowed.</p>
</blockquote>
<p>The order in the second line is worth insisting on: note first, guest second. The other way round, you are one phone call away from a promise that nobody else knows.</p>

<h2>At twelve: read, do not answer</h2>
<p>With twelve flats the work is no longer the single answer. It is seeing that Door 4 has asked about the hot water three times this month, and Door 11 never. That is not a talkative guest. That is a valve.</p>
<p>Keep one evening a month for it; <a href="/resources/8b401397-7d9b-4445-8dc5-fabe7d52697b">here is how it can go</a>. And hand over the answering, in one of three ways:</p>
<ol>
<li>A person in the evenings. Warm and flexible, asleep at 02:14, and paid by the hour.</li>
<li>Saved replies on your phone. Free and quick, in the languages you wrote them in, sent by you.</li>
<li>An AI co-host. Awake, in the guest’s language, only as good as your sheets. Nightdesk keeps one knowledge base per property and has one <a href="/#pricing">price for each</a>.</li>
</ol>
<p>All three need the two sheets and the page of decisions. So write those first. If the sum in your table then shows that you can manage with saved replies, stay with them.</p>

<h2>What should not change</h2>
<p>The guest of Door 11 does not know that there are twelve. She has booked one flat, and she writes to one host. Keep a line in every stay that only someone who knows the flat could write: which window gets the morning sun, which stair creaks. It costs a sentence on the door sheet. It is the last thing that still sounds like one flat.</p>
$html$,
  '/images/posts/one-flat-to-twelve.png',
  $t$A single tag, number 1, beside a rack with the tags 1 to 12.$t$,
  'Lena Aebi',
  'Growing',
  '4 min read',
  '2026-07-02',
  'published'
);
