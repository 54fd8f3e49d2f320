import { brand } from '@/lib/brand';
import type * as en from '../../en/legal/cookies';
import type { Texts } from '../../translated';

export const texts: Texts<typeof en> = {
  cookies: {
    eyebrow: { label: 'Cookies' },
    title: 'Politique de cookies',
    description: `Quels cookies nécessaires, de mesure et de publicité utilise le site de ${brand.name}, à quoi sert chacun, et comment choisir ou changer d’avis.`,
    lead: 'Vous pouvez lire tout ce site sans un seul cookie de tiers. La mesure d’audience ne commence que si vous dites oui, et s’arrête quand vous vous ravisez. Ceci est une traduction : seul le [texte anglais](/cookies) fait foi.',
    sections: {
      what: {
        title: 'Ce qu’est un cookie',
        blocks: [
          'Un cookie est un petit texte qu’un site demande à votre navigateur de garder et de lui renvoyer à la visite suivante. Un navigateur peut aussi garder des notes qui ne sont pas envoyées, dans ce qu’on appelle le stockage local, ou le stockage de session quand elles disparaissent avec l’onglet. Nous utilisons les trois, et c’est d’eux tous que cette page parle quand elle dit cookies.',
          'Nous les rangeons en trois groupes. Le bandeau de consentement vous interroge sur deux d’entre eux.',
        ],
      },
      necessary: {
        title: 'Nécessaires',
        blocks: [
          'Toujours actifs, parce que quelque chose que vous avez demandé ne fonctionnerait pas sans eux. Ils ne nécessitent pas de consentement, et ne servent pas à vous suivre d’un site à l’autre.',
          {
            table: {
              caption: 'Ce qui peut être gardé dans votre navigateur',
              columns: ['Nom', 'À quoi il sert', 'Combien de temps'],
              rows: [
                [
                  'cookieConsent (stockage local)',
                  'Votre choix pour les cookies nécessaires, la mesure d’audience et la publicité, et quand vous l’avez fait',
                  'Jusqu’à ce que vous l’effaciez ou choisissiez à nouveau. Il est valable 6 mois',
                ],
                [
                  'language-suggestion (stockage local)',
                  'Que vous avez fermé la suggestion d’une autre langue, ou choisi vous-même la langue d’une page, pour qu’elle ne revienne pas',
                  'Jusqu’à ce que vous l’effaciez',
                ],
                [
                  'nightdesk-session (réparti en plusieurs si nécessaire : .0, .1, …)',
                  'Maintient votre connexion. Déposé à la connexion seulement ; les scripts ne peuvent pas le lire',
                  'Jusqu’à la déconnexion, 400 jours au plus',
                ],
                [
                  'viewer',
                  'Permet à l’en-tête de montrer « Tableau de bord » au lieu de « Connexion ». Déposé à la connexion seulement',
                  'Comme le précédent',
                ],
                [
                  'draft:… (stockage de session)',
                  'Ce que vous avez écrit dans un formulaire, pour qu’un rechargement ou un retour en arrière ne l’efface pas. Les mots de passe et les fichiers ne sont pas gardés. Déposé quand vous y écrivez',
                  'Jusqu’à ce que vous l’envoyiez, vous déconnectiez ou fermiez l’onglet',
                ],
                [
                  'own-house (stockage local)',
                  'Sur la page « Livret d’accueil » : le nom de votre logement et les notes que vous y écrivez. Ils ne sont pas envoyés. Déposé quand vous écrivez la première',
                  'Jusqu’à ce que vous l’effaciez là, ou les données de ce site dans votre navigateur',
                ],
                [
                  'desk-draft:… (stockage local)',
                  'Pour les administrateurs : ce qu’ils ont écrit dans un formulaire de l’espace d’administration sans l’enregistrer, pour qu’une panne ou une session expirée ne l’efface pas',
                  'Jusqu’à ce qu’ils l’enregistrent, le jettent ou se déconnectent, 7 jours au plus',
                ],
                [
                  'desk-user (stockage local)',
                  'Pour les administrateurs : à qui appartiennent les brouillons gardés, pour qu’aucun collègue ne les voie sur le même ordinateur. Le numéro du compte',
                  'Jusqu’à ce qu’ils se déconnectent',
                ],
                [
                  'sign-up-key',
                  'Montre, quand vous confirmez votre adresse, que vous avez choisi le mot de passe ici. Un nombre aléatoire. Déposé à l’inscription',
                  '1 jour',
                ],
                [
                  'mail-link',
                  'Vous permet de choisir un nouveau mot de passe après un lien de notre e-mail. Un nombre d’apparence aléatoire. Déposé par ce lien',
                  '30 minutes',
                ],
                [
                  'known-browser',
                  'Vous permet de vous connecter ici pendant que quelqu’un essaie de deviner votre mot de passe ailleurs. Des nombres aléatoires, jusqu’à cinq comptes. Déposé à la connexion',
                  '180 jours',
                ],
                [
                  'sidebar_state',
                  'Dans l’espace d’administration : retient si la barre latérale, ou une partie de celle-ci, est repliée',
                  '7 jours',
                ],
                [
                  '__prerender_bypass',
                  'Pour les administrateurs : leur montre une page qui n’est pas encore publiée. Déposé quand ils la prévisualisent',
                  'Jusqu’à ce que le navigateur soit fermé, ou l’aperçu terminé',
                ],
              ],
            },
          },
          'Si vous ne vous inscrivez pas, ne vous connectez pas et ne commencez pas à remplir un formulaire, vous ne recevez que les deux premiers : l’un après avoir répondu au bandeau, l’autre après avoir fermé la suggestion ou changé de langue.',
        ],
      },
      analytics: {
        title: 'Mesure d’audience',
        blocks: [
          'Désactivée tant que vous ne l’activez pas. Si vous acceptez, nous pouvons charger une balise de mesure d’un tiers. Elle compte les visites et les clics sur trois boutons : Connexion, S’inscrire et Commencer. Elle nous dit quelles pages aident et lesquelles sont aussitôt quittées. Le fournisseur peut déposer pour cela ses propres cookies et apprend votre adresse IP.',
          'Si vous n’acceptez pas, la balise n’est pas chargée et rien n’est envoyé à son fournisseur. Le site a la même apparence et fonctionne de la même façon.',
        ],
      },
      marketing: {
        title: 'Publicité',
        blocks: [
          'Désactivée tant que vous ne l’activez pas. Nous ne faisons pas de publicité, et ne déposons aucun cookie publicitaire propre. Si cela devait changer, votre réponse est déjà connue, et cette page le dira d’abord.',
          'D’ici là, un oui a un seul effet : avec un oui à la mesure d’audience, il permet à la balise d’utiliser aussi ses cookies pour la publicité.',
        ],
      },
      chat: {
        title: 'Le chat d’assistance',
        blocks: [
          'Sur [une page à part](/test), nous essayons le chat d’assistance d’un tiers. Il n’est dans aucun des trois groupes : son bouton le lance là, pour cette visite seulement, et rien n’en est chargé avant. Le fournisseur apprend alors votre adresse IP et peut déposer ses propres cookies. Arrêter le chat, ou quitter la page, met fin à son script.',
        ],
      },
      choosing: {
        title: 'Comment choisir',
        blocks: [
          'À votre première visite, un bandeau apparaît au bord inférieur de la fenêtre, une seconde après le chargement de la page. La page reste utilisable à côté. Il propose trois réponses, toutes aussi faciles à atteindre :',
          {
            list: [
              { term: 'Tout accepter', text: 'autorise les trois groupes.' },
              { term: 'Tout refuser', text: 'ne garde que le groupe nécessaire.' },
              {
                term: 'Enregistrer mes choix',
                text: 'garde ce que vous avez réglé avec les interrupteurs.',
              },
            ],
          },
          'Si votre navigateur envoie un signal de confidentialité (Global Privacy Control), le bandeau le dit, et nous prenons ce signal pour un non. Une réponse que vous donnez ensuite vous-même l’emporte.',
          'Si vous fermez le bandeau sans répondre, cela vaut un refus, et le bandeau vous repose la question à la visite suivante.',
        ],
      },
      changing: {
        title: 'Comment changer d’avis',
        blocks: [
          'Ouvrez « Réglages des cookies », en haut de cette page ou au pied de n’importe quelle autre, et choisissez à nouveau. Ou effacez les données du site dans votre navigateur ; le bandeau revient alors. Il revient aussi après six mois, et quand nous changeons ce qu’un groupe autorise.',
          'Un consentement que vous retirez prend fin aussitôt : la balise en est informée et n’envoie plus rien. Les cookies qu’un tiers a déjà déposés se suppriment dans les réglages de votre navigateur.',
        ],
      },
      law: {
        title: 'Les lois qui s’appliquent',
        blocks: [
          'Nous suivons la loi suisse sur les télécommunications et la loi fédérale sur la protection des données (LPD) et, pour les visiteurs de l’Espace économique européen, le RGPD et les règles sur le consentement aux cookies. Pour la mesure d’audience et la publicité, la base juridique est votre consentement ; pour le groupe nécessaire, notre intérêt légitime à disposer d’un site qui fonctionne.',
          'Ce que nous faisons des données au-delà des cookies, et les droits que vous avez, vous le lirez dans la [politique de confidentialité](/privacy) ; ce qui vaut entre nous quand vous utilisez le service, dans les [conditions d’utilisation](/terms).',
        ],
      },
      contact: {
        title: 'Contact',
        blocks: [
          'Si vous trouvez ici un cookie que cette page ne nomme pas, dites-le-nous : [{email}](mailto:{email}).',
        ],
      },
    },
  },
};
