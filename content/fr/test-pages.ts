import type * as en from '../en/test-pages';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

export const texts: Texts<typeof en> = {
  chatTest: {
    pageTitle: 'Test du chat d’assistance',
    eyebrow: { label: 'Page d’essai' },
    title: 'Une page pour essayer le chat d’assistance',
    description:
      'Une page provisoire où l’on peut essayer le chat d’assistance. Il vient d’un tiers, et ne se charge que pour les visiteurs qui le lancent.',
  },
  supportChat: {
    states: {
      asking: 'Nous vérifions si un chat d’assistance est installé.',
      none: 'Aucun chat d’assistance n’est installé ici ; rien n’est donc chargé.',
      ready:
        'Le chat vient d’un tiers. Rien n’en est chargé ici avant que vous le lanciez. Le tiers apprend alors votre adresse IP, et peut déposer des cookies.',
      loading: 'Le chat d’assistance se charge.',
      loaded: 'Le chat d’assistance est chargé.',
      failed: 'Le chat d’assistance n’a pas pu être chargé.',
    },
    start: 'Lancer le chat',
    end: 'Arrêter le chat',
    needsScript: 'Le chat d’assistance a besoin de JavaScript, qui est désactivé ici.',
  },
  demoPage: {
    pageTitle: 'Réservation de démonstration',
    eyebrow: { label: 'Réservation de démonstration' },
    title: 'Mettez-vous à la place de votre voyageur.',
    lead: 'Faites une réservation de démonstration à votre nom. Elle est enregistrée dans le logiciel de réservation connecté comme n’importe quelle autre, et l’assistant s’adresse à vous comme à n’importe quel voyageur : dans votre langue, au numéro que vous donnez ici. Sans réponse à son premier message dans les deux jours, les dates sont libérées.',
    description:
      'Faites une réservation de démonstration à votre nom, avec votre langue et votre numéro, et voyez ce qu’en font le logiciel connecté et l’assistant.',
  },
  demoForm: {
    name: 'Prénom',
    lastName: 'Nom',
    language: 'Langue',
    phone: 'Numéro de téléphone',
    phoneHint: 'Avec l’indicatif du pays, par exemple',
    action: 'Créer la réservation',
    pending: 'Réservation en cours…',
    honeypot: forms.honeypot,
  },
  phoneInvalid:
    'Nous ne reconnaissons pas ce numéro. Vérifiez les chiffres et commencez par l’indicatif du pays, par exemple +41.',
  demoResult: {
    done: 'La réservation est créée !',
    error: 'Erreur :',
    noAnswer: 'La réservation de démonstration n’a pas pu être traitée',
    noReason: 'La réservation a été refusée sans motif indiqué',
    duplicate: 'Il y a déjà une réservation',
    arrival: 'Arrivée',
    departure: 'Départ',
    message: 'Message',
    count: 'Réservations existantes',
    response: 'Réponse',
  },
};
