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
  reassurance: 'No credit card. No charge until you are convinced.',
  action: 'Start Today',
  featuresTitle: 'On every key',
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
    columns: { doors: 'Properties', monthly: 'Monthly × 12', yearly: 'Yearly', kept: 'You keep' },
    doors: [1, 4, 12],
  },
} as const;
