import { texts as de } from '../../content/de/mails.ts';
import * as en from '../../content/en/mails.ts';
import type { MailData, MailText } from '../../content/en/mails.ts';
import { texts as et } from '../../content/et/mails.ts';
import { texts as fr } from '../../content/fr/mails.ts';
import { texts as nl } from '../../content/nl/mails.ts';
import { inEveryLanguage } from '../../content/translated.ts';
import { escapeHtml } from '../html/escape.ts';
import { defaultLanguage, isLanguage, type Language } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { paths } from '../paths.ts';
import { button, link, mailPage, paragraph, small } from './mail-html.ts';

export const mailWords = inEveryLanguage(en, { de, fr, nl, et });

/** A mail as the table outbox holds it. */
export type OutboxMail = {
  id: string;
  template: string;
  /** Null: the address of the site itself. */
  recipient: string | null;
  data: unknown;
  language: string;
};

type Addresses = { from: string; to: string; siteUrl: string };

/**
 * Makes a message for nodemailer, as plain text and as simple HTML. The same mail always has the same message id, so
 * that a receiver can tell one that arrives twice. What the site writes to itself is in English.
 *
 * @throws for a template that content/en/mails.ts does not have
 */
export function composeMail(mail: OutboxMail, { from, to, siteUrl }: Addresses) {
  const language = languageOf(mail);
  const { mails, signature, unsubscribeLabel } = mailWords[language];
  if (!Object.hasOwn(mails, mail.template)) throw new UnknownTemplateError(mail.template);
  const text: MailText = mails[mail.template as keyof typeof mails](mail.data as MailData);
  const { subject, paragraphs, action, note, unsubscribe } = text;
  const href = action && `${siteUrl}${localPath(language, action.path)}`;
  const leave =
    unsubscribe &&
    `${siteUrl}${localPath(language, paths.newsletterUnsubscribe)}?token=${unsubscribe}`;
  const oneClick =
    unsubscribe && `${siteUrl}${paths.newsletterUnsubscribeAccept}?token=${unsubscribe}`;
  return {
    from,
    to: mail.recipient ?? to,
    subject,
    messageId: `<${mail.id}@${/@([^\s<>]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`,
    headers: {
      'Auto-Submitted': 'auto-generated', // RFC 3834
      // Exchange asks for its own: no note of absence comes back to a mail that no person wrote.
      'X-Auto-Response-Suppress': 'All',
      ...(oneClick && {
        'List-Unsubscribe': { prepared: true, value: `<${oneClick}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // RFC 8058
      }),
    },
    text: [
      ...paragraphs,
      ...(action ? [`${action.label}:\n${href}`] : []),
      ...(note ? [note] : []),
      ...(leave ? [`${unsubscribeLabel}:\n${leave}`] : []),
      signature,
    ].join('\n\n'),
    html: mailPage(language, subject, [
      ...paragraphs.map((text) => paragraph(escapeHtml(text))),
      ...(action && href ? [button(action.label, escapeHtml(href))] : []),
      ...[note, signature].filter(Boolean).map((line) => small(escapeHtml(line!))),
      ...(leave ? [small(link(unsubscribeLabel, escapeHtml(leave)))] : []),
    ]),
  };
}

/** The table names a template that this version of the site does not know. */
export class UnknownTemplateError extends Error {
  readonly code = 'UNKNOWN-TEMPLATE';
}

/** The language of a mail: English for one to the site itself, and for one that is not translated. */
function languageOf({ template, recipient, language }: OutboxMail): Language {
  if (recipient === null || !isLanguage(language)) return defaultLanguage;
  const name = template as keyof typeof mailWords.en.mails;
  return mailWords[language].mails[name] === mailWords.en.mails[name] ? defaultLanguage : language;
}
