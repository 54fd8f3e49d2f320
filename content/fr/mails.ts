import { brand } from '../../lib/brand.ts';
import type * as en from '../en/mails.ts';
import type { Texts } from '../translated.ts';

const HELLO = 'Bonjour,';

const RECEIPT_NOTE = `Vous recevez cet e-mail parce que cette adresse a été saisie dans un formulaire du site de ${brand.name}. Si ce n’était pas vous, vous n’avez rien à faire.`;

const TAGLINE = 'La réception qui veille toute la nuit, dans chaque location saisonnière.';

export const texts: Texts<typeof en> = {
  /** Every mail that the site sends. Those to the team and about the admin area are in English. */
  mails: {
    'application-receipt': ({ position }) => ({
      subject: `Votre candidature : ${position}`,
      paragraphs: [
        HELLO,
        `Merci pour votre candidature au poste « ${position} ». Nous allons l’examiner et nous vous répondrons bientôt.`,
      ],
      note: RECEIPT_NOTE,
    }),
    'contact-receipt': () => ({
      subject: `Votre demande à ${brand.name}`,
      paragraphs: [
        HELLO,
        `Merci pour votre message à ${brand.name}. Nous l’avons bien reçu : un membre de l’équipe vous répondra, les jours ouvrés en Suisse.`,
      ],
      note: RECEIPT_NOTE,
    }),
    'newsletter-confirmation': () => ({
      subject: `Confirmez votre inscription à la newsletter de ${brand.name}`,
      paragraphs: [
        HELLO,
        `Une inscription à la newsletter de ${brand.name} vient d’être demandée avec cette adresse.`,
        'Confirmez que vous souhaitez la recevoir. Sans votre confirmation, vous ne recevrez rien, et l’adresse sera effacée après un mois.',
      ],
      action: { label: 'Confirmer mon inscription' },
      note: 'Si vous n’avez rien demandé, vous n’avez rien à faire.',
    }),
    'password-changed': () => ({
      subject: `Votre mot de passe ${brand.name} a été changé`,
      paragraphs: [
        HELLO,
        `Le mot de passe de votre compte ${brand.name} vient d’être changé, et toutes les autres sessions ont été fermées.`,
        'Si c’est vous qui l’avez changé, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe.',
      ],
      action: { label: 'Choisir un nouveau mot de passe' },
    }),
  },
  accountMails: {
    confirmation: {
      subject: 'Confirmez votre adresse',
      text: `${HELLO} un compte ${brand.name} vient d’être créé avec cette adresse. Confirmez que cette adresse est bien la vôtre.`,
      action: 'Confirmer l’adresse',
      note: 'Ce lien est valable une heure et ne fonctionne qu’une fois. Si ce n’était pas vous, vous n’avez rien à faire : sans votre confirmation, le compte reste fermé.',
    },
    recovery: {
      subject: 'Choisissez un nouveau mot de passe',
      text: `${HELLO} un nouveau mot de passe vient d’être demandé pour votre compte ${brand.name}. Le bouton ouvre la page où vous le choisissez.`,
      action: 'Choisir un nouveau mot de passe',
      note: 'Ce lien est valable une heure et ne fonctionne qu’une fois. Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
    },
  },
  accountClosing: `Cordialement, l’équipe ${brand.name}`,
  unsubscribeLabel: 'Se désabonner de la newsletter',
  tagline: TAGLINE,
  signature: `Cordialement, l’équipe ${brand.name}. ${TAGLINE}`,
};
