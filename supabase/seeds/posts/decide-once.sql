-- Article: deciding on recurring requests once instead of each time.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  '53f3362a-4647-49ec-b5d1-2118878d8905',
  $t$Baby beds, extra guests, early check-in: decide once$t$,
  $t$Three requests come back all season, and it is easy to decide them again each time. An hour with pencil and paper settles most cases. This is the worksheet, filled in for an invented house.$t$,
  $html$
<p>If you said yes to a baby bed in May and hesitated in July, it was probably not because the bed had changed. You were on a train, the cleaner was ill, or it was the third message that day. Guests notice: the family that paid for a fourth person meets the family that did not.</p>
<p>So sit down once, without a guest waiting. For each request answer three questions in writing. <em>What does it cost me? What has to be true for a yes? Who needs to know by when?</em> Below are the three most common, worked through for Chalet Arve, an invented house with numbered flats. All amounts are examples in Swiss francs; put in your own.</p>

<h2>Baby bed</h2>
<p><strong>Cost.</strong> Ten minutes to put up, one small set of linen to wash. Not worth an entry on the invoice.</p>
<p><strong>True for a yes.</strong> A bed is free that night. Two beds for ten flats means that the third family gets a no, so someone has to count. The bed should be one you would trust: a firm mattress that fits without gaps, all screws present, and the European standard EN 716 on the label.</p>
<p><strong>Who, by when.</strong> The cleaner, by eight on the morning of arrival.</p>
<blockquote><p>We have two baby beds and lend them free of charge. I will check that one is free for your dates and write back. It comes with a mattress and a fitted sheet; please bring a sleeping bag for your child.</p></blockquote>

<h2>Extra person</h2>
<p><strong>Cost.</strong> This is where guessing is expensive. For one night: linen and towels 12, visitor’s tax 4, half an hour more cleaning 18. Together 34. For three nights the tax is paid three times and the rest only once: 12 + 12 + 18 = 42.</p>
<p>A flat price of 15 per night would lose 19 on one night and earn 3 on three. Better is a price built like the cost: <strong>35 for the first night, 5 for each further night</strong>. One night 35, three nights 45. It covers both, and you can explain it to anyone who asks.</p>
<p><strong>True for a yes.</strong> A real bed, not a sofa with a blanket. A total within what your permit and your insurance allow. A name for the registration form. Look these limits up now; they are the same for every request to come.</p>
<p><strong>Who, by when.</strong> You, always, because one person above the limit can cost you your insurance cover. Then the cleaner, for the linen.</p>

<h2>Early check-in</h2>
<p><strong>Cost.</strong> Nothing, or the peace of your cleaner. Work it out backwards, flat by flat:</p>
<ul>
<li>Departure at 10:00, cleaning takes two and a half hours: ready at 12:30.</li>
<li>Half an hour in hand for the guest who leaves late: <strong>13:00</strong> is the earliest promise on a changeover day.</li>
<li>Nobody in the flat the night before: <strong>11:00</strong>, promised only after 18:00 the evening before, when the night can no longer be sold.</li>
</ul>
<p><strong>True for a yes.</strong> Only one flat can be cleaned first. The first guest who asks gets 13:00, the second gets the ordinary hour and a place for the luggage.</p>
<blockquote><p>On the day you arrive, another guest leaves at 10:00, so the earliest hour is 13:00. I am asking whether yours can be the first flat to be cleaned. In any case you can leave your luggage in the ski room from 11:00.</p></blockquote>

<h2>The sheet to hang up</h2>
<p>Now shorten it until it fits on the inside of a cupboard door. Everyone who answers guests works from this and from nothing else.</p>
<table>
<caption>Chalet Arve, decided on 20 September, to be read again in March</caption>
<thead><tr><th scope="col">Request</th><th scope="col">Price</th><th scope="col">Yes if</th><th scope="col">Always ask</th><th scope="col">Tell</th></tr></thead>
<tbody>
<tr><td>Baby bed</td><td>free</td><td>one of two is unused</td><td>no</td><td>cleaner, 08:00</td></tr>
<tr><td>Extra person</td><td>35 + 5</td><td>real bed, within the limit</td><td>yes</td><td>cleaner, register</td></tr>
<tr><td>Check-in from 13:00</td><td>free</td><td>first to ask that day</td><td>yes</td><td>cleaner, evening before</td></tr>
<tr><td>Check-in from 11:00</td><td>free</td><td>flat empty, after 18:00 the evening before</td><td>yes</td><td>nobody</td></tr>
</tbody>
</table>

<h2>What to leave undecided</h2>
<p>The column <strong>always ask</strong> is as important as the prices. A rule belongs on the sheet if you would accept its result on the worst Saturday in February. If you feel an “it depends” coming, write yes in that column and keep the decision to yourself. You have still saved the thinking: the conditions are there, and what remains is one word.</p>
<p>The sheet is also the easiest way to hand over. A neighbour can use it while you are away. If an assistant such as Nightdesk answers your guests, the rules go into its notes, and the lines marked yes come to you for approval before anything is promised.</p>
<p>One last rule, for the exceptions. Make them, gladly, and write beside the booking why. If the same reason stands there three times, it is not an exception any more. Change the sheet.</p>
$html$,
  '/images/posts/decide-once.png',
  $t$A baby bed and a stool with towels, each with a tag that says yes, and a clock with the tag 13:00.$t$,
  'The Nightdesk team',
  'Hosting',
  '4 min read',
  '2026-09-24',
  'published'
);
