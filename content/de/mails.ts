import { brand } from '../../lib/brand.ts';
import { paths } from '../../lib/paths.ts';
import * as english from '../en/mails.ts';
import type { Translated } from '../translated.ts';

const RECEIPT_NOTE = `Sie bekommen diese E-Mail, weil diese Adresse in ein Formular von ${brand.name} eingetragen wurde. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.`;

/**
 * Every mail that the site sends, by the name that the table outbox gives it. The notices to the team and the mails about
 * the admin area are in English.
 */
export const mails: Translated<typeof english.mails> = {
  ...english.mails,
  'application-receipt': ({ position }) => ({
    subject: `Ihre Bewerbung: ${position}`,
    paragraphs: [
      `Vielen Dank für Ihre Bewerbung auf die Stelle ${position}! Wir sehen sie uns an und melden uns bald bei Ihnen.`,
    ],
    note: RECEIPT_NOTE,
  }),
  'contact-receipt': () => ({
    subject: `Ihre Anfrage an ${brand.name}`,
    paragraphs: [
      'Vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen, und ein Mensch wird sie beantworten.',
    ],
    note: RECEIPT_NOTE,
  }),
  'newsletter-confirmation': ({ token, unsubscribe }) => ({
    subject: `Bitte bestätigen: Newsletter von ${brand.name}`,
    paragraphs: [
      `Jemand, hoffentlich Sie selbst, möchte den Newsletter von ${brand.name} an diese Adresse bekommen.`,
      'Bitte bestätigen Sie, dass Sie ihn möchten. Sonst bekommen Sie keinen, und die Adresse wird nach einem Monat gelöscht.',
    ],
    action: { label: 'Adresse bestätigen', path: `${paths.newsletterConfirm}?token=${token}` },
    note: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
    unsubscribe: unsubscribe ?? '',
  }),
  'password-changed': () => ({
    subject: `Ihr Passwort bei ${brand.name} wurde geändert`,
    paragraphs: [
      'Das Passwort Ihres Kontos wurde gerade geändert, und das Konto wurde überall sonst abgemeldet.',
      'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues.',
    ],
    action: { label: 'Neues Passwort wählen', path: paths.authForgotPassword },
  }),
};

/**
 * The mails of the auth service, by the names that it gives them. supabase/templates and the subjects in
 * supabase/config.toml are made of these words (lib/mail/account-templates.ts).
 */
export const accountMails: Translated<typeof english.accountMails> = {
  confirmation: {
    subject: 'Bestätigen Sie Ihre Adresse',
    text: 'Jemand, hoffentlich Sie, hat mit dieser Adresse ein Konto angelegt. Ein Klick, und es gehört Ihnen.',
    action: 'Adresse bestätigen',
    note: 'Der Link gilt eine Stunde lang und nur einmal. Wenn Sie kein Konto angelegt haben, brauchen Sie nichts zu tun: Ohne den Klick bleibt es geschlossen.',
  },
  recovery: {
    subject: 'Wählen Sie ein neues Passwort',
    text: 'Jemand, hoffentlich Sie, hat für diese Adresse ein neues Passwort angefordert. Der Knopf führt zu einer Seite, auf der Sie es wählen.',
    action: 'Neues Passwort wählen',
    note: 'Der Link gilt eine Stunde lang und nur einmal. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
};

/** The last line of these mails. */
export const accountClosing: Translated<typeof english.accountClosing> =
  'Die Rezeption, die auch nachts besetzt ist.';

/** Ends the mails of a list. */
export const unsubscribeLabel: Translated<typeof english.unsubscribeLabel> =
  'Newsletter abbestellen';

/** What the product is, in a sentence. */
export const tagline: string =
  'Die Rezeption, die in jeder Ferienunterkunft die ganze Nacht besetzt ist.';

/** The last line of every mail. */
export const signature: string = `${brand.name}. ${tagline}`;

/** The words of a mail of the table outbox, or null for a template that is not there. */
export const mailText: Translated<typeof english.mailText> = (template, data) =>
  Object.hasOwn(mails, template) ? mails[template as keyof typeof mails](data) : null;
