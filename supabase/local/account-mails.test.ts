import { expect, test } from 'vitest';
import { createAccountMails } from './account-mails.ts';
import { Inbox } from './inbox.ts';

const siteUrl = 'https://desk.example';

/** Where the mail was asked for, and what the account has stored in the place of a language. */
const CASES: readonly (readonly [redirect: string | null, language: unknown])[] = [
  ...['', '/de', '/fr', '/nl', '/et', '/xx'].map(
    (prefix) => [`${siteUrl}${prefix}/auth`, 'de'] as const,
  ),
  // No page of this site asked: the language of the account, English without one.
  ...[null, siteUrl, 'https://evil.example/fr/auth', 'no address'].map(
    (redirect) => [redirect, 'et'] as const,
  ),
  ...[undefined, 'xx', 'toString', ['de'], 5].map((language) => [null, language] as const),
];

// The file holds what a reader of the Go templates wrote; `npx vitest run supabase/local/account-mails.test.ts -u` writes it.
test('each mail of the auth service has one subject, one text and one link, in the language of the page', async () => {
  const lines: string[] = [];
  for (const mail of ['confirmation', 'recovery'] as const)
    for (const [redirect, language] of CASES) {
      const inbox = new Inbox(null);
      const mails = createAccountMails({ siteUrl, inbox });
      const address = new URL('http://127.0.0.1/auth/v1/recover');
      if (redirect !== null) address.searchParams.set('redirect_to', redirect);
      const due = { mail, to: 'guest@example.org', tokenHash: 'a1"&<b2' };
      await mails.send(due, { language }, new Request(address));
      const { subject, html } = inbox.list()[0]!;
      const [langs, titles, links] = [
        /<html lang="(\w+)">/g,
        /<title>(.*?)<\/title>/g,
        /href="([^"]*)"/g,
      ].map((part) => [...html.matchAll(part)].map(([, text]) => text).join(' + '));
      lines.push(
        `${mail}, asked for at ${redirect}, account ${JSON.stringify(language)}`,
        `  ${langs}: ${subject} | ${titles}`,
        `  ${links}`,
      );
    }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('account-mails.expected.txt');
});
