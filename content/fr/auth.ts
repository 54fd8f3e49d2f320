import type * as en from '../en/auth';
import type { Texts } from '../translated';
import { texts as forms } from './forms';

const email = 'E-mail';

const passwordHint = 'Au moins 10 caractères, et pas un mot de passe courant.';

const reveal = {
  show: 'Afficher',
  hide: 'Masquer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
} as const;

const unreachable =
  'Le service de connexion est injoignable. Vérifiez votre connexion internet et réessayez.';

export const texts: Texts<typeof en> = {
  accountForms: {
    tabs: {
      label: 'Se connecter ou créer un compte',
      signIn: 'Se connecter',
      signUp: 'Créer un compte',
    },
    email,
    password: 'Mot de passe',
    reveal,
    signIn: {
      submit: 'Se connecter',
      submitting: 'Connexion…',
      failed: 'La connexion a échoué',
    },
    signUp: {
      submit: 'Créer un compte',
      submitting: 'Création du compte…',
      failed: 'L’inscription a échoué',
      passwordHint,
    },
    unreachable,
    forgot: 'Mot de passe oublié ?',
    registered: {
      title: 'Inscription réussie',
      text: 'Ouvrez votre messagerie pour confirmer votre compte.',
      next: 'Le lien de notre e-mail confirme le compte. Il est valable une heure et ne fonctionne qu’une fois. Si rien n’arrive en dix minutes, créez le compte à nouveau : rien n’est perdu.',
    },
    honeypot: forms.honeypot,
  },
  forgotForm: {
    email,
    submit: 'Envoyer le lien',
    submitting: 'Envoi…',
    failed: 'Le lien n’a pas pu être envoyé',
    unreachable,
    sent: {
      title: 'Consultez vos e-mails',
      text: 'S’il existe un compte pour cette adresse, un lien vient d’être envoyé. Il est valable une heure et ne fonctionne qu’une fois. Si rien n’arrive en dix minutes, demandez-en un autre.',
    },
  },
  newPasswordForm: {
    password: 'Nouveau mot de passe',
    passwordHint,
    current: 'Mot de passe actuel',
    currentHint: 'Inutile si vous avez suivi le lien de notre e-mail.',
    reveal,
    submit: 'Enregistrer',
    submitting: 'Enregistrement…',
    failed: 'Le mot de passe n’a pas pu être enregistré',
    unreachable,
  },
  authCopy: {
    pageTitle: 'Se connecter',
    description:
      'Connectez-vous à Nightdesk ou créez un compte avec votre adresse e-mail et un mot de passe.',
    eyebrow: { label: 'Réception' },
    title: 'Votre clé est à la réception.',
    lead: 'Les hôtes accèdent ensuite à leur tableau de bord, les administrateurs à l’espace d’administration de ce site.',
    loginRefused:
      'E-mail ou mot de passe incorrect. Si vous venez de créer le compte, ouvrez d’abord le lien de notre e-mail et appuyez sur le bouton.',
    confirm: {
      title: 'Un clic, et la porte est ouverte.',
      lead: 'Vous avez suivi un lien de l’un de nos e-mails. Appuyez sur le bouton pour continuer ; le lien ne fonctionne qu’une fois.',
      action: 'Continuer',
      away: 'La connexion aux comptes est indisponible pour le moment.',
      openAgain: 'Merci d’ouvrir de nouveau le lien de votre e-mail dans une minute.',
      usedUp: 'Votre lien a déjà servi. Merci de demander un nouveau mot de passe dans une minute.',
    },
    forgot: {
      title: 'Une nouvelle clé, par e-mail.',
      lead: 'Indiquez l’adresse de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    },
    newPassword: {
      title: 'Choisissez un nouveau mot de passe.',
      lead: 'Votre session s’ouvre ensuite ici, et se ferme partout ailleurs.',
      currentMissing:
        'Saisissez votre mot de passe actuel, ou utilisez le lien qu’envoie « Mot de passe oublié ? ».',
      currentWrong: 'Ce n’est pas votre mot de passe actuel.',
      needed:
        'Votre compte a reçu l’accès à l’espace d’administration. Il s’ouvre avec un nouveau mot de passe : appuyez sur « Mot de passe oublié ? » et choisissez-en un avec le lien que nous vous envoyons.',
      why: 'Si vous venez de confirmer votre adresse : elle a servi à plus d’une inscription, ou l’inscription s’est faite dans un autre navigateur que celui-ci. Nous ne pouvons pas savoir qui a choisi ce mot de passe ; il n’ouvre donc plus rien.',
      noSession:
        'Pour cette page, il faut un lien encore valable, reçu par e-mail. Merci d’en demander un nouveau.',
    },
    signedIn: {
      title: 'Votre session est ouverte.',
      admin: 'Ouvrir l’espace d’administration',
      password: 'Changer de mot de passe',
      user: 'Ouvrir votre tableau de bord',
      signOut: 'Se déconnecter',
    },
    linkExpired: {
      title: 'Ce lien ne fonctionne plus.',
      kinds: {
        email: {
          lead: 'Il a déjà servi, il a plus d’une heure, ou un e-mail plus récent l’a remplacé. Si votre compte est confirmé, connectez-vous ; sinon, recréez-le.',
          next: 'Se connecter ou recréer le compte',
        },
        recovery: {
          lead: 'Il a déjà servi, il a plus d’une heure, ou un e-mail plus récent l’a remplacé : utilisez alors le lien du plus récent. Sinon, demandez un autre lien.',
          next: 'Demander un autre lien',
        },
        invite: {
          lead: 'Il a déjà servi, il est trop ancien, ou un e-mail plus récent l’a remplacé. Si vous l’avez utilisé, connectez-vous ; sinon, demandez une nouvelle invitation.',
          next: 'Se connecter',
        },
        email_change: {
          lead: 'Il a déjà servi, il est trop ancien, ou un e-mail plus récent l’a remplacé. Tant que la nouvelle adresse n’est pas confirmée, connectez-vous avec l’ancienne.',
          next: 'Se connecter',
        },
      },
    },
    back: 'Retour au site',
  },
};
