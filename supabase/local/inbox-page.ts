import { escapeHtml, HTML_HEADERS, htmlPage } from './html.ts';
import type { CaughtMail, Inbox } from './inbox.ts';

/** Answers GET /_local/inbox with a page for people and GET /_local/inbox.json?to=... with JSON for tests. */
export function answerInbox(url: URL, inbox: Inbox): Response {
  const mails = inbox.list(url.searchParams.get('to'));
  if (url.pathname.endsWith('.json')) {
    return Response.json(mails, { headers: { 'cache-control': 'no-store' } });
  }
  return new Response(renderInbox(mails), { headers: HTML_HEADERS });
}

function renderInbox(mails: CaughtMail[]): string {
  const list = mails.length
    ? mails.map(renderMail).join('\n')
    : '<p>No mail yet. Sign up on the site and the confirmation appears here.</p>';
  return htmlPage(
    'Local inbox - Nightdesk',
    `<h1>Local inbox</h1>
<p class="soft">Mails of the local backend, newest first. None of them was sent.</p>
${list}`,
  );
}

function renderMail(mail: CaughtMail): string {
  const links = findLinks(mail.html)
    .map((link) => `<p><a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a></p>`)
    .join('\n');
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="soft">To ${escapeHtml(mail.to)}, <time>${escapeHtml(mail.sentAt)}</time></p>
<p>${escapeHtml(toText(mail.html))}</p>
${links}
</article>`;
}

function findLinks(html: string): string[] {
  const links = [...html.matchAll(/href="(https?:\/\/[^"]+)"/g)].map((match) => match[1] ?? '');
  return [...new Set(links.map(decodeEntities))];
}

function toText(html: string): string {
  const text = html
    .replace(/<(style|title)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return decodeEntities(text).trim();
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
