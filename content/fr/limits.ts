import type * as en from '../en/limits';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  /** What somebody reads whose form came too often. `{wait}` becomes "12 minutes" or "une heure". */
  tooMany: {
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
  },
  sendAgain: {
    demo: 'L’envoi a été si rapide que nous préférons vérifier qu’il vient d’une personne. Merci d’appuyer encore une fois sur le bouton.',
  },
  answers: {
    passwordRequired: 'Saisissez votre mot de passe.',
    passwordTooShort: 'Le mot de passe doit compter au moins 10\u00a0caractères.',
    passwordTooLong: 'Le mot de passe peut compter au plus 72\u00a0caractères.',
    passwordOfTooManyBytes:
      'Le mot de passe est trop long\u00a0: il peut compter au plus 72\u00a0octets, et des lettres comme é ou ж comptent pour deux, d’autres pour trois ou quatre. Choisissez-en un plus court.',
    passwordEasyToGuess:
      'Ce mot de passe est facile à deviner. Choisissez-en un autre, par exemple quatre mots qui ne vont pas ensemble.',
    typedPasswordTooLong: 'Le mot de passe peut compter au plus 1\u202f024\u00a0caractères.',
    serviceAway:
      'La connexion aux comptes est indisponible pour le moment. Merci de réessayer dans une minute.',
    busy: 'Nous recevons beaucoup de demandes en ce moment. Ce que vous avez écrit est toujours là\u00a0: merci de réessayer dans {wait}.',
    tooLarge:
      'C’est plus que le formulaire ne peut contenir. Raccourcissez votre texte, ou rechargez la page et remplissez à nouveau le formulaire.',
  },
  authErrors: {
    weak_password: 'Ce mot de passe est connu, faible et facile à deviner. Choisissez-en un autre.',
    same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
    validation_failed: 'Cette adresse e-mail n’est pas valide.',
    signup_disabled: 'Il n’est pas possible de créer un compte actuellement.',
    email_provider_disabled: 'Il n’est pas possible de créer un compte actuellement.',
    over_request_rate_limit:
      'Trop de demandes en ce moment. Merci de réessayer dans quelques minutes.',
  },
};
