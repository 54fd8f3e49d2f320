import { brand } from '@/lib/brand';
import type * as en from '../../en/legal/terms';
import type { Texts } from '../../translated';

export const texts: Texts<typeof en> = {
  terms: {
    eyebrow: { label: 'Conditions' },
    title: 'Conditions d’utilisation',
    description: `Les conditions entre ${brand.name} et les hôtes qui l’utilisent : ce que vous pouvez faire, ce que coûte un abonnement, sa fin, nos responsabilités.`,
    lead: 'Vous écrivez ce qui est vrai de votre maison. Nous répondons avec cela à vos voyageurs, et nous vous demandons quand cela ne suffit pas. Vous ne payez que si vous vous abonnez, et pouvez arrêter à tout moment. Ceci est une traduction : seul le [texte anglais](/terms) fait foi.',
    sections: {
      agreement: {
        title: 'Accord',
        blocks: [
          `Ces conditions s’appliquent entre ${brand.name}, une entreprise en Suisse (« nous »), et la personne ou l’entreprise qui utilise ce site ou le service ${brand.name} (« vous »). En créant un compte, vous les acceptez. Si vous agissez pour une entreprise, vous confirmez en avoir le droit.`,
          `${brand.name} est fait pour les hôtes, les gestionnaires et les conciergeries de locations saisonnières. Un voyageur ne devient pas notre client en écrivant à un hôte.`,
        ],
      },
      service: {
        title: 'Le service',
        blocks: [
          `${brand.name} répond aux messages des voyageurs sur WhatsApp, d’après la base de connaissances que vous écrivez pour chaque logement. Il se présente comme une IA. Les questions auxquelles il ne sait pas répondre, et les demandes que vous avez soumises à votre accord, vous sont transmises. Les demandes des voyageurs sont inscrites dans les notes de réservation de votre logiciel connecté.`,
          'Les réponses sont produites automatiquement et peuvent être fausses. Vous décidez de ce qui est dans la base de connaissances, vous pouvez la tester dans le simulateur avant de vous lancer, et vous restez le cocontractant du voyageur.',
        ],
      },
      license: {
        title: 'Licence d’utilisation',
        blocks: [
          'Tant que votre compte existe, vous pouvez utiliser le service pour vos propres logements et pour ceux que vous gérez. Ce droit n’est pas exclusif et ne peut pas être cédé. Vous ne pouvez pas :',
          {
            list: [
              'revendre le service comme le vôtre sans notre accord écrit ;',
              'tenter d’accéder aux données d’autres clients, ou de contourner une protection du service ;',
              'l’utiliser pour des messages que les voyageurs n’ont pas demandés, en particulier de la publicité à des personnes qui n’ont pas de réservation chez vous ;',
              'l’utiliser en violation des règles de WhatsApp ou de votre logiciel de réservation.',
            ],
          },
          'Ce que vous écrivez reste à vous. Vous nous permettez de le traiter dans la mesure où le service en a besoin. Les textes, les dessins et le code de ce site restent à nous ; vous pouvez en citer des passages avec un lien vers la source.',
        ],
      },
      payment: {
        title: 'Abonnement et paiement',
        blocks: [
          'L’essai est gratuit aussi longtemps que vous voulez et ne demande pas de carte bancaire. Un abonnement payant ne commence que si vous en choisissez un. Les prix, en euros par logement, sont ceux affichés dans la [rubrique des tarifs](/#pricing) le jour où vous vous abonnez.',
          {
            list: [
              {
                term: 'Prélèvement.',
                text: 'Un abonnement est prélevé automatiquement au début de chaque période de facturation, au mois ou à l’année, jusqu’à sa résiliation.',
              },
              {
                term: 'Résiliation.',
                text: 'Vous pouvez résilier à tout moment. L’abonnement prend alors fin avec la période payée.',
              },
              {
                term: 'Changement de prix.',
                text: 'Nous vous prévenons par e-mail avant le début de la période suivante, pour que vous puissiez résilier avant.',
              },
              {
                term: 'Paiement qui échoue.',
                text: 'Nous vous écrivons. Si le montant reste impayé, nous pouvons suspendre le service.',
              },
            ],
          },
        ],
      },
      'your-part': {
        title: 'Vos obligations',
        blocks: [
          'Vous gardez votre mot de passe pour vous, ne donnez accès à votre équipe qu’à des personnes de confiance, et veillez à avoir le droit de nous transmettre les données de vos voyageurs. Au sens du droit de la protection des données, vous êtes le responsable du traitement des données de vos voyageurs, et nous les traitons pour votre compte. La [politique de confidentialité](/privacy) porte sur ce site.',
        ],
      },
      disclaimer: {
        title: 'Absence de garantie',
        blocks: [
          'Nous exploitons le service avec soin. Nous ne promettons pas qu’il soit disponible sans interruption ni que chaque réponse soit juste. Il dépend de WhatsApp, de votre logiciel de réservation et d’autres prestataires.',
          'Il ne remplace pas un numéro d’urgence. Donnez-en un à vos voyageurs.',
        ],
      },
      limitations: {
        title: 'Limites de responsabilité',
        blocks: [
          'Nous répondons sans limite des dommages causés intentionnellement ou par négligence grave, et partout où la loi n’admet pas de limite. Au-delà, et dans la mesure permise par la loi, notre responsabilité est limitée au montant que vous avez payé pour le service au cours des douze mois précédant le dommage, et ne s’étend ni au gain manqué ni aux dommages indirects.',
        ],
      },
      end: {
        title: 'Fin de l’accord',
        blocks: [
          'Vous pouvez fermer votre compte à tout moment. Nous pouvons mettre fin à l’accord avec un préavis de trente jours, ou aussitôt en cas d’abus grave. Si l’accord prend fin sans que vous en soyez la cause, les montants payés pour la période restante sont remboursés.',
        ],
      },
      law: {
        title: 'Modifications, droit et tribunaux',
        blocks: [
          'Si nous modifions ces conditions sur un point important, nous vous en informons d’avance par e-mail. Le droit suisse s’applique. Les tribunaux de notre siège en Suisse sont compétents, à moins que le droit impératif de la consommation ne désigne un autre tribunal.',
          'Si l’une de ces conditions n’est pas valable, les autres restent en vigueur.',
        ],
      },
      contact: {
        title: 'Contact',
        blocks: [
          'Questions sur ces conditions : [{email}](mailto:{email}), ou le [formulaire de contact](/contact).',
        ],
      },
    },
  },
};
