import { brand } from '../../lib/brand.ts';
import { paths } from '../../lib/paths.ts';
import * as english from '../en/mails.ts';
import type { Translated } from '../translated.ts';

const RECEIPT_NOTE = `Saate selle kirja, sest see aadress kirjutati ühte vormi saidil ${brand.name}. Kui seda ei teinud teie, ei pea te midagi ette võtma.`;

/**
 * Every mail that the site sends, by the name that the table outbox gives it. The notices to the team and the mails about
 * the admin area are in English.
 */
export const mails: Translated<typeof english.mails> = {
  ...english.mails,
  'application-receipt': ({ position }) => ({
    subject: `Teie avaldus: ${position}`,
    paragraphs: [
      `Täname teid avalduse eest (${position})! Vaatame selle läbi ja võtame teiega peagi ühendust.`,
    ],
    note: RECEIPT_NOTE,
  }),
  'contact-receipt': () => ({
    subject: `Teie kiri on kohal: ${brand.name}`,
    paragraphs: ['Täname sõnumi eest. See jõudis meieni ja keegi meist vastab sellele.'],
    note: RECEIPT_NOTE,
  }),
  'newsletter-confirmation': ({ token, unsubscribe }) => ({
    subject: `Palun kinnitage uudiskirja tellimus: ${brand.name}`,
    paragraphs: [
      `Keegi, loodetavasti teie, soovis sellele aadressile kirju, mida saadab ${brand.name}.`,
      'Palun kinnitage, et te neid soovite. Muidu te neid ei saa ja aadress kustutatakse kuu aja pärast.',
    ],
    action: { label: 'Kinnitage aadress', path: `${paths.newsletterConfirm}?token=${token}` },
    note: 'Kui seda ei teinud teie, ei pea te midagi ette võtma.',
    unsubscribe: unsubscribe ?? '',
  }),
  'password-changed': () => ({
    subject: `Teie parool muudeti: ${brand.name}`,
    paragraphs: [
      'Teie konto parool muudeti äsja ja konto logiti igal pool mujal välja.',
      'Kui seda tegite teie, ei pea te midagi ette võtma. Kui mitte, valige kohe uus parool.',
    ],
    action: { label: 'Valige uus parool', path: paths.authForgotPassword },
  }),
};

/**
 * The mails of the auth service, by the names that it gives them. supabase/templates and the subjects in
 * supabase/config.toml are made of these words (lib/mail/account-templates.ts).
 */
export const accountMails: Translated<typeof english.accountMails> = {
  confirmation: {
    subject: 'Kinnitage oma aadress',
    text: 'Keegi, loodetavasti teie, lõi selle aadressiga konto. Üks klõps ja see on teie oma.',
    action: 'Kinnitage aadress',
    note: 'Link töötab ühe korra ja ühe tunni jooksul. Kui see ei olnud teie, ei ole teil vaja midagi teha: ilma klõpsuta jääb konto suletuks.',
  },
  recovery: {
    subject: 'Valige uus parool',
    text: 'Keegi, loodetavasti teie, küsis selle aadressi kontole uut parooli. Nupp viib lehele, kus te selle valite.',
    action: 'Valige uus parool',
    note: 'Link töötab ühe korra ja ühe tunni jooksul. Kui see ei olnud teie, ei ole teil vaja midagi teha: teie parool jääb samaks.',
  },
};

/** The last line of these mails. */
export const accountClosing: Translated<typeof english.accountClosing> =
  'Vastuvõtt, mis on terve öö valves.';

/** Ends the mails of a list. */
export const unsubscribeLabel: Translated<typeof english.unsubscribeLabel> =
  'Ei soovi rohkem kirju';

/** What the product is, in a sentence. */
export const tagline: string = 'Vastuvõtt, mis on igas puhkemajas terve öö valves.';

/** The last line of every mail. */
export const signature: string = `${brand.name}. ${tagline}`;

/** The words of a mail of the table outbox, or null for a template that is not there. */
export const mailText: Translated<typeof english.mailText> = (template, data) =>
  Object.hasOwn(mails, template) ? mails[template as keyof typeof mails](data) : null;
