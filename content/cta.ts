/** The copy of the closing call to action; a page may bring a title and a lead of its own. */
export const cta = {
  eyebrow: { time: '22:00', label: 'Tonight' },
  title: 'Hang out the sign tonight.',
  lead: 'Connect your PMS, write down the house, and put your hardest questions to the simulator. Testing is free for as long as you like, without a credit card, and nothing is charged until you are convinced.',
  action: 'Start Today',
  hanger: { title: ['Do not', 'disturb'], text: ['The desk', 'is staffed.'] },
} as const;
