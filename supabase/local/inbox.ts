import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { escapeHtml, unescapeHtml } from '../../lib/html/escape.ts';
import { systemErrorCode } from '../../lib/server/commands/errors.ts';
import { HTML_HEADERS, htmlPage } from './html.ts';

/** One mail that would have been sent. */
export type CaughtMail = {
  to: string;
  subject: string;
  html: string;
  sentAt: string;
  /** Mails of the site alone have a plain text, and headers, with names in lower case. */
  text?: string;
  headers?: Record<string, string>;
};

const CAPACITY = 200;

/**
 * Keeps the mails of the auth service and of the site instead of sending them, newest first. They live in a file of JSON
 * lines, so that a confirmation link survives a restart.
 */
export class Inbox {
  readonly #file: string | null;
  #mails: CaughtMail[];

  /** Takes the path of the file, or null to keep mails in memory only. */
  constructor(file: string | null) {
    this.#file = file;
    this.#mails = file ? readMails(file) : [];
  }

  /** Keeps a mail: account-mails.ts calls it for those of the auth service, server.ts for those of the site. */
  async send(mail: Omit<CaughtMail, 'html' | 'sentAt'> & { html?: string }): Promise<void> {
    const caught = { ...mail, html: mail.html ?? '', sentAt: new Date().toISOString() };
    this.#mails.unshift(caught);
    if (!this.#file) {
      this.#mails.length = Math.min(this.#mails.length, CAPACITY);
    } else if (this.#mails.length > CAPACITY) {
      this.#mails.length = CAPACITY;
      writeFileSync(this.#file, this.#mails.toReversed().map(toLine).join(''));
    } else {
      appendFileSync(this.#file, toLine(caught));
    }
  }

  /** The caught mails, newest first; with an address, only those sent to it. */
  list(to?: string | null): CaughtMail[] {
    return this.#mails.filter((mail) => !to || mail.to.toLowerCase() === to.toLowerCase());
  }
}

const toLine = (mail: CaughtMail): string => `${JSON.stringify(mail)}\n`;

function readMails(file: string): CaughtMail[] {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
  // a crash can cut the last line short; that mail is lost, the others are not
  const mails = lines.flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as CaughtMail] : [];
    } catch {
      return [];
    }
  });
  return mails.reverse().slice(0, CAPACITY);
}

/** Answers GET /_local/inbox with a page for people and GET /_local/inbox.json?to=... with JSON for tests. */
export function answerInbox(url: URL, inbox: Inbox): Response {
  const mails = inbox.list(url.searchParams.get('to'));
  if (url.pathname.endsWith('.json')) {
    return Response.json(mails, { headers: { 'cache-control': 'no-store' } });
  }
  const list = mails.length
    ? mails.map(renderMail).join('\n')
    : '<p>No mail yet. Send a form on the site and the mails about it appear here.</p>';
  const page = htmlPage(
    'Local inbox - Nightdesk',
    `<h1>Local inbox</h1>
<p class="soft">Mails of the local backend, newest first. None of them was sent.</p>
${list}`,
  );
  return new Response(page, { headers: HTML_HEADERS });
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
  return [...new Set(links.map((link) => unescapeHtml(link)))];
}

function toText(html: string): string {
  const text = html
    .replace(/<(style|title)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return unescapeHtml(text).trim();
}
