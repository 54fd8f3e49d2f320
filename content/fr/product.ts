import type * as en from '../en/product';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  productPage: {
    pageTitle: 'Le produit',
    description:
      'Toute la réception sur une page : comment vos voyageurs obtiennent une réponse, de la réservation au petit-déjeuner, ce que fait le co-hôte IA, et le prix.',
    eyebrow: { label: 'Le produit' },
    title: 'Une réception pour tous vos logements, de la réservation au petit-déjeuner.',
    lead: 'Lisez cette page comme une nuit : comment un message trouve sa réponse, ce que cela vous épargne, ce qu’il y a dans les casiers et, au matin, le prix.',
    contents: 'Sur cette page',
    tags: [
      { label: 'Com\u00adment ça marche' },
      { label: 'En un coup d’œil' },
      { label: 'Les casiers' },
      { label: 'Tarifs' },
    ],
  },
  productEnd: {
    title: 'Dès ce soir, une réception veille pour vous.',
  },
  pricing: {
    eyebrow: { label: 'Tarifs' },
    title: 'Une clé, un prix par logement.',
    lead: 'Essayez gratuitement aussi longtemps que vous voulez, sans carte bancaire. Vous ne payez rien tant que vous n’avez pas choisi de vous abonner.',
    billing: 'Facturation',
    monthly: 'Au mois',
    yearly: 'À l’année',
    unit: '€ par mois et par logement',
    billedMonthly: 'Facturé chaque mois',
    billedYearly: 'Facturé à l’année : {amount} €',
    saves: '{percent}\u00a0% de moins',
    announced: {
      sentence: 'Prix par logement à partir du {day} : {prices}.',
      monthly: '{amount} € par mois, facturé au mois',
      yearly: '{amount} € par an, facturé à l’année',
      and: ', et ',
    },
    reassurance: 'Sans carte bancaire. Rien à payer tant que vous essayez.',
    action: 'Commencer',
    featuresTitle: 'Compris dans le prix',
    features: [
      'Synchronisation dans les deux sens avec votre logiciel de réservation',
      'Base de connaissances complète',
      'Simulateur en ligne',
      'Conversations illimitées par voyageur',
      'Synthèse des questions de vos voyageurs',
      'Aide à la mise en route',
    ],
    table: {
      caption: 'Ce que coûte une année, en €',
      columns: ['Loge\u00adments', 'Au mois × 12', 'À l’année', 'Éco\u00adnomie'],
    },
    toCalculator: 'Calculer pour vos logements',
  },
  offers: {
    trial: 'Essai gratuit, aussi longtemps que vous le souhaitez',
    subscription: 'Abonnement, par logement et par mois',
    monthly: 'Facturation au mois, par logement',
    yearly: 'Facturation à l’année, par logement et par mois',
    unit: 'mois par logement',
  },
  cta: {
    eyebrow: { label: 'Ce soir' },
    title: 'Accrochez la pancarte dès ce soir.',
    lead: 'Connectez votre logiciel de réservation, décrivez la maison, et posez vos questions les plus difficiles au simulateur. L’essai est gratuit aussi longtemps que vous voulez, sans carte bancaire, et vous ne payez rien tant que vous n’avez pas choisi de vous abonner.',
    action: 'Commencer',
    hanger: { title: ['Ne pas', 'déranger'], text: ['La réception', 'veille.'] },
  },
};
