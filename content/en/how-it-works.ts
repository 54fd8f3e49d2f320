import { brand } from '@/lib/brand';

/** A message of an example, in the guest's language, and its English translation. */
export interface ExampleMessage {
  from: 'guest' | 'desk';
  lang: string;
  text: string;
  translation: string;
}

/** The copy around the four steps. */
export const howItWorks = {
  eyebrow: { time: '02:14', label: 'How it works' },
  title: 'Four steps, and only one of them is yours.',
  lead: 'One stay behind Door 7 of Chalet Arve, from the confirmed booking to the written note. The house and the guest are invented.',
} as const;

/** Who has written a message, for screen readers. */
export const speakers = { guest: 'Guest:', desk: 'Assistant:' } as const;

/** Step 1: what the PMS reports, and what the guest receives. */
export const greetingStep = {
  title: 'A booking is confirmed, and the guest is greeted',
  text: 'The booking arrives from your PMS. The guest gets a WhatsApp greeting in their own language, and its first line says that an AI is writing.',
  slip: {
    title: 'Booking confirmed',
    time: '18:32',
    rows: [
      ['Door', '7'],
      ['Guest', 'Giulia R.'],
      ['Arrives', '19 July, 3 nights'],
    ],
  },
  greeting: {
    from: 'desk',
    lang: 'it',
    text: `Buonasera Giulia, sono ${brand.name}, l’assistente IA dello Chalet Arve. Per il suo soggiorno può scrivermi qui, a qualsiasi ora.`,
    translation: `Good evening Giulia, this is ${brand.name}, the AI assistant of Chalet Arve. You can write to me here about your stay, at any hour.`,
  } satisfies ExampleMessage,
} as const;

/** Step 2: a question, the line of the knowledge base it rests on, and the answer. */
export const answerStep = {
  title: 'Questions are answered',
  text: 'Parking, wifi, heating, bins: answered day and night from what you wrote about this property. Nobody is woken for it.',
  question: {
    from: 'guest',
    lang: 'it',
    text: 'Dove possiamo parcheggiare? Arriviamo con due macchine.',
    translation: 'Where can we park? We are coming with two cars.',
  } satisfies ExampleMessage,
  source:
    'Knowledge base, Parking: “Space 7, behind the house. Second car: the square, free from 19:00 to 08:00.”',
  answer: {
    from: 'desk',
    lang: 'it',
    text: 'Il posto 7, dietro la casa, è riservato a voi. La seconda macchina può restare in piazza: dalle 19 alle 8 è gratis.',
    translation:
      'Space 7 behind the house is reserved for you. The second car can stay on the square: free from 19:00 to 08:00.',
  } satisfies ExampleMessage,
} as const;

/** Step 3, the host's only one: a word from the host, and what the guest reads. */
export const escalationStep = {
  title: 'Smart escalation: you say yes or no',
  text: 'What needs your approval, or is written nowhere, comes to you. Reply yes or no, or add keywords. The guest reads whole sentences.',
  slip: { time: '02:14', text: 'Door 7 asks for a baby bed. Reply yes or no.' },
  you: 'You write',
  guest: 'Giulia reads',
  replies: [
    {
      word: 'yes',
      text: 'Al vostro arrivo il lettino sarà pronto.',
      translation: 'The baby bed will be ready when you arrive.',
    },
    {
      word: 'no',
      text: 'Purtroppo in questa casa non c’è un lettino.',
      translation: 'Unfortunately there is no baby bed in this house.',
    },
    {
      word: 'yes, no sheets',
      text: 'Il lettino c’è. Le lenzuola, però, vanno portate da casa.',
      translation: 'There is a baby bed. Its sheets, though, need to come from home.',
    },
  ],
} as const;

/** Step 4: the note in the booking. */
export const noteStep = {
  title: 'Your PMS is updated',
  text: 'What was agreed is written into the booking note, where you and your team already look.',
  sheet: {
    title: 'Booking, Door 7',
    rows: [
      ['Guest', 'Giulia R.'],
      ['Guests', '2 and a baby'],
      ['Arrives', '19 July'],
      ['Leaves', '22 July'],
      ['Language', 'Italian'],
    ],
    note: ['Note', 'Baby bed: yes'],
    written: { time: '06:30', text: 'written for you' },
  },
} as const;
