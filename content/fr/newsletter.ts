import type * as en from '../en/newsletter';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  newsletter: {
    title: 'Une courte newsletter, quand quelque chose change',
    lead: 'Nouveautés et conseils pour les hôtes. Sans pixel espion.',
    form: {
      email: 'E-mail',
      placeholder: 'vous@exemple.ch',
      action: 'S’abonner',
      pending: 'Inscription…',
      done: 'Merci. La prochaine newsletter sera envoyée à',
      confirm:
        'Avant cela, merci de confirmer cette adresse par le lien de notre e-mail, si ce n’est pas déjà fait. Une même adresse reçoit cet e-mail au plus une fois par heure dans la même langue et trois fois par jour.',
      failed:
        'Votre adresse n’a pas pu être enregistrée. Elle est toujours là : merci de réessayer dans une minute.',
      honeypot: forms.honeypot,
    },
  },
  newsletterPages: {
    confirm: {
      title: 'Confirmez votre adresse',
      lead: 'Un clic, et vous recevrez la prochaine newsletter.',
      action: 'Confirmer l’adresse',
    },
    confirmed: {
      title: 'Votre adresse est confirmée',
      lead: 'Merci. Vous recevrez la prochaine newsletter. Chaque envoi contient un lien pour vous désabonner.',
    },
    unsubscribe: {
      title: 'Se désabonner de la newsletter',
      lead: 'Un clic, et vous ne recevrez plus notre newsletter.',
      action: 'Me désabonner',
    },
    unsubscribed: {
      title: 'Désabonnement confirmé',
      lead: 'Vous ne recevrez plus notre newsletter. Votre adresse sera effacée après un mois.',
    },
    'link-unknown': {
      title: 'Ce lien n’est plus valable',
      lead: 'Il est ancien, ou un e-mail plus récent l’a remplacé. Vous pouvez laisser votre adresse une nouvelle fois, plus bas sur cette page.',
    },
    'unsubscribe-unknown': {
      title: 'Ce lien ne désabonne personne',
      lead: 'Il est incomplet, ou son adresse est déjà effacée. Si vous recevez encore notre newsletter, utilisez le lien à la fin de la plus récente.',
    },
  },
  newsletterAway:
    'Cela n’a pas pu être enregistré. Merci de rouvrir le lien de votre e-mail dans une minute.',
};
