/** The copy of the three posters. */
export const glance = {
  eyebrow: { time: '02:41', label: 'At a glance' },
  title: 'The bell rings less, and you hear only what needs you.',
  questions: {
    title: 'Fewer repetitive questions',
    text: 'Wifi, parking, bins, the coffee machine: answered from your own notes, at any hour. It saves you 5+ hours weekly.',
    tag: 'Answered',
  },
  requests: {
    title: 'Responding to guest requests',
    text: 'A baby bed, an earlier check-in, one more person: you decide with one word, and the guest is told.',
    tag: 'yes',
  },
  improves: {
    title: 'Improves over time',
    text: 'What it could not answer, you write down once. From then on it is a card in the file.',
    newCard: { tab: 'Baby bed', lines: ['Yes. It is made up', 'before you arrive.'] },
    cards: ['Parking', 'Bin day', 'Kettle', 'Wifi'],
  },
} as const;
