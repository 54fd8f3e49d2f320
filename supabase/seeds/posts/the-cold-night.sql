-- Article: notes on heating, hot water and fuses for a guest who is cold at night.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  'eefbfc09-b798-4002-be61-d6af465cf135',
  $t$Heating, hot water, fuse box: the note for the cold night$t$,
  $t$A guest writes at 23:40 that the house is cold. One question to send first, three cards to copy, a sum for your water tank, and the list of what may wait until morning and what may not.$t$,
  $html$
<p>“It is cold in here.” Five words, sent at 23:40 in January, and they can mean five different things. The radiator may be turned down. The boiler may have stopped. A fuse may be out. A window in the bathroom may be open since the last cleaning. Or the house is at 20 degrees, and the guest is used to 24.</p>
<p>A good note for that night does not explain the heating system. It finds out which of the five it is, in two messages, with a tired person at the other end.</p>

<h2>Ask one question first</h2>
<p>Before any instruction, send this:</p>
<blockquote><p>I am sorry, let us sort that out. Please tell me three things: do the lights work, is there hot water at the kitchen tap, and is it one room that is cold or all of them?</p></blockquote>
<table>
<caption>What the answer tells you</caption>
<thead><tr><th scope="col">Lights</th><th scope="col">Hot water</th><th scope="col">Cold</th><th scope="col">Start with</th></tr></thead>
<tbody>
<tr><td>Yes</td><td>Yes</td><td>One room</td><td>The radiator valve and the window</td></tr>
<tr><td>Yes</td><td>Yes</td><td>All rooms</td><td>The room thermostat</td></tr>
<tr><td>Yes</td><td>No</td><td>All rooms</td><td>The boiler display</td></tr>
<tr><td>Partly</td><td>Either</td><td>Either</td><td>The fuse box</td></tr>
<tr><td>No</td><td>Either</td><td>All rooms</td><td>The street: are the neighbours dark too?</td></tr>
</tbody>
</table>
<p>The table is for a house with a boiler and radiators. Walk through yours and change the last column.</p>

<h2>The heating card</h2>
<p>Write what the guest sees when all is well. Most notes leave that out, and a guest who has never seen your boiler cannot tell a fault from a clock.</p>
<blockquote>
<p>Radiators: the white knob at the lower right. 3 is about 20 degrees. Turning it to 5 does not heat faster, it only heats longer.</p>
<p>Thermostat: beside the kitchen door. It should show a number above 19. If it shows a moon, press the round button once. The rooms need about an hour to feel it.</p>
<p>Boiler: behind the door in the hallway. When it is well, a green light burns steadily. If it blinks red, please send a photo of the display and touch nothing else.</p>
</blockquote>
<p>“About an hour” matters as much as the button. Without it the guest writes again after ten minutes.</p>

<h2>The hot water card</h2>
<p>Often nothing is broken: the tank is empty because four people have showered. You can work out when that happens. A tank of 120 litres at 60 degrees, mixed with tap water at 10, gives about 214 litres at shower warmth, 38 degrees. Eight minutes at nine litres a minute are 72 litres. So the tank holds just about three showers, and the fourth is cold.</p>
<p>Warming 120 litres from 10 to 60 degrees takes close to 7 kilowatt hours. With a heating rod of 2 kilowatts that is three and a half hours. Put your own tank into the sum, and write the result:</p>
<blockquote><p>The hot water is enough for three showers in a row. After that the tank needs a little over an hour for one more shower, and three and a half hours to be full again. Nothing is broken, and you need not switch anything.</p></blockquote>
<p>If your tank heats only at night, write that instead: then the next shower is in the morning.</p>

<h2>The fuse box card</h2>
<p>Say where it is, how to get light there, what a switched-off one looks like, and how often to try.</p>
<ol>
<li>The grey box is in the hallway, behind the coats. Use the torch of your phone.</li>
<li>All switches should point up. Look for the one that points down.</li>
<li>Unplug what you switched on last: kettle, hair dryer, heater.</li>
<li>Push the switch fully down, then up. Once only.</li>
<li>If it falls again, leave it down and write to us. Do not try again.</li>
</ol>
<p>Label the switches in words, not numbers: “kitchen sockets”, “bathroom”. Stay away from advice that goes further than this. Whatever needs a screwdriver needs an electrician.</p>

<h2>What may wait, and what may not</h2>
<ul>
<li><strong>Until morning:</strong> one cold room, no hot water late in the evening, half the sockets. Offer the blankets, and say where they are.</li>
<li><strong>Wake me:</strong> all rooms cold with frost outside, water coming through a ceiling, a fuse that falls again and leaves the heating off. Here is my number, and the plumber’s for nights.</li>
<li><strong>Leave the house, then call 112:</strong> a carbon monoxide alarm, smoke, the smell of gas. Touch no light switch, and do not look for the cause. Write to us from outside, afterwards.</li>
</ul>
<p>The third line belongs on paper beside the door as well. No chat, ours included, is the right place to begin with that one. For the rest a chat is fine: these cards can go into the knowledge base of Nightdesk as they stand.</p>

<h2>An hour in October</h2>
<p>Three things in these cards cannot be copied from anywhere. Measure them in your own house, on the first cold weekend, and put the date beside them.</p>
<ul>
<li>How long the living room takes to gain two degrees after the thermostat has been turned up.</li>
<li>How many showers the tank gives, and when it is warm again.</li>
<li>What the boiler display shows when it is well. Photograph it, with the flash on, because that is how the guest will see it.</li>
</ul>
<p>Then switch off one fuse, the kitchen sockets for instance, and have someone from the family follow your five steps. If they have to look for the box, so will your guests.</p>
$html$,
  '/images/posts/the-cold-night.png',
  $t$Two socks on a radiator with a note on its valve; outside the window it snows.$t$,
  'The Nightdesk team',
  'Operations',
  '5 min read',
  '2026-07-30',
  'published'
);
