import type * as en from '../en/calculator';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  calculatorPage: {
    pageTitle: 'Calculateur\u00a0: est-ce rentable\u202f?',
    description:
      'Combien de nuits restent tranquilles, combien d’heures vous gagnez et ce qui reste une fois le prix payé. Chaque chiffre montre son calcul, pertes comprises.',
    eyebrow: { label: 'Le livre de caisse' },
    title: 'Est-ce rentable pour vous\u202f?',
    lead: 'Saisissez vos propres chiffres. Chaque résultat montre son calcul, même quand il n’est pas à notre avantage.',
  },
  calculator: {
    book: {
      title: 'Vos chiffres',
      labels: {
        properties: 'Logements',
        messages: 'Messages par logement et par semaine',
        night: 'Part des messages reçus la nuit',
        minutes: 'Minutes par message',
        share: 'Part que l’assistant traite seul',
        hour: 'Valeur d’une heure',
        billing: 'Facturation',
      },
      hints: {
        properties: 'Chaque appartement et chaque maison compte.',
        messages: 'Tout ce que les voyageurs vous écrivent.',
        night: 'De 22\u00a0h à 7\u00a0h.',
        minutes: 'Le lire, chercher la réponse, l’écrire.',
        share: 'Ce que l’assistant ne sait pas, il vous le demande.',
        hour: 'La vôtre, ou celle d’une personne qui vous aide.',
      },
      billings: { yearly: 'À l’année', monthly: 'Au mois' },
      assumption: 'Hypothèse.',
      entry: 'Votre chiffre.',
      less: 'Moins : {label}',
      more: 'Plus : {label}',
      submit: 'Calculer',
      again: 'Recommencer',
      copy: 'Copier le lien',
      copied: 'Copié. Le lien contient vos chiffres.',
      notCopied:
        'Votre navigateur ne l’a pas permis. L’adresse de cette page contient aussi vos chiffres.',
    },
    problems: {
      empty: 'Saisissez un nombre de {least} à {most}.',
      ambiguous: 'Cela peut vouloir dire {decimals} ou {thousands}. Saisissez le nombre voulu.',
      unreadable: 'Saisissez un nombre en chiffres, de {least} à {most}.',
      tooFine: {
        0: 'Saisissez un nombre entier.',
        1: 'Une décimale au plus.',
        2: 'Deux décimales au plus.',
      },
      tooSmall: 'Pas moins de {least}.',
      tooLarge: 'Pas plus de {most}.',
      billing: 'Choisissez à l’année ou au mois.',
    },
    answer: {
      title: 'La réponse',
      yes: 'Oui.',
      from: {
        one: 'À partir de {count} message par mois.',
        many: 'À partir de {count} messages par mois.',
      },
      no: 'Non.',
      nights: {
        one: 'nuit tranquille sur {of}, contre {now} aujourd’hui',
        many: 'nuits tranquilles sur {of}, contre {now} aujourd’hui',
      },
      left: 'EUR vous restent par mois',
      missing: 'EUR par mois\u00a0: une perte',
      wanted: 'Pas encore de réponse. Il manque\u00a0:',
      none: 'Pas encore de réponse.',
    },
    strip: {
      title: 'Le calcul',
      lines: {
        messages: { label: 'messages par mois', formula: '{properties} × {messages} × 52 ÷ 12' },
        hours: { label: 'heures gagnées par mois', formula: '× {minutes} ÷ 60 × {share}\u00a0%' },
        worth: { label: 'EUR\u00a0: la valeur de ces heures', formula: '× {hour}\u00a0EUR' },
        yearly: {
          label: 'EUR\u00a0: le prix',
          formula: '{properties} × {ofOne}\u00a0EUR ÷ 12, facturé à l’année',
        },
        monthly: {
          label: 'EUR\u00a0: le prix',
          formula: '{properties} × {ofOne}\u00a0EUR, facturé au mois',
        },
        paysFrom: {
          label: 'messages par mois couvrent le prix',
          formula:
            '{price} ÷ ({minutes} ÷ 60 × {share}\u00a0% × {hour}), arrondi au message supérieur',
        },
        waiting: {
          label: 'messages de nuit vous attendent encore',
          formula: '{sum} × {night}\u00a0% × {rest}\u00a0%',
        },
        nights: { label: 'nuits tranquilles', formula: '{of} × ({less} ÷ {of}) ^ {waiting}' },
      },
      rounding: 'Deux décimales sont affichées, le calcul les garde toutes.',
      claim: {
        properties: {
          one: 'Notre page d’accueil promet plus de {claimed} heures par semaine\u00a0: c’est vrai à partir de {count} logement\u202f; avec vos chiffres, cela fait {hours} heures.',
          many: 'Notre page d’accueil promet plus de {claimed} heures par semaine\u00a0: c’est vrai à partir de {count} logements\u202f; avec vos chiffres, cela fait {hours} heures.',
        },
        messages: {
          one: 'Notre page d’accueil promet plus de {claimed} heures par semaine\u00a0: c’est vrai à partir de {count} message par logement et par semaine\u202f; avec vos chiffres, cela fait {hours} heures.',
          many: 'Notre page d’accueil promet plus de {claimed} heures par semaine\u00a0: c’est vrai à partir de {count} messages par logement et par semaine\u202f; avec vos chiffres, cela fait {hours} heures.',
        },
        never:
          'Notre page d’accueil promet plus de {claimed} heures par semaine\u00a0: avec vos autres chiffres, aucun nombre de logements ni de messages n’y suffit\u202f; dans votre cas, cela fait {hours} heures.',
      },
    },
    notes: {
      title: 'Ce que ce calcul ignore',
      items: [
        'Les {share}\u00a0% et les {night}\u00a0% sont nos hypothèses. Ils n’ont pas été mesurés chez vous, et nous n’avons pas de moyenne à proposer à la place.',
        'Les autres chiffres de départ sont un exemple. Mettez les vôtres à la place.',
        'Une nuit est tranquille quand aucun message ne vous attend. Nous supposons que les messages se répartissent au hasard entre les nuits.',
        'La mise en route prend du temps qui n’est pas dans le calcul\u00a0: décrire la maison, et interroger le simulateur.',
      ],
    },
  },
};
