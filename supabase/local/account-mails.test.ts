import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAccountMails } from './account-mails.ts';
import { Inbox } from './inbox.ts';

const supabaseFolder = path.join(import.meta.dirname, '..');
const siteUrl = 'https://desk.example';

type AccountMail = 'confirmation' | 'recovery';

/** The mail that the auth service writes to an account, asked for with a redirect. */
async function written(mail: AccountMail, redirect: string | null, data: object | null = null) {
  const inbox = new Inbox(null);
  const mails = await createAccountMails({ supabaseFolder, siteUrl, inbox });
  const address = new URL('http://127.0.0.1/auth/v1/recover');
  if (redirect) address.searchParams.set('redirect_to', redirect);
  const due = { mail, to: 'guest@example.org', tokenHash: 'a1b2' };
  await mails.send(due, data as Record<string, unknown> | null, new Request(address));
  return inbox.list()[0]!;
}

const languageOf = async (...mail: Parameters<typeof written>) =>
  /<html lang="(\w+)">/.exec((await written(...mail)).html)?.[1];

const SUBJECTS = {
  en: ['Confirm your e-mail', 'Choose a new password'],
  de: ['Bestätigen Sie Ihre Adresse', 'Wählen Sie ein neues Passwort'],
  fr: ['Confirmez votre adresse', 'Choisissez un nouveau mot de passe'],
  nl: ['Bevestig uw adres', 'Kies een nieuw wachtwoord'],
  et: ['Kinnitage oma aadress', 'Valige uus parool'],
};

const TYPES = { confirmation: 'email', recovery: 'recovery' } as const;

test.each(Object.entries(SUBJECTS))(
  'asked for on a page in %s, each has one subject, one text and one link, all in that language',
  async (language, subjects) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    for (const [nth, mail] of (['confirmation', 'recovery'] as const).entries()) {
      const { subject: own, html } = await written(mail, `${siteUrl}${prefix}/auth`);
      expect(own).toBe(subjects[nth]);
      expect(html).toContain(`<title>${subjects[nth]}</title>`);
      expect(html.match(/<html lang="\w+">/g)).toEqual([`<html lang="${language}">`]);
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        `${siteUrl}${prefix}/auth/confirm?token_hash=a1b2&amp;type=${TYPES[mail]}`,
      ]);
      expect(html).not.toContain('{{');
    }
  },
);

describe('the language of a mail', () => {
  test('is that of the page, whatever the account has stored', async () => {
    expect(await languageOf('recovery', `${siteUrl}/de/auth`)).toBe('de');
    expect(await languageOf('recovery', `${siteUrl}/de/auth`, { language: 'fr' })).toBe('de');
    expect(await languageOf('recovery', `${siteUrl}/auth`, { language: 'de' })).toBe('en');
  });

  test('is that of the account where no page of this site asked, and English without one', async () => {
    for (const redirect of [null, siteUrl, 'https://evil.example/fr/auth', 'no address']) {
      expect(await languageOf('recovery', redirect, { language: 'de' })).toBe('de');
      expect(await languageOf('recovery', redirect, { language: 'xx' })).toBe('en');
      expect(await languageOf('recovery', redirect, {})).toBe('en');
      expect(await languageOf('recovery', redirect)).toBe('en');
    }
  });
});
