import { brand } from '../../lib/brand.ts';
import { paths } from '../../lib/paths.ts';
import * as english from '../en/mails.ts';
import type { Translated } from '../translated.ts';

const GREETING = 'Tere!';
const RECEIPT_NOTE = `Saate selle kirja, sest see aadress kirjutati ühte vormi ${brand.name}i saidil. Kui seda ei teinud teie, ei pea te midagi ette võtma.`;

/**
 * Every mail that the site sends, by the name that the table outbox gives it. The notices to the team and the mails about
 * the admin area are in English.
 */
export const mails: Translated<typeof english.mails> = {
  ...english.mails,
  'application-receipt': ({ position }) => ({
    subject: `Teie avaldus: ${position}`,
    paragraphs: [
      GREETING,
      `Täname, et kandideerisite ametikohale „${position}“! Vaatame avalduse läbi ja võtame teiega peagi ühendust.`,
    ],
    note: RECEIPT_NOTE,
  }),
  'contact-receipt': () => ({
    subject: `${brand.name} sai teie sõnumi kätte`,
    paragraphs: [GREETING, 'Täname sõnumi eest. See jõudis meieni ja keegi meist vastab sellele.'],
    note: RECEIPT_NOTE,
  }),
  'newsletter-confirmation': ({ token, unsubscribe }) => ({
    subject: `Palun kinnitage ${brand.name}i uudiskirja tellimus`,
    paragraphs: [
      GREETING,
      `Sellele aadressile telliti ${brand.name}i uudiskiri.`,
      'Palun kinnitage, et soovite seda saada. Kinnituseta me uudiskirja ei saada ja aadress kustutatakse kuu aja pärast.',
    ],
    action: { label: 'Kinnita aadress', path: `${paths.newsletterConfirm}?token=${token}` },
    note: 'Kui seda ei teinud teie, ei pea te midagi ette võtma.',
    unsubscribe: unsubscribe ?? '',
  }),
  'password-changed': () => ({
    subject: `Teie ${brand.name}i konto parool on muudetud`,
    paragraphs: [
      GREETING,
      `Teie ${brand.name}i konto parool muudeti äsja ja konto logiti kõigis teistes seadmetes välja.`,
      'Kui seda tegite teie, ei pea te midagi ette võtma. Kui mitte, valige kohe uus parool.',
    ],
    action: { label: 'Vali uus parool', path: paths.authForgotPassword },
  }),
};

/**
 * The mails of the auth service, by the names that it gives them. supabase/templates and the subjects in
 * supabase/config.toml are made of these words (lib/mail/account-templates.ts).
 */
export const accountMails: Translated<typeof english.accountMails> = {
  confirmation: {
    subject: 'Kinnitage oma aadress',
    text: `Tere! Selle aadressiga loodi ${brand.name}i konto. Palun kinnitage, et aadress on teie oma.`,
    action: 'Kinnita aadress',
    note: 'Link kehtib ühe tunni ja seda saab kasutada ühe korra. Kui teie kontot ei loonud, ei pea te midagi tegema: kinnituseta jääb konto suletuks.',
  },
  recovery: {
    subject: 'Valige uus parool',
    text: `Tere! Teie ${brand.name}i kontole küsiti uut parooli. Nupp viib lehele, kus saate selle valida.`,
    action: 'Vali uus parool',
    note: 'Link kehtib ühe tunni ja seda saab kasutada ühe korra. Kui teie uut parooli ei küsinud, ei pea te midagi tegema: parool jääb samaks.',
  },
};

/** The last line of these mails. */
export const accountClosing: Translated<typeof english.accountClosing> =
  `Lugupidamisega ${brand.name}i meeskond`;

/** Ends the mails of a list. */
export const unsubscribeLabel: Translated<typeof english.unsubscribeLabel> = 'Loobu uudiskirjast';

/** What the product is, in a sentence. */
export const tagline: string = 'Öine vastuvõtulaud puhkemajadele ja külaliskorteritele.';

/** The last line of every mail. */
export const signature: string = `Lugupidamisega ${brand.name}i meeskond. ${tagline}`;

/** The words of a mail of the table outbox, or null for a template that is not there. */
export const mailText: Translated<typeof english.mailText> = (template, data) =>
  Object.hasOwn(mails, template) ? mails[template as keyof typeof mails](data) : null;
