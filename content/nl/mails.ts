import { brand } from '../../lib/brand.ts';
import { paths } from '../../lib/paths.ts';
import * as english from '../en/mails.ts';
import type { Translated } from '../translated.ts';

const RECEIPT_NOTE = `U krijgt deze mail omdat dit adres is ingevuld in een formulier van ${brand.name}. Was u dat niet, dan hoeft u niets te doen.`;

/**
 * Every mail that the site sends, by the name that the table outbox gives it. The notices to the team and the mails about
 * the admin area are in English.
 */
export const mails: Translated<typeof english.mails> = {
  ...english.mails,
  'application-receipt': ({ position }) => ({
    subject: `Uw sollicitatie: ${position}`,
    paragraphs: [
      `Dank u wel voor uw sollicitatie naar de functie ${position}! Wij bekijken die en laten snel iets van ons horen.`,
    ],
    note: RECEIPT_NOTE,
  }),
  'contact-receipt': () => ({
    subject: `Uw bericht aan ${brand.name}`,
    paragraphs: ['Dank u wel voor uw bericht. Het is hier aangekomen, en iemand beantwoordt het.'],
    note: RECEIPT_NOTE,
  }),
  'newsletter-confirmation': ({ token, unsubscribe }) => ({
    subject: `Graag bevestigen: brieven van ${brand.name}`,
    paragraphs: [
      `Iemand, hopelijk uzelf, wil de brieven van ${brand.name} op dit adres ontvangen.`,
      'Bevestig dat u ze wilt krijgen. Zonder bevestiging komen ze niet, en wordt het adres na een maand verwijderd.',
    ],
    action: { label: 'Adres bevestigen', path: `${paths.newsletterConfirm}?token=${token}` },
    note: 'Was u dat niet, dan hoeft u niets te doen.',
    unsubscribe: unsubscribe ?? '',
  }),
  'password-changed': () => ({
    subject: `Uw wachtwoord bij ${brand.name} is gewijzigd`,
    paragraphs: [
      'Het wachtwoord van uw account is zojuist gewijzigd, en het account is overal elders uitgelogd.',
      'Was u dat zelf, dan hoeft u niets te doen. Zo niet, kies dan nu een nieuw wachtwoord.',
    ],
    action: { label: 'Nieuw wachtwoord kiezen', path: paths.authForgotPassword },
  }),
};

/**
 * The mails of the auth service, by the names that it gives them. supabase/templates and the subjects in
 * supabase/config.toml are made of these words (lib/mail/account-templates.ts).
 */
export const accountMails: Translated<typeof english.accountMails> = {
  confirmation: {
    subject: 'Bevestig uw adres',
    text: 'Iemand, hopelijk uzelf, heeft met dit adres een account aangemaakt. Eén klik en het is van u.',
    action: 'Adres bevestigen',
    note: 'De link werkt één keer, en een uur lang. Was u dat niet, dan hoeft u niets te doen: zonder de klik blijft het account gesloten.',
  },
  recovery: {
    subject: 'Kies een nieuw wachtwoord',
    text: 'Iemand, hopelijk uzelf, heeft voor dit adres een nieuw wachtwoord aangevraagd. De knop leidt naar een pagina waar u het kiest.',
    action: 'Nieuw wachtwoord kiezen',
    note: 'De link werkt één keer, en een uur lang. Was u dat niet, dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
  },
};

/** The last line of these mails. */
export const accountClosing: Translated<typeof english.accountClosing> =
  'De balie die de hele nacht bezet is.';

/** Ends the mails of a list. */
export const unsubscribeLabel: Translated<typeof english.unsubscribeLabel> = 'Geen brieven meer';

/** What the product is, in a sentence. */
export const tagline: string = 'De balie die de hele nacht bezet is, in elke vakantiewoning.';

/** The last line of every mail. */
export const signature: string = `${brand.name}. ${tagline}`;

/** The words of a mail of the table outbox, or null for a template that is not there. */
export const mailText: Translated<typeof english.mailText> = (template, data) =>
  Object.hasOwn(mails, template) ? mails[template as keyof typeof mails](data) : null;
