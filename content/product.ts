/** The copy of the product page around the sections it is made of. */
export const productPage = {
  pageTitle: 'The product',
  description:
    'The whole desk on one page: how a guest is answered from booking to breakfast, what the AI co-host can do for a host, and what each property costs.',
  eyebrow: { time: '21:30', label: 'The product' },
  title: 'One desk for every door, from the booking to breakfast.',
  lead: 'Read it like a night: how a message is answered, what that spares you, what is in the rack, and in the morning the price.',
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
  title: 'Tonight the desk could be staffed.',
} as const;
