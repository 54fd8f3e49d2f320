import type * as en from '../en/limits';
import type { Texts } from '../translated';

/** What somebody reads whose form came too often. `{wait}` becomes "12 minutes" or "une heure". */
export const tooMany: Texts<typeof en.tooMany> = {
  signIn:
    'Trop de tentatives depuis votre réseau. Réessayez dans {wait}, ou demandez un lien par « Mot de passe oublié ? » : il vous permet de vous connecter tout de suite.',
  signInAnywhere:
    'Trop de tentatives en ce moment. Réessayez depuis ce navigateur dans {wait}, ou demandez un lien par « Mot de passe oublié ? » : il vous permet de vous connecter tout de suite.',
  signUp: 'Trop de nouveaux comptes depuis votre réseau. Merci de réessayer dans {wait}.',
  confirm:
    'Trop de liens ont été ouverts depuis votre réseau. Merci de rouvrir le vôtre dans {wait}.',
  passwordReset:
    'Plusieurs liens ont été demandés depuis votre réseau. Merci de réessayer dans {wait}.',
  newPassword: 'Trop de tentatives depuis votre réseau. Merci de réessayer dans {wait}.',
  newsletter:
    'Plusieurs adresses viennent d’arriver de votre réseau. La vôtre est toujours là : merci de la renvoyer dans {wait}.',
  contact:
    'Plusieurs messages viennent d’arriver de votre réseau, celui-ci n’a donc pas encore été envoyé. Il est toujours dans le formulaire : merci de le renvoyer dans {wait}, ou d’écrire à',
  application:
    'Plusieurs candidatures viennent d’arriver de votre réseau. La vôtre est toujours dans le formulaire : merci de la renvoyer dans {wait}.',
  demo: 'Plusieurs réservations de démonstration viennent d’arriver de votre réseau. Merci de réessayer dans {wait}.',
};

export const sendAgain: Texts<typeof en.sendAgain> = {
  demo: 'L’envoi a été si rapide que nous préférons vérifier qu’il vient d’une personne. Merci d’appuyer encore une fois sur le bouton.',
};
