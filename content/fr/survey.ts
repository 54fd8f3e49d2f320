import type * as en from '../en/survey';
import type { Texts } from '../translated';
import { texts as states } from './states';

const exploring = 'Non';

const otherProvider = { name: 'Autre' };

export const texts: Texts<typeof en> = {
  surveyPage: {
    eyebrow: { label: 'Questionnaire' },
    title: 'Cinq questions avant que la nuit commence',
    pageTitle: 'Questionnaire avant le lancement',
    lead: 'Une clé par réponse. Ce que vous choisissez reste sur cette page : rien n’est envoyé.',
    description:
      'Cinq questions brèves sur vos locations : combien, quel logiciel, quels messages vous prennent le plus de temps. Les réponses restent dans votre navigateur.',
    needsScript: 'Les questions ont besoin de JavaScript, qui est désactivé dans votre navigateur.',
    write: 'Écrivez-nous plutôt',
  },
  survey: {
    questions: [
      {
        topic: 'Locations',
        question: 'Gérez-vous des locations saisonnières ?',
        options: [{ answer: 'Oui' }, { answer: exploring, note: 'Je regarde seulement' }],
      },
      {
        topic: 'Gestion',
        question: 'Comment gérez-vous vos logements ?',
        whenExploring: 'Pas encore de logement ? Choisissez comment vous aimeriez travailler.',
        options: [
          { answer: 'En solo', note: 'C’est moi qui reçois tous les messages' },
          { answer: 'En équipe', note: 'Nous sommes plusieurs à répondre' },
        ],
      },
      {
        topic: 'Logements',
        question: 'Combien de logements ?',
        whenExploring: 'Pas encore de logement ? Choisissez combien vous en imaginez.',
        options: [
          { answer: '1 à 5' },
          { answer: '6 à 20' },
          { answer: '21 à 50' },
          { answer: 'Plus de 50' },
        ],
      },
      { topic: 'Logiciel', question: 'Quel logiciel de réservation (PMS) utilisez-vous ?' },
      {
        topic: 'Difficulté',
        question: 'Quelle est votre plus grande difficulté avec les messages ?',
        options: [
          { answer: 'Répondre toujours aux mêmes questions' },
          { answer: 'Gérer des messages sur plusieurs plateformes' },
          { answer: 'Répondre vite en dehors des heures de bureau' },
          { answer: 'La langue, avec des voyageurs étrangers' },
          { answer: 'Autre chose' },
        ],
      },
    ],
    exploring,
    step: 'Question {step} sur {count}',
    answered: '{count} réponses sur {count}',
    progress: 'Avancement',
    ledger: 'Vos réponses',
    back: 'Retour',
    loading: 'Chargement de la liste',
    failed: 'La liste des logiciels n’a pas pu être chargée. Merci de réessayer plus tard.',
    otherName: 'Nom de votre logiciel',
    continue: 'Continuer',
    backToOptions: 'Retour aux choix',
    tryAgain: states.tryAgain,
    thanks: 'Merci pour vos réponses !',
    leave: 'Vos réponses disparaissent si vous quittez cette page. La quitter ?',
    after:
      'Rien n’a été envoyé : nous ne voyons pas vos cinq réponses, et elles disparaissent dès que vous quittez cette page. Vous souhaitez nous en parler ?',
    writeAfter: 'Écrivez-nous',
    startOver: 'Recommencer',
  },
  otherProvider,
  fallbackProviders: [
    { name: 'Smoobu' },
    { name: 'Airbnb' },
    { name: 'Booking.com' },
    { name: 'Vrbo' },
    otherProvider,
  ],
};
