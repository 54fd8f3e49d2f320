import type * as en from '../en/contact';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  contactPage: {
    eyebrow: { label: 'Contact' },
    title: 'De jour, c’est un humain qui répond.',
    pageTitle: 'Contact',
    lead: 'La nuit, l’assistant répond ; le jour, c’est nous. Dites-nous qui vous êtes et de quels logements vous vous occupez : la personne qui vous aura lu vous répondra, ou vous appellera si vous laissez un numéro.',
    byMail: 'Ou sans formulaire',
    description:
      'Écrivez à l’équipe de Nightdesk : posez une question ou demandez une démonstration. Dites combien de logements vous gérez et avec quel logiciel.',
  },
  contactForm: {
    you: 'Qui êtes-vous ?',
    houses: 'Vos logements',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    phoneHint: 'Si vous préférez qu’on vous appelle.',
    country: 'Pays',
    chooseCountry: 'Choisissez un pays',
    properties: 'Nombre de logements',
    pms: 'Logiciel de réservation (PMS)',
    choosePms: 'Choisissez un logiciel',
    otherPms: 'Lequel ?',
    yourWords: 'Ce que vous avez à nous dire',
    message: 'Message',
    messageHint: 'Une question, ou ce que la démonstration devrait montrer.',
    action: 'Envoyer',
    pending: 'Envoi…',
    use: 'Nous nous en servons pour vous répondre.',
    privacy: 'Politique de confidentialité',
    optional: forms.optional,
    honeypot: forms.honeypot,
    failed: {
      title: 'Votre message n’est pas arrivé.',
      text: 'Il n’a pas pu être enregistré. Tout ce que vous avez écrit est encore dans le formulaire : merci de le renvoyer dans une minute, ou d’écrire à',
    },
    done: {
      title: 'Votre message est à la réception.',
      text: 'Un membre de l’équipe le lira et répondra à',
      next: 'En attendant, voici les réponses aux questions d’autres hôtes :',
      faq: 'Aide et FAQ',
    },
  },
};
