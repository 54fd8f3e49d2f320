import { brand } from '../../lib/brand.ts';
import type * as en from '../en/mails.ts';
import type { Texts } from '../translated.ts';

const GREETING = 'Guten Tag,';

const RECEIPT_NOTE = `Sie bekommen diese E-Mail, weil diese Adresse in ein Formular auf der Website von ${brand.name} eingetragen wurde. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.`;

const TAGLINE = 'Die Nachtrezeption für Ferienunterkünfte.';

export const texts: Texts<typeof en> = {
  /**
   * Every mail that the site sends, by the name that the table outbox gives it. The notices to the team and the mails about
   * the admin area are in English.
   */
  mails: {
    'application-receipt': ({ position }) => ({
      subject: `Ihre Bewerbung: ${position}`,
      paragraphs: [
        GREETING,
        `vielen Dank für Ihre Bewerbung auf die Stelle „${position}“! Wir sehen sie uns an und melden uns bald bei Ihnen.`,
      ],
      note: RECEIPT_NOTE,
    }),
    'contact-receipt': () => ({
      subject: `Ihre Anfrage an ${brand.name}`,
      paragraphs: [
        GREETING,
        'vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen, und ein Mensch wird sie beantworten.',
      ],
      note: RECEIPT_NOTE,
    }),
    'newsletter-confirmation': () => ({
      subject: `Bitte bestätigen: Newsletter von ${brand.name}`,
      paragraphs: [
        GREETING,
        `diese Adresse wurde für den Newsletter von ${brand.name} eingetragen.`,
        'Bitte bestätigen Sie, dass Sie ihn bekommen möchten. Ohne Bestätigung senden wir keinen, und die Adresse wird nach einem Monat gelöscht.',
      ],
      action: { label: 'Adresse bestätigen' },
      note: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
    }),
    'password-changed': () => ({
      subject: `Ihr Passwort bei ${brand.name} wurde geändert`,
      paragraphs: [
        GREETING,
        `das Passwort Ihres Kontos bei ${brand.name} wurde gerade geändert, und das Konto wurde auf allen anderen Geräten abgemeldet.`,
        'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, wählen Sie bitte sofort ein neues Passwort.',
      ],
      action: { label: 'Neues Passwort wählen' },
    }),
  },
  accountMails: {
    confirmation: {
      subject: 'Bestätigen Sie Ihre Adresse',
      text: `Guten Tag, mit dieser Adresse wurde gerade ein Konto bei ${brand.name} angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört.`,
      action: 'Adresse bestätigen',
      note: 'Der Link gilt eine Stunde und funktioniert nur einmal. Wenn Sie kein Konto angelegt haben, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung wird es nicht freigeschaltet.',
    },
    recovery: {
      subject: 'Wählen Sie ein neues Passwort',
      text: `Guten Tag, für Ihr Konto bei ${brand.name} wurde gerade ein neues Passwort angefordert. Über den Knopf kommen Sie zu einer Seite, auf der Sie es festlegen.`,
      action: 'Neues Passwort wählen',
      note: 'Der Link gilt eine Stunde und funktioniert nur einmal. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
  },
  accountClosing: `Freundliche Grüße, Ihr Team von ${brand.name}`,
  unsubscribeLabel: 'Newsletter abbestellen',
  tagline: TAGLINE,
  signature: `Freundliche Grüße, Ihr Team von ${brand.name}. ${TAGLINE}`,
};
