-- Article: how to tell guests that an AI answers, and what they ask next.
insert into public.blog_posts (id, title, excerpt, content, image_url, image_alt, author, category, read_time, date, status) values (
  'b131207c-d3cb-4b0d-aa32-847c155b2b73',
  $t$Telling guests that an AI answers$t$,
  $t$Guests accept a machine that says so. Where to put the sentence, why it should not have a first name, and replies to copy for the three questions that follow, beginning with: am I talking to a person?$t$,
  $html$
<p>Hosts who let software answer their guests often have one worry left: will people mind? Some will, a little, for a minute. They mind far more when they find out on the third day. A guest who was told at the start has been served by a machine. A guest who was not told has been fooled by a host.</p>
<p>So the question is not whether to say it. It is where, in which words, and what to answer when someone asks.</p>

<h2>Say it in the first line, and only there</h2>
<p>One clear sentence at the top of the first message does the work. After that the guest knows, and a reminder under every reply is noise.</p>
<p>Three openings, from worst to best:</p>
<ol>
<li>“Hi, Sophie here from the Chalet Arve team.” There is no Sophie. Every kind word after this is a small lie.</li>
<li>“This is an automated message. Do not reply.” Honest, but the guest has a question and now has no desk.</li>
<li>“Good evening Jonas, this is the AI assistant of Chalet Arve. I answer at any hour; Martina reads along in the morning.” Who speaks, for whom, and where the person is.</li>
</ol>
<p>Better still, tell guests before they meet it. One paragraph in the booking confirmation is enough:</p>
<blockquote><p>You can write to us on WhatsApp at any hour and in your own language. An AI assistant answers from our notes about the house. What it does not know, and anything we have to decide, it passes on to us, and we read everything it sends.</p></blockquote>
<p>Keep the last half sentence only if it is true. If you read a summary once a day, write that.</p>

<h2>Give it a job, not a person’s name</h2>
<p>A first name, an invented portrait and “just a second, I am looking” are there to make people forget. Leave them out. “The assistant of Chalet Arve” is name enough, and it can still say good evening. Politeness deceives nobody. Pretending to have slept badly does.</p>

<h2>What guests ask next, and what to reply</h2>
<p>Three questions come back. Have the answers written before the first one arrives.</p>
<p><strong>“Am I talking to a person?”</strong> The reply begins with no. Not with a joke, and not with “I am here to help”.</p>
<blockquote><p>No, I am an AI assistant. Martina, the host, reads this conversation in the morning. For something that cannot wait, you can call her on the number on the blue card in the kitchen.</p></blockquote>
<p><strong>“Can I talk to a person, please?”</strong> Do not argue, and do not offer one more try.</p>
<blockquote><p>Of course. I have told Martina. She usually answers between 07:00 and 21:00. If it is urgent, please call her instead of writing.</p></blockquote>
<p><strong>“What happens to my messages?”</strong> Answer in two sentences, then point to your privacy notice.</p>
<blockquote><p>We keep them with your booking, so that we know what was agreed. Who processes them and for how long is in our privacy notice, which I can send you here.</p></blockquote>
<p>That third answer has to match your notice, to the word. Look it up before you copy this one.</p>

<h2>Say what it may not decide</h2>
<p>Trust comes less from the announcement than from the first time the assistant says “I do not know”. Draw the line in advance, and draw it narrow.</p>
<table>
<caption>Who says what, at Chalet Arve</caption>
<thead><tr><th scope="col">The guest asks</th><th scope="col">The assistant</th><th scope="col">The host</th></tr></thead>
<tbody>
<tr><td>Where the key box is</td><td>Answers from the notes</td><td>Nothing to do</td></tr>
<tr><td>To come in at 13:00</td><td>Says that it has asked</td><td>Yes, no, or a time</td></tr>
<tr><td>For money back</td><td>Says that only the host decides</td><td>Calls the guest</td></tr>
<tr><td>About a smell of gas</td><td>Says to leave and call 112</td><td>Calls at once</td></tr>
<tr><td>Something not in the notes</td><td>Says that it does not know</td><td>Answers, then adds a line</td></tr>
</tbody>
</table>
<p>“I have asked” must be true, and so must “you will hear from us by nine”. An assistant that promises an hour binds you to it.</p>

<h2>And the law?</h2>
<p>This is not legal advice, but the direction is plain. The AI Act of the European Union, in its Article 50, wants people to be told that they are dealing with an AI system, unless it is obvious anyway. In a chat that reads like a person, it is not obvious. One honest sentence is cheaper than finding out which rule applies to a guest from abroad.</p>
<p>Nightdesk introduces itself as an AI in its first message, and there is a short answer about it in the <a href="/faq">Help &amp; FAQ</a>. Whatever you use, try this tonight: write to your own house as a stranger, and ask whether you are talking to a person. If the reply does not begin with no, change it before you change anything else.</p>
$html$,
  '/images/posts/telling-guests.png',
  $t$A porter’s uniform on a hook with a tag that says AI, beside it a cap and a desk bell.$t$,
  'The Nightdesk team',
  'Trust',
  '4 min read',
  '2026-07-16',
  'published'
);
