/** Block 6: the length of each message of a chat, the guest's negative; and what is left of them. */
export const summaryScene = {
  lengths: [
    60, -40, -72, 66, -30, 52, -64, 74, 40, -46, -26, 58, -70, 70, -36, 48, -54, 62, 30, -28, 56,
    -44, 34,
  ],
  strip: 'The whole chat: 23 messages',
  title: 'Door 7, Giulia, 19 to 22 July',
  lines: [
    { name: 'Asked', text: 'Baby bed, parking for two cars, the bakery on Sunday.' },
    { name: 'Answered', text: 'Parking and bakery, from the knowledge base.' },
    { name: 'Agreed', text: 'Baby bed: your yes at 06:30.' },
    { name: 'Open', text: 'Nothing.' },
  ],
  insights: {
    title: 'What July tells you',
    rows: [
      {
        topic: 'Bins',
        text: '11 guests asked which day. No line names one.',
        advice: 'Write it down',
      },
      { topic: 'Parking', text: '9 guests came with a second car.', advice: 'Name a place' },
      {
        topic: 'Late arrival',
        text: '8 guests landed after 22:00.',
        advice: 'Send the code early',
      },
    ],
  },
} as const;

/** Block 7: the card of a booking and its notes. */
export const notesScene = {
  fields: [
    ['Guest', 'Giulia R.'],
    ['Arrives', '19 July'],
    ['Nights', '3'],
    ['Language', 'Italian'],
  ],
  door: ['Door', '7'],
  title: 'Booking note',
  rows: [
    { time: '21:10', text: 'Comes with two cars. Second car: the square.' },
    { time: '02:14', text: 'Asks for a baby bed.' },
  ],
  latest: { time: '06:30', text: 'Baby bed: yes, confirmed to the guest.' },
} as const;
