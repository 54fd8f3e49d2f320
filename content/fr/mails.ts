import { brand } from '../../lib/brand.ts';
import { paths } from '../../lib/paths.ts';
import * as english from '../en/mails.ts';
import type { Translated } from '../translated.ts';

const RECEIPT_NOTE = `Vous recevez cet e-mail parce que cette adresse a été saisie dans un formulaire de ${brand.name}. Si ce n’était pas vous, vous n’avez rien à faire.`;

/** Every mail that the site sends. Those to the team and about the admin area are in English. */
export const mails: typeof english.mails = {
  ...english.mails,
  'application-receipt': ({ position }) => ({
    subject: `Votre candidature : ${position}`,
    paragraphs: [
      `Merci pour votre candidature au poste ${position} ! Nous allons l’examiner et nous vous répondrons bientôt.`,
    ],
    note: RECEIPT_NOTE,
  }),
  'contact-receipt': () => ({
    subject: `Votre demande à ${brand.name}`,
    paragraphs: ['Merci pour votre message. Il est arrivé, et quelqu’un y répondra.'],
    note: RECEIPT_NOTE,
  }),
  'newsletter-confirmation': ({ token, unsubscribe }) => ({
    subject: `À confirmer : la lettre de ${brand.name}`,
    paragraphs: [
      `Quelqu’un (vous, nous l’espérons) a demandé à recevoir la lettre de ${brand.name} à cette adresse.`,
      'Merci de confirmer que vous la souhaitez. Sinon, vous n’en recevrez aucune, et l’adresse sera effacée après un mois.',
    ],
    action: { label: 'Confirmer l’adresse', path: `${paths.newsletterConfirm}?token=${token}` },
    note: 'Si ce n’était pas vous, vous n’avez rien à faire.',
    unsubscribe: unsubscribe ?? '',
  }),
  'password-changed': () => ({
    subject: `Votre mot de passe ${brand.name} a été changé`,
    paragraphs: [
      'Le mot de passe de votre compte vient d’être changé, et le compte a été déconnecté partout ailleurs.',
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez-en un nouveau maintenant.',
    ],
    action: { label: 'Choisir un nouveau mot de passe', path: paths.authForgotPassword },
  }),
};

/**
 * The mails of the auth service, by the names that it gives them. supabase/templates and the subjects in
 * supabase/config.toml are made of these words (lib/mail/account-templates.ts).
 */
export const accountMails: Translated<typeof english.accountMails> = {
  confirmation: {
    subject: 'Confirmez votre adresse',
    text: 'Quelqu’un (vous, nous l’espérons) a créé un compte avec cette adresse. Un clic, et il est à vous.',
    action: 'Confirmer l’adresse',
    note: 'Le lien sert une fois, pendant une heure. Si ce n’était pas vous, vous n’avez rien à faire : sans ce clic, le compte reste fermé.',
  },
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Quelqu’un (vous, nous l’espérons) a demandé un nouveau mot de passe pour cette adresse. Le bouton mène à une page où vous le choisissez.',
    action: 'Choisir un nouveau mot de passe',
    note: 'Le lien sert une fois, pendant une heure. Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
  },
};

/** The last line of these mails. */
export const accountClosing: Translated<typeof english.accountClosing> =
  'La réception qui veille toute la nuit.';

/** Ends the mails of a list. */
export const unsubscribeLabel: string = 'Me désabonner';

/** What the product is, in a sentence. */
export const tagline: string =
  'La réception qui veille toute la nuit, dans chaque location de vacances.';

/** The last line of every mail. */
export const signature: string = `${brand.name}. ${tagline}`;

/** The words of a mail of the table outbox, or null for a template that is not there. */
export const mailText: typeof english.mailText = (template, data) =>
  Object.hasOwn(mails, template) ? mails[template as keyof typeof mails](data) : null;
