import type * as en from '../en/product';
import type { Translated } from '../translated';

/** The copy of the product page around the sections it is made of. */
export const productPage: Translated<typeof en.productPage> = {
  pageTitle: 'Le produit',
  description:
    'Toute la réception sur une page : comment un voyageur a ses réponses jusqu’au petit-déjeuner, ce que sait faire le co-hôte IA, et le prix par logement.',
  eyebrow: { time: '21:30', label: 'Le produit' },
  title: 'Une réception pour toutes vos portes, de la réservation au petit-déjeuner.',
  lead: 'Lisez cette page comme une nuit : comment un message trouve sa réponse, ce que cela vous épargne, ce qu’il y a dans les casiers et, au matin, le prix.',
  contents: 'Sur cette page',
  tags: [
    { time: '02:14', label: 'Com\u00adment ça marche', href: '#how-it-works-title' },
    { time: '02:41', label: 'En un coup d’œil', href: '#glance-title' },
    { time: '04:55', label: 'Les casiers', href: '#features' },
    { time: '06:10', label: 'Tarifs', href: '#pricing' },
  ],
};

/** The copy of its closing call to action. */
export const productEnd: Translated<typeof en.productEnd> = {
  title: 'Dès ce soir, votre réception pourrait veiller.',
};

/** The copy of the pricing section; every amount in it is computed from the two stored prices. */
export const pricing: Translated<typeof en.pricing> = {
  eyebrow: { time: '06:10', label: 'Tarifs' },
  title: 'Une clé, un prix par logement.',
  lead: 'Essayez gratuitement aussi longtemps que vous voulez, sans carte bancaire. Vous ne payez rien tant que vous n’êtes pas convaincu.',
  billing: 'Facturation',
  monthly: 'Au mois',
  yearly: 'À l’année',
  unit: 'EUR par mois et par logement',
  billedMonthly: 'Facturé chaque mois',
  billedYearly: 'Facturé à l’année\u00a0: {amount}\u00a0EUR',
  /** Beside the yearly price. */
  saves: '{percent}\u00a0% de moins',
  announced: {
    sentence: 'À partir du {day}, un logement coûte {prices}.',
    monthly: '{amount} EUR par mois, facturé au mois',
    yearly: '{amount} EUR par an, facturé à l’année',
    and: ', et ',
  },
  reassurance: 'Sans carte bancaire. Rien à payer avant d’être convaincu.',
  action: 'Commencer',
  featuresTitle: 'Sur chaque clé',
  features: [
    'Synchronisation dans les deux sens avec votre plateforme',
    'Base de connaissances complète',
    'Simulateur en ligne',
    'Conversations illimitées par voyageur',
    'Ce que vos voyageurs vous apprennent',
    'Accompagnement au démarrage',
  ],
  table: {
    caption: 'Ce que coûte une année, en EUR',
    columns: ['Loge\u00adments', 'Au mois × 12', 'À l’année', 'Éco\u00adnomie'],
    doors: [1, 4, 12],
  },
  toCalculator: 'Faire le compte pour vos portes',
};

/** What search engines call the prices. */
export const offers: Translated<typeof en.offers> = {
  trial: 'Essai gratuit, aussi longtemps que vous le souhaitez',
  subscription: 'Abonnement, par logement et par mois',
  monthly: 'Facturation au mois, par logement',
  yearly: 'Facturation à l’année, par logement et par mois',
  unit: 'mois par logement',
};

/** The copy of the closing call to action; a page may bring a title and a lead of its own. */
export const cta: Translated<typeof en.cta> = {
  eyebrow: { time: '22:00', label: 'Ce soir' },
  title: 'Accrochez la pancarte dès ce soir.',
  lead: 'Connectez votre PMS, décrivez la maison, et posez vos questions les plus difficiles au simulateur. L’essai est gratuit aussi longtemps que vous voulez, sans carte bancaire, et vous ne payez rien tant que vous n’êtes pas convaincu.',
  action: 'Commencer',
  hanger: { title: ['Ne pas', 'déranger'], text: ['La réception', 'veille.'] },
};
