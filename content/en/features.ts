import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type { ExampleMessage } from './how-it-works';

/** The copy of the features page's head. */
export const featuresPage = {
  path: paths.features,
  group: 'Product',
  cardTag: 'brass',
  pageTitle: 'Features',
  description:
    'Two-way PMS sync, a knowledge base with a score, a WhatsApp opening message, answers in the guest’s language, host check-in, summaries and booking notes.',
  eyebrow: { time: '14:00', label: 'Features' },
  title: `Seven things ${brand.name} does while you do something else.`,
  lead: 'In the order of a day: by daylight you connect your booking system and describe the house. In the evening the assistant greets your guests, at night it answers them, and in the morning it reports to you.',
  contents: 'The seven, by the hour',
} as const;

/** The seven blocks, in their order. */
export const features = {
  sync: {
    id: 'pms-connection',
    eyebrow: { time: '14:05', label: 'PMS connection' },
    title: 'Two-way sync: bookings come in, notes go back.',
    text: 'Connect your property management system once. Properties, bookings and guest details are then imported automatically, and what a guest asks for goes back into the booking.',
  },
  knowledgeBase: {
    id: 'knowledge-base',
    eyebrow: { time: '15:40', label: 'Knowledge base' },
    title: 'Describe the house. The score shows the gaps.',
    text: 'The knowledge base builder goes through each property topic by topic. The score analyzer reads your notes as a guest would, and says what is still missing. Every complete topic is a tooth of the key.',
  },
  openingMessage: {
    id: 'opening-message',
    eyebrow: { time: '18:32', label: 'Opening message' },
    title: 'You write the first message once, as a template.',
    text: 'On WhatsApp, a business that writes first needs an approved template. Yours has fields, and each booking fills them in.',
  },
  answers: {
    id: 'answers',
    eyebrow: { time: '01:41', label: 'Answers' },
    title: 'A “ja” is an answer, if you remember the question.',
    text: 'A GPT model writes every reply in the guest’s language. It reads your knowledge base and the chat history, so a short word in the night still makes sense.',
  },
  checkIn: {
    id: 'host-check-in',
    eyebrow: { time: '02:31', label: 'Host check-in' },
    title: 'When the assistant does not know, it says so.',
    text: 'What is written nowhere is not made up. The guest gets one of two things: your contact details, or the promise that the team will be asked and an answer will follow.',
  },
  summaries: {
    id: 'chat-summaries',
    eyebrow: { time: '06:30', label: 'Summaries and insights' },
    title: 'Twenty-three messages, four lines.',
    text: 'Each chat is summed up for the next person who reads it. Across all chats, the insights show what guests keep asking, and what to write down so that they stop.',
  },
  bookingNotes: {
    id: 'booking-notes',
    eyebrow: { time: '06:31', label: 'Booking notes' },
    title: 'What was agreed is written in the booking.',
    text: 'The request and your word are written into the booking note of your PMS. The person who prepares the rooms reads it in the usual place.',
  },
} as const;

/** Block 1: what is synced in each direction. */
export const syncExample = {
  pms: { name: 'Your PMS', text: 'For example Smoobu' },
  desk: { name: brand.name, text: 'Chalet Arve, 12 flats' },
  coming: 'Smoobu is already connected. Coming soon: Airbnb, Booking.com, Vrbo, Guesty, Hostaway.',
  link: 'See all integrations',
  inbound: { label: 'From your PMS', tags: ['Properties', 'Bookings', 'Guest details'] },
  outbound: { label: 'Back to your PMS', tags: ['Guest requests', 'Booking notes'] },
} as const;

/** Block 2: the topics of a property. Its score is their mean. */
export const knowledgeBaseExample = {
  house: 'Chalet Arve, Door 4',
  entry: {
    label: 'Bins',
    text: 'The bins are behind the house.',
    remark: 'Which day? Which colour?',
  },
  link: 'Make your own house book',
  of: 'of 100',
  mean: 'the mean of the six topics below',
  topics: [
    { name: 'Arrival', score: 100, hint: 'Key box, code, any hour: complete.' },
    { name: 'Wifi', score: 95, hint: 'Says where the card is, not which rooms it reaches.' },
    { name: 'Heating', score: 80, hint: 'Says how to turn it up, not down.' },
    { name: 'Baby bed', score: 75, hint: 'Says where, not from what age.' },
    { name: 'Parking', score: 60, hint: 'Where does a second car go?' },
    { name: 'Bins', score: 40, hint: 'Which day? Which colour?' },
  ],
} as const;

/** A part of the template: fixed words, or a blank with its name and the value from the booking. */
export type TemplatePart = string | { blank: string; value: string };

/** Block 3: the template with its blanks filled in. */
export const openingMessageExample = {
  label: 'Template “Welcome”, in Italian',
  parts: [
    'Buonasera',
    { blank: 'first name', value: 'Giulia' },
    ', sono',
    { blank: 'assistant', value: brand.name },
    ', l’assistente IA dello',
    { blank: 'house', value: 'Chalet Arve' },
    '. La aspettiamo il',
    { blank: 'arrival', value: '19 luglio' },
    'dalle',
    { blank: 'check-in', value: '15:00' },
    '. Per qualsiasi domanda mi scriva qui.',
  ] as readonly TemplatePart[],
  translation: `Good evening Giulia, this is ${brand.name}, the AI assistant of Chalet Arve. We expect you on 19 July from 15:00. If you have any questions, write to me here.`,
  sent: 'Sent on WhatsApp at 18:32, when the booking was confirmed',
  trust: { label: 'What guests are told, and where the assistant may write', href: paths.trust },
} as const;

/** Block 4: three messages, and the four sources of the last one. */
export const answersExample = {
  messages: [
    {
      time: '01:26',
      from: 'desk',
      lang: 'nl',
      text: 'Het sleutelkastje hangt links van de deur. Komt u met de auto? Dan stuur ik de parkeerplek met de code mee.',
      translation:
        'The key box is to the left of the door. Are you coming by car? Then I will send the parking space with the code.',
    },
    { time: '01:41', from: 'guest', lang: 'nl', text: 'Ja', translation: 'Yes' },
    {
      time: '01:41',
      from: 'desk',
      lang: 'nl',
      text: 'Dan is plek 10 voor u, achter het huis. De code van het sleutelkastje is 4812. Goede reis.',
      translation:
        'Then space 10 is yours, behind the house. The code of the key box is 4812. Safe travels.',
    },
  ] satisfies (ExampleMessage & { time: string })[],
  label: 'What the last reply was made of',
  sources: [
    { name: 'Chat history', text: '01:26: is he coming by car?' },
    { name: 'Knowledge base', text: 'Arrival: space 10, key box' },
    { name: 'Language', text: 'Dutch, as Dirk writes' },
    { name: 'GPT model', text: 'puts it into a sentence' },
  ],
} as const;

/** Block 5: a question that nothing answers, and the two possible replies. */
export const checkInExample = {
  question: {
    from: 'guest',
    lang: 'fr',
    text: 'Peut-on recharger une voiture électrique chez\u00a0vous\u00a0?',
    translation: 'Is there somewhere to charge an electric car at your place?',
  } satisfies ExampleMessage,
  missing: 'Knowledge base: nothing about charging.',
  contact: {
    title: 'The assistant gives your contact details',
    reply: {
      from: 'desk',
      lang: 'fr',
      text: 'Je ne le sais pas. Anna, votre hôte, vous répond au +41\u00a000\u00a0000\u00a000\u00a000.',
      translation:
        'I do not know. Anna, your host, answers at +41\u00a000\u00a0000\u00a000\u00a000.',
    } satisfies ExampleMessage,
  },
  ask: {
    title: 'The assistant promises to ask, and comes back',
    reply: {
      from: 'desk',
      lang: 'fr',
      text: 'Je ne le sais pas encore. Je demande à l’équipe et je reviens vers vous ici.',
      translation: 'I do not know yet. I am asking the team and will come back to you here.',
    } satisfies ExampleMessage,
    host: { time: '07:02', you: 'You', words: 'yes, garage, 11 kW' },
    later: {
      from: 'desk',
      lang: 'fr',
      text: 'Oui, au garage\u00a0: la borne a une puissance de 11 kW.',
      translation: 'Yes, in the garage: the charger delivers 11 kW.',
    } satisfies ExampleMessage,
  },
} as const;

/** Block 6: the length of each message of a chat (the guest's are negative), and the chat's summary. */
export const summariesExample = {
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
        text: '11 guests asked which day. No note names one.',
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

/** Block 7: a booking and its notes. */
export const bookingNotesExample = {
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

/** The copy of the closing call to action. */
export const featuresEnd = {
  title: 'Switch off the light and try all seven.',
  lead: 'Testing is free for as long as you like, without a credit card. There is no charge until you are convinced.',
} as const;
