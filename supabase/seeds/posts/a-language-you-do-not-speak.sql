-- Article: writing notes and messages that survive translation.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  '2e534a96-75c7-489d-9aa4-4cc8f9161a69',
  $t$Writing for guests in a language you do not speak$t$,
  $t$Translation has become easy. Being understood still depends on the sentence you put in. How to write house notes that survive the journey, with six traps, one rewrite and a holding reply in five languages.$t$,
  $html$
<p>You write in your language, a machine turns it into Dutch, and a family in Utrecht acts on it. You cannot check the result. What you can check is the original, and nearly all misunderstandings are already in there, waiting.</p>

<h2>One rewrite, to see the difference</h2>
<p>Here is a note as it stands in many folders. It is friendly, and correct:</p>
<blockquote><p>Should the hot water give out, which can happen if everyone’s been skiing, it’s usually just the boiler, so you might want to give it half an hour or so, failing which there’s a reset on the side (it’s a bit fiddly).</p></blockquote>
<p>Six ideas in one sentence. “Give out” and “give it” mean two different things, “fiddly” has no exact counterpart in many languages, and the translator has to choose. The same note, ready to travel:</p>
<blockquote><p>There is hot water for about four showers. After that, the water is cold for 30 minutes. Please wait 30 minutes. If the water is still cold, press the red button on the left side of the boiler. Hold the button for five seconds. The boiler is in the bathroom cupboard.</p></blockquote>
<p>It is not shorter. But each sentence can be translated in only one way, and the guest can stop reading when the water is warm.</p>

<h2>Four habits that cost nothing</h2>
<ol>
<li><strong>One sentence, one action.</strong> If there is an “and then”, put a full stop before it.</li>
<li><strong>Say who does it.</strong> “The key should be left in the box” may be a wish, a rule or a description. “Please put the key into the box” is a request and nothing else.</li>
<li><strong>Use the same word for the same thing.</strong> If it is a key box in line one, it is not a safe in line three. At school this was poor style. Here it spares the guest a search for a second box.</li>
<li><strong>Ask in order to ask.</strong> “You may want to close the shutters” is a polite request in English and a mere possibility in many translations. Write “Please close the shutters when you go out”.</li>
</ol>

<h2>Six traps in ordinary words</h2>
<table>
<caption>What was written, what may be read, what to write</caption>
<thead><tr><th scope="col">Written</th><th scope="col">May be read as</th><th scope="col">Better</th></tr></thead>
<tbody>
<tr><td>half eight</td><td>07:30, by German, Dutch and Estonian readers</td><td>20:30</td></tr>
<tr><td>05/12</td><td>5 December or 12 May</td><td>Saturday 5 December</td></tr>
<tr><td>tomorrow, sent at 00:40</td><td>today, or the day after</td><td>Saturday, from 13:00</td></tr>
<tr><td>first floor</td><td>street level, by American readers</td><td>one flight of stairs up</td></tr>
<tr><td>the bin on the right</td><td>right as seen from the house, or from the road</td><td>the green bin</td></tr>
<tr><td>breakfast until ten</td><td>serving stops, or you must leave</td><td>Breakfast: 07:30 to 10:00</td></tr>
</tbody>
</table>
<p>Colours, numbers and the names of rooms survive everything. Left and right survive if you say where the reader is standing.</p>

<h2>What must not be translated</h2>
<p>A guest looks for the word that is on the sign. If the switch says <em>Warmwasser</em>, a good translation that only says “hot water” has hidden it. Give both, the printed word first: the switch marked “Warmwasser” (hot water). The same goes for street names, bus stops, the name of the wifi network, the buttons on the oven, and the refuse bags you have to buy. Put such words into quotation marks. Most translators then leave them alone, and the guest knows that they are to be searched for letter by letter.</p>

<h2>Polite in five languages</h2>
<p>Many languages have two words for “you”. With strangers the formal one is rarely a mistake, so decide for it once and stay with it. When a message arrives in a language you do not read, and you need time, this reply is safe. Adjust the hour.</p>
<blockquote>
<p><strong>German:</strong> Guten Abend, vielen Dank für Ihre Nachricht. Ich habe sie gelesen und antworte Ihnen bis 9 Uhr.</p>
<p><strong>French:</strong> Bonsoir, merci pour votre message. Je l’ai bien lu et je vous répondrai avant 9 h.</p>
<p><strong>Italian:</strong> Buonasera, grazie per il messaggio. L’ho letto e Le risponderò entro le 9.</p>
<p><strong>Dutch:</strong> Goedenavond, hartelijk dank voor uw bericht. Ik heb het gelezen en antwoord u vóór 9 uur.</p>
<p><strong>Estonian:</strong> Tere õhtust, aitäh sõnumi eest. Lugesin selle läbi ja vastan teile hiljemalt kell 9.</p>
</blockquote>
<p>Answer in the language in which you were asked, even when the guest’s English is good. At night, with a crying child, it is less good.</p>

<h2>Checking what you cannot read</h2>
<p>Translate your note into the guest’s language and, in a second step, back into yours. Do not look for beauty. Look for five things: the hour, the number, the place, the word <em>not</em>, and who has to act. If those return unharmed, send it. If one of them does not, change your own sentence instead of the translation, and try again. The improved original then serves the next language too.</p>
<p>That is also why it pays to write good notes if Nightdesk answers for you: it replies in the guest’s language from what you wrote. Short sentences in, clear answers out. And if you have a Dutch friend at hand, ask for one page to be read, the one that every guest gets: the arrival. It is where a wrong word costs most.</p>
$html$,
  '/images/posts/a-language-you-do-not-speak.png',
  $t$A folded card with five doors, each under its word in another language: Porta, Tür, Porte, Deur and Uks.$t$,
  'Lena Aebi',
  'Guest messages',
  '4 min read',
  '2026-09-10',
  'published'
);
