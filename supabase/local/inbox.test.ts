import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerInbox, Inbox } from './inbox.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nightdesk-inbox-'));
  file = path.join(folder, 'inbox.jsonl');
});

afterEach(() => rmSync(folder, { recursive: true }));

const mail = (number: number) => ({
  to: `guest-${number}@example.org`,
  subject: `Mail ${number}`,
  html: '<p>Hello</p>',
});

describe('Inbox', () => {
  test('keeps mails over a restart, newest first, also after a line that was cut short', async () => {
    const inbox = new Inbox(file);
    await inbox.send(mail(1));
    await inbox.send(mail(2));
    appendFileSync(file, '{"to":"guest-3@exam');
    const subjects = new Inbox(file).list().map(({ subject }) => subject);
    expect(subjects).toEqual(['Mail 2', 'Mail 1']);
  });

  test('keeps the newest 200', async () => {
    const inbox = new Inbox(file);
    for (let number = 0; number < 205; number++) await inbox.send(mail(number));
    for (const mails of [inbox.list(), new Inbox(file).list()]) {
      expect(mails).toHaveLength(200);
      expect(mails[0]?.subject).toBe('Mail 204');
    }
  });
});

describe('answerInbox', () => {
  const url = (address: string) => new URL(address, 'http://127.0.0.1');

  test('shows mails with every text escaped and only web links', async () => {
    const inbox = new Inbox(null);
    const links = '<a href="http://a.test/?x=1&amp;y=2">x</a><a href="javascript:alert(1)">y</a>';
    const html = `<title>T</title><p>Grüezi &lt;b&gt; &amp; co</p>${links}`;
    await inbox.send({ to: '<script>@example.org', subject: '"><img src=x>', html });
    const page = await answerInbox(url('/_local/inbox'), inbox).text();
    expect(page).toContain('&lt;script&gt;@example.org');
    expect(page).toContain('<h2>&quot;&gt;&lt;img src=x&gt;</h2>');
    expect(page).toContain('Grüezi &lt;b&gt; &amp; co x y');
    expect(page).toContain('href="http://a.test/?x=1&amp;y=2"');
    expect(page).not.toContain('javascript:');
  });

  test('says so when there is none, and answers JSON for one address in any case', async () => {
    const inbox = new Inbox(null);
    expect(await answerInbox(url('/_local/inbox'), inbox).text()).toContain('No mail yet.');
    for (const number of [1, 2]) await inbox.send(mail(number));
    const response = answerInbox(url('/_local/inbox.json?to=Guest-1%40Example.org'), inbox);
    expect(await response.json()).toMatchObject([mail(1)]);
  });
});
