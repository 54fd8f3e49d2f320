import { paths } from '@/lib/paths';

/** The copy of the product page around the sections it is made of. */
export const productPage = {
  path: paths.product,
  group: 'Product',
  cardTag: 'brass',
  pageTitle: 'The product',
  description:
    'The whole desk on one page: how a guest is answered from booking to breakfast, what the AI co-host can do for a host, and what it costs per property.',
  eyebrow: { time: '21:30', label: 'The product' },
  title: 'One desk for every property, from the booking to breakfast.',
  lead: 'Read this page like a night: how a message is answered, what that spares you, what is in the rack, and in the morning the price.',
  contents: 'On this page',
  tags: [
    { time: '02:14', label: 'How it works', href: '#how-it-works-title' },
    { time: '02:41', label: 'At a glance', href: '#glance-title' },
    { time: '04:55', label: 'In the rack', href: '#features' },
    { time: '06:10', label: 'Pricing', href: '#pricing' },
  ],
} as const;

/** The copy of its closing call to action. */
export const productEnd = {
  title: 'Your desk could be open tonight.',
} as const;

/** The copy of the pricing section; every amount in it is computed from the two stored prices. */
export const pricing = {
  eyebrow: { time: '06:10', label: 'Pricing' },
  title: 'One key, one price for each property.',
  lead: 'Test free for as long as you like, with no credit card. There is no charge until you are convinced.',
  billing: 'Billing',
  monthly: 'Monthly',
  yearly: 'Yearly',
  unit: 'EUR per month, per property',
  billedMonthly: 'Billed each month',
  billedYearly: 'Billed annually at {amount} EUR',
  /** Beside the yearly price. */
  saves: 'saves {percent}\u00a0%',
  /** Prices that will be valid; several that begin on one day are one sentence. */
  announced: {
    sentence: 'From {day}, the price for each property is {prices}.',
    monthly: '{amount} EUR a month, billed monthly',
    yearly: '{amount} EUR a year, billed yearly',
    and: ', and ',
  },
  reassurance: 'No credit card. No charge until you are convinced.',
  action: 'Start Today',
  featuresTitle: 'Included in the price',
  features: [
    'Two-way sync with your platform',
    'Advanced knowledge base',
    'Online simulator',
    'Unlimited chats per guest',
    'Valuable guest insights',
    'Onboarding support',
  ],
  table: {
    caption: 'What a year comes to, in EUR',
    columns: ['Properties', 'Monthly × 12', 'Yearly', 'You save'],
    doors: [1, 4, 12],
  },
  toCalculator: 'Work it out for your own properties',
} as const;

/** What search engines call the prices. */
export const offers = {
  trial: 'Free trial, for as long as you like',
  subscription: 'Subscription, per property and month',
  monthly: 'Monthly billing, per property',
  yearly: 'Yearly billing, per property and month',
  unit: 'month per property',
} as const;

/** The copy of the closing call to action; a page may bring a title and a lead of its own. */
export const cta = {
  eyebrow: { time: '22:00', label: 'Tonight' },
  title: 'Hang out the sign tonight.',
  lead: 'Connect your PMS, describe the house, and put your hardest questions to the simulator. Testing is free for as long as you like, without a credit card, and nothing is charged until you are convinced.',
  action: 'Start Today',
  hanger: { title: ['Do not', 'disturb'], text: ['The desk', 'is open.'] },
} as const;
