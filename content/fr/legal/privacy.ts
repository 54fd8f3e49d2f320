import { brand } from '@/lib/brand';
import type * as en from '../../en/legal/privacy';
import { RETENTION_DAYS, RETENTION_MONTHS } from '../../retention';
import type { Texts } from '../../translated';
import { texts as formData } from '../form-data';

const dayCount = (days: number) => (days === 1 ? 'un jour' : `${days} jours`);

const monthCount = (months: number) => (months === 1 ? 'un mois' : `${months} mois`);

export const texts: Texts<typeof en> = {
  privacy: {
    eyebrow: { label: 'Confidentialité' },
    title: 'Politique de confidentialité',
    description: `Quelles données personnelles le site de ${brand.name} traite, pour quoi faire, qui d’autre les voit, combien de temps, et ce que vous pouvez demander.`,
    lead: 'Vous pouvez lire ce site sans nous dire qui vous êtes. Quand vous nous écrivez, nous utilisons ce que vous écrivez pour vous répondre, et pour rien qui vous surprendrait. Ceci est une traduction : seul le [texte anglais](/privacy) fait foi.',
    sections: {
      introduction: {
        title: 'Introduction',
        blocks: [
          `Cette politique porte sur ce site. Le responsable du traitement, c’est-à-dire celui qui décide de ce qui est traité et pourquoi, et qui en répond, est ${brand.name}, une entreprise en Suisse. Vous pouvez nous joindre à [{email}](mailto:{email}).`,
          'Nous sommes soumis à la loi fédérale suisse sur la protection des données (LPD). Si vous êtes dans l’Espace économique européen, le règlement général sur la protection des données (RGPD) peut s’appliquer aussi ; dans ce cas, la base juridique est indiquée plus bas.',
          `Les messages entre voyageurs et hôtes ne passent pas par ce site. Ils relèvent du service ${brand.name} : là, c’est l’hôte qui décide de ce qui est traité, et nous le traitons pour son compte. Si vous êtes voyageur, adressez-vous d’abord à votre hôte.`,
        ],
      },
      collection: {
        title: 'Collecte',
        blocks: [
          { subtitle: 'Quand vous lisez une page' },
          'Pour envoyer une page, le serveur traite votre adresse IP, la page demandée, l’heure, et ce que votre navigateur dit de lui-même. Notre propre journal note quelles pages n’ont pas été trouvées et quelles requêtes ont échoué, sans votre adresse et sans ce qui suit un point d’interrogation dans la barre d’adresse. Nous n’en établissons aucun profil.',
          { subtitle: 'Quand vous remplissez un formulaire' },
          {
            table: {
              caption: 'Ce que chaque formulaire demande',
              columns: ['Formulaire', 'Données', 'Finalité'],
              rows: formData.formData.map(({ form, data, purpose }) => [form, data, purpose]),
            },
          },
          'Le [questionnaire d’avant le lancement](/pre-launch) se remplit dans votre navigateur. Ses réponses y restent et disparaissent quand vous quittez la page.',
          { subtitle: 'Quand vous vous connectez' },
          'Pour un compte sur ce site, nous gardons l’adresse e-mail, une forme protégée du mot de passe qui ne permet pas de le retrouver, le fait que le compte est ou non celui d’un administrateur, et le fait que le mot de passe a été choisi ou non par la personne qui relève votre messagerie. Les mots de passe erronés sont comptés, pendant une heure au plus, sous des numéros qui ne montrent pas de qui ils viennent. Nous vous écrivons quand votre mot de passe change.',
          { subtitle: 'Quand vous acceptez la mesure d’audience' },
          'Alors seulement, la balise d’un tiers compte votre visite et les clics sur trois boutons. Ce qu’elle fait, et ce qui reste dans votre navigateur, est décrit dans la [politique de cookies](/cookies).',
        ],
      },
      use: {
        title: 'Utilisation',
        blocks: [
          'Nous utilisons les données dans le but pour lequel elles ont été données, et pour protéger le site contre les abus, par exemple en limitant le nombre d’envois d’un formulaire. Nous ne vendons pas de données personnelles, et aucune décision à votre sujet n’est laissée à une machine seule.',
          'Quand le RGPD s’applique, voici les bases juridiques :',
          {
            list: [
              {
                term: 'Mesures précontractuelles',
                text: 'pour le contact, la réservation de démonstration et la candidature ;',
              },
              { term: 'Votre consentement', text: 'pour la newsletter et la mesure d’audience ;' },
              {
                term: 'Notre intérêt légitime',
                text: 'à disposer d’un site sûr et qui fonctionne, pour l’envoi des pages, le journal et la protection des formulaires.',
              },
            ],
          },
        ],
      },
      others: {
        title: 'Sous-traitants',
        blocks: [
          'Nous ne transmettons de données à personne pour ses propres fins. Ces prestataires travaillent pour nous, sous contrat :',
          {
            list: [
              {
                term: 'Hébergement.',
                text: 'Notre hébergeur envoie les pages et voit, un instant, ce que voit tout serveur.',
              },
              {
                term: 'Supabase.',
                text: 'Exploite la base de données, avec les formulaires et les comptes. Les CV y sont gardés dans un dossier privé, inaccessible depuis le web.',
              },
              {
                term: 'Notre prestataire d’e-mail.',
                text: 'Transporte les e-mails envoyés par le site : accusés de réception, messages au sujet de votre compte, et la demande de confirmer l’adresse pour la newsletter. Ils ne contiennent rien de ce que vous avez écrit.',
              },
              {
                term: 'Le logiciel de réservation.',
                text: 'Une réservation de démonstration passe par lui, puisqu’elle y est faite.',
              },
              {
                term: 'Mesure d’audience.',
                text: 'Le fournisseur de la balise, si vous avez accepté, et pas avant.',
              },
            ],
          },
          'Si un prestataire traite des données hors de la Suisse et de l’Espace économique européen, nous nous appuyons sur les garanties prévues par la loi, comme les clauses contractuelles types.',
        ],
      },
      retention: {
        title: 'Combien de temps nous les gardons',
        blocks: [
          {
            list: [
              {
                term: 'Messages :',
                text: `${monthCount(RETENTION_MONTHS.contactRequests)}. Ils sont ensuite effacés automatiquement ; plus tard seulement là où la loi nous oblige à conserver des pièces commerciales.`,
              },
              {
                term: 'Adresse pour la newsletter :',
                text: `jusqu’à ce que vous vous désabonniez, avec le lien que contient chaque envoi. Une adresse désabonnée, ou jamais confirmée, est effacée après ${monthCount(RETENTION_MONTHS.endedSubscriptions)}.`,
              },
              {
                term: 'Candidatures :',
                text: `${monthCount(RETENTION_MONTHS.applications)}, avec tout leur contenu. Elles sont ensuite effacées automatiquement. Un CV dont la candidature n’a pas pu être enregistrée est effacé après ${dayCount(RETENTION_DAYS.filesWithoutSubmission)}.`,
              },
              {
                term: 'Réservations de démonstration :',
                text: `jusqu’au jour du départ, ou pendant ${dayCount(RETENTION_DAYS.unansweredDemoBookings)} si vous ne répondez pas à l’assistant. Ce que garde le logiciel de réservation, il le garde selon ses propres règles.`,
              },
              {
                term: 'E-mails de ce site :',
                text: `leurs destinataires, pendant ${dayCount(RETENTION_DAYS.mails)} après l’envoi ou son échec.`,
              },
              {
                term: 'Compteurs contre les abus :',
                text: 'une forme codée de votre adresse IP, effacée au plus tard un jour après la fin de la limite du formulaire, qui dure le plus souvent une heure. Là où un administrateur s’est connecté, elle est gardée 30 jours.',
              },
              {
                term: 'Comptes :',
                text: `jusqu’à leur fermeture. Un compte dont l’adresse n’a jamais été confirmée est effacé après ${dayCount(RETENTION_DAYS.unconfirmedAccounts)}. La trace de ce que chaque administrateur a modifié, des listes qu’il a enregistrées et de la quantité qu’il a effacée est gardée ${monthCount(RETENTION_MONTHS.changes)}.`,
              },
            ],
          },
        ],
      },
      rights: {
        title: 'Vos droits',
        blocks: [
          'Vous pouvez nous demander quelles données nous avons sur vous, les faire corriger ou effacer, les recevoir dans un format courant, vous opposer à un usage, et retirer un consentement pour l’avenir. Cela ne coûte rien. Nous pouvons demander une preuve que c’est bien vous, pour que personne d’autre ne reçoive vos données.',
          'Vous pouvez aussi introduire une réclamation auprès du Préposé fédéral à la protection des données et à la transparence en Suisse, ou de l’autorité de votre lieu de domicile. Nous serions heureux que vous nous écriviez d’abord.',
        ],
      },
      contact: {
        title: 'Contact',
        blocks: [
          'Pour tout cela, un e-mail à [{email}](mailto:{email}) ou le [formulaire de contact](/contact) suffit. Si nous changeons cette politique, le nouveau texte paraît ici.',
        ],
      },
    },
  },
};
