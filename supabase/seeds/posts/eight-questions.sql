-- Article: eight common guest questions with answers to copy.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  '9dfc0c46-a5d5-403d-8090-058f781ccbf6',
  $t$The eight questions guests ask most, with answers you can copy$t$,
  $t$Arrival, parking, keys, wifi, heating, rubbish, Sunday bread and suitcases on the last day. Eight answers to paste into your saved replies, with brackets where your own house goes.$t$,
  $html$
<p>No survey stands behind this list. Scroll through your last twenty conversations and you will probably meet the same eight, in your own order. Copy the answers, replace what is in square brackets, and read each one once as if you were standing in the rain.</p>

<h2>Before they set out</h2>
<h3>1. What time can we come in?</h3>
<blockquote><p>The house is yours from [15:00]. There is no latest hour: the key box opens all night. If you would like to come earlier, tell me when your train arrives and I will ask the cleaner.</p></blockquote>
<p>Two questions often hide in this one: how early, and how late. Answer both and the second message never comes.</p>
<h3>2. Where do we park?</h3>
<blockquote><p>Your space is number [12], behind the house, under the roof. It is [2.30 m] wide and [2.00 m] high. It is included in the price. Please do not use the spaces by the road: they are cleared of snow from [05:00].</p></blockquote>
<p>The height matters to anyone with a roof box. If you have no parking, name the nearest car park, its price per day and the minutes on foot.</p>

<h2>At the door</h2>
<h3>3. How do we get the key?</h3>
<blockquote><p>The key box hangs [left of the door, at shoulder height]. Enter [your code], push the black lever down, and the front opens. Please put the key back and turn the numbers each time you close it.</p></blockquote>
<p>Send the code on the day of arrival and change it between guests. An old code in an old thread is a spare key you have forgotten about.</p>
<h3>4. What is the wifi password?</h3>
<blockquote><p>The network is [Arve-9]. The password is [on the blue card inside the kitchen cupboard door]. It is case-sensitive and has no spaces.</p></blockquote>
<p>Sending the password itself is fine too, in a message of its own, so that nothing else is copied along with it.</p>

<h2>In the house</h2>
<h3>5. It is cold. How do we turn up the heating?</h3>
<blockquote><p>Turn the dial [on the radiator] to [4]. It takes about [an hour] until the room feels warmer, because [the walls are thick]. If the radiator is still cold after that, write to me and I will help [at any hour].</p></blockquote>
<p>The waiting time is the useful part. Guests who do not know it turn the dial to the maximum, and open a window later.</p>
<h3>6. What do we do with the rubbish?</h3>
<blockquote><p>Household rubbish goes into the [printed bags under the sink] and then into the [grey container behind the garage], at any time. Glass goes to [the collection point at the station, not on Sundays]. You do not need to sort anything else.</p></blockquote>
<p>Rules differ from one village to the next, so guests from the neighbouring valley ask as well. Say what they need <em>not</em> do; it is the sentence they are glad of.</p>
<h3>7. Where can we buy something now?</h3>
<p>This comes on Sunday evening and on public holidays. A small list beats a recommendation:</p>
<table>
<caption>What is open, to fill in for your village</caption>
<thead><tr><th scope="col">When</th><th scope="col">Bread and milk</th><th scope="col">A warm meal</th></tr></thead>
<tbody>
<tr><td>Weekdays until 18:30</td><td>[village shop, 4 minutes on foot]</td><td>[inn, closed on Tuesdays]</td></tr>
<tr><td>Sundays</td><td>[bakery, 07:00 to 11:00]</td><td>[inn, kitchen until 20:30]</td></tr>
<tr><td>After 21:00</td><td>[petrol station, 12 minutes by car]</td><td>[soup and pasta in the cupboard, please help yourself]</td></tr>
</tbody>
</table>
<p>The packet of pasta in the cupboard costs very little and answers the question at any hour.</p>

<h2>On the last morning</h2>
<h3>8. When must we leave, and where can the suitcases stay?</h3>
<blockquote><p>Please leave the house by [10:00]. You can leave your luggage [in the ski room] until [17:00]; the door has the same code. Before you go: put the key back in the box, close the windows and start the dishwasher. Everything else is our work.</p></blockquote>
<p>Send it the evening before, at about 18:00, before anybody has asked. Three small tasks are plenty. A list of ten reads like an invoice.</p>

<h2>Keep them in good order</h2>
<ul>
<li><strong>One answer, one topic.</strong> When parking and keys share a message, guests find neither again.</li>
<li><strong>The fact first.</strong> Greet, answer, and explain afterwards, for those who read on.</li>
<li><strong>No “usually”.</strong> Either the bakery opens at 07:00 or you do not know. Both may be written.</li>
<li><strong>A date on the page.</strong> Read all eight on the first day of each season. Opening hours and snow ploughs change.</li>
</ul>
<p>The same eight answers are a good first page for any tool that replies in your name. In Nightdesk they go into the knowledge base of the property; a notebook by the telephone works on the same principle.</p>
$html$,
  '/images/posts/eight-questions.png',
  $t$A fan of eight numbered cards on a cord; the fifth one is pulled out.$t$,
  'The Nightdesk team',
  'Guest messages',
  '4 min read',
  '2026-11-05',
  'published'
);
