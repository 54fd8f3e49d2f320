import { expect, test } from 'vitest';
import { mails } from '../../content/en/mails';
import { composeMail } from './compose';

const addresses = {
  from: 'Desk <desk@desk.example>',
  to: 'team@desk.example',
  siteUrl: 'https://desk.example',
};
const compose = (
  template: string,
  data: object,
  recipient: string | null = null,
  language = 'en',
) => composeMail({ id: '1', template, recipient, data, language }, addresses);

test('a notice goes to the site, a receipt to its sender, each under a lasting id', () => {
  expect(compose('contact-notice', { id: '7' })).toMatchObject({
    to: 'team@desk.example',
    messageId: '<1@desk.example>',
  });
  expect(compose('contact-receipt', {}, 'ada@example.org').to).toBe('ada@example.org');
});

test('values are escaped once in the HTML, and not at all in the text', () => {
  const { html, text, subject } = compose('application-notice', { position: 'Ops & <b>', id: '7' });
  expect(html).toContain('Ops &amp; &lt;b&gt;');
  expect(html).not.toContain('&amp;amp;');
  expect(text).toContain('Ops & <b>');
  expect(subject).toBe('An application: Ops & <b>');
});

test('only mails of the newsletter can be ended, with one click', () => {
  const oneClick = {
    'List-Unsubscribe': {
      prepared: true,
      value: '<https://desk.example/newsletter/unsubscribe/accept?token=u>',
    },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  for (const template of Object.keys(mails)) {
    const { headers, text } = compose(template, { unsubscribe: 'u' });
    const isOfNewsletter = template === 'newsletter-confirmation';
    const more = isOfNewsletter ? oneClick : {};
    const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
    expect(headers, template).toEqual({ ...automatic, ...more });
    expect(text).not.toContain('null');
  }
});

test('each block has both of its colours, and the mail names both schemes', () => {
  for (const template of Object.keys(mails)) {
    const { html } = compose(template, { unsubscribe: 'u' }, 'ada@example.org');
    const [, body = ''] = html.split('<body');
    const blocks = `<body${body}`.match(/<(?:body|div|p|a)\b[^>]*>/g) ?? [];
    for (const block of blocks)
      expect(block, template).toMatch(/class="[^"]+".*background: #\w{6}; .*\bcolor: #\w{6}/);
    for (const name of ['color-scheme', 'supported-color-schemes'])
      expect(html).toContain(`<meta name="${name}" content="light dark">`);
  }
});

test('an invitation says who invites, to which role, and until when; one of an older database says less', () => {
  const data = { inviter: 'ada@desk.example', role: 'inbox', until: '2026-12-05T17:39:00+00:00' };
  const { text } = compose('administrator-invitation', data, 'bo@example.org');
  expect(text).toContain('ada@desk.example invites you to the admin area');
  expect(text).toContain('Your role is Inbox: you may read and answer what visitors send');
  expect(text).toContain('before 5 Dec 2026, 18:39, Zurich time');
  const older = compose('administrator-invitation', { role: 'constructor' }, 'bo@example.org').text;
  expect(older).toContain('An owner invites you');
  expect(older).not.toContain('Your role');
});

test('a template of a newer version is refused', () => {
  expect(() => compose('constructor', {})).toThrow('constructor');
});

test('a visitor reads a receipt in German, with links to German pages', () => {
  const receipt = compose('contact-receipt', {}, 'ada@example.org', 'de');
  expect(receipt.subject).toBe('Ihre Anfrage an Nightdesk');
  expect(receipt.html).toContain('<html lang="de">');
  const letter = compose(
    'newsletter-confirmation',
    { token: 't', unsubscribe: 'u' },
    'ada@example.org',
    'de',
  );
  expect(letter.text).toContain('https://desk.example/de/newsletter/confirm?token=t');
  expect(letter.text).toContain('Newsletter abbestellen:\nhttps://desk.example/de/newsletter/');
  // The provider of the mailbox calls this one, without reading it.
  expect(JSON.stringify(letter.headers)).toContain('desk.example/newsletter/unsubscribe/accept');
});

test.each([
  ['a notice to the site', 'contact-notice', null, 'de'],
  ['a mail about the admin area', 'administrator-access', 'ada@example.org', 'de'],
  ['a language in which the site is not served', 'contact-receipt', 'ada@example.org', 'it'],
  ['something that is no language', 'contact-receipt', 'ada@example.org', 'constructor'],
])('%s is altogether in English', (_what, template, recipient, language) => {
  const data = { id: '7' };
  const mail = compose(template, data, recipient, language);
  expect(mail).toEqual(compose(template, data, recipient, 'en'));
  expect(mail.html).toContain('<html lang="en">');
});
