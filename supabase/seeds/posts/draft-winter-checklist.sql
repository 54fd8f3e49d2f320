-- Article, unpublished: a draft, so that public pages can be checked for not showing it.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  '6a2ab9cd-1c42-4857-ab1e-dab94153f3a0',
  $t$The winter checklist$t$,
  $t$A walk through the house on the last warm weekend, seen with the eyes of a guest in January: the steps, the light at the key box, the blankets, and the messages to have ready before the snow.$t$,
  $html$
<p><em>Draft, not for publication. Open: photographs, the sum for the heating, a second reader from the Valais.</em></p>
<p>The last warm weekend is the time to walk through the house as a January guest would: after dark, with wet shoes and a suitcase.</p>
<h2>Outside</h2>
<ul>
<li>Does the light at the key box come on before one has found the key box?</li>
<li>Who clears the steps, by what hour, and does the guest know?</li>
<li>Is there a shovel and a bag of grit where a guest may take it?</li>
</ul>
<h2>Inside</h2>
<ul>
<li>Radiators bled, thermostat off its summer setting.</li>
<li>Blankets counted, and their place written down.</li>
<li>Batteries in the smoke and carbon monoxide alarms tested.</li>
</ul>
<h2>In the messages</h2>
<p>To write: a sample for the road with chains, and one for the last bus.</p>
<blockquote><p>Good evening, the road is white from the chapel on. Please put the chains on at the car park there, it is lit.</p></blockquote>
<p>To decide: does the note on the cold night go in here, or only a link?</p>
$html$,
  null,
  '',
  'The Nightdesk team',
  'Operations',
  '1 min read',
  '2026-11-19',
  'draft'
);
