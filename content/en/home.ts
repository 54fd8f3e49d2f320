import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type { TagStatus, Translation } from './conversations';

/** What each tag means. */
export const statusLabels: Readonly<Record<TagStatus, string>> = {
  answered: 'Answered',
  asking: 'Asking the host',
  waiting: 'Waiting for the guest',
};

/** The copy of the hero. */
export const hero = {
  path: paths.home,
  group: 'Product',
  cardTag: 'brass',
  eyebrow: { time: '02:14', label: 'The desk is open' },
  title: 'The 24/7 AI reception for guest messages.',
  pageTitle: '24/7 AI reception for guest messages',
  description:
    'An AI co-host that answers the guests of holiday rentals on WhatsApp, in their language, day and night, and asks you when it is not sure.',
  lead: `${brand.name} replies on WhatsApp in your guest’s language, from what you have told it about the house. When it is not sure, it asks you.`,
  action: 'Start Today',
  newTab: '(opens in a new tab)',
  house: 'Chalet Arve',
  chooseDoor: 'Choose a door',
  chooseLanguage: 'Read along in',
  legend: 'What the tags mean',
  door: 'Door {door}',
  writes: 'WhatsApp, writes {language}',
  now: 'now',
  you: { en: 'You', fr: 'Vous\u00A0', de: 'Sie', nl: 'U', et: 'Teie' } satisfies Translation,
} as const;

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
    text: 'What the assistant could not answer, you write down once. From then on it has its card in the index.',
    newCard: { tab: 'Baby bed', lines: ['Yes. It is made up', 'before you arrive.'] },
    cards: ['Parking', 'Bin day', 'Kettle', 'Wifi'],
  },
} as const;

/** The copy of the feature grid; each feature has the drawing of its name. */
export const featuresGrid = {
  eyebrow: { time: '04:55', label: 'What is in the rack' },
  title: 'Eight pigeonholes, and something useful in each.',
  scroller: 'The eight pigeonholes',
  features: [
    {
      drawing: 'escalation',
      title: 'Smart escalation',
      text: 'When the assistant does not know, or needs your approval, it asks you. A yes or a no is enough.',
    },
    {
      drawing: 'whatsapp',
      title: 'Works in WhatsApp',
      text: 'Guests write where they already write. There is no app to install and no link to open.',
    },
    {
      drawing: 'analytics',
      title: 'An analytics dashboard',
      text: 'Response times, guest satisfaction and the questions that keep coming back, on one board.',
    },
    {
      drawing: 'hours',
      title: 'Open 24/7',
      text: '02:14 is an ordinary hour here. The desk is open every night of the year.',
    },
    {
      drawing: 'languages',
      title: 'The guest’s own language',
      text: 'The assistant reads each message in the language it was written in, and replies in the same one.',
    },
    {
      drawing: 'notes',
      title: 'Notes in your PMS',
      text: 'What was agreed goes into the booking note, where your whole team can read it.',
    },
    {
      drawing: 'onboarding',
      title: 'Guided onboarding',
      text: 'Connect, describe the house, test, go live. We go through the four steps with you.',
    },
    {
      drawing: 'simulator',
      title: 'A response simulator',
      text: 'Ask as if you were the guest, correct the answer, and only then let the assistant speak.',
    },
  ],
} as const;

/** The copy of the ledger that turns from night to dawn: ten messages, of which three need the host. */
export const night = {
  title: 'The night, line by line.',
  lead: 'An invented night: Chalet Arve on a Saturday in August, all twelve flats taken. The number on the door says which one is writing. Ten messages came in before breakfast.',
  rowsTitle: 'The ten messages',
  answered: 'Answered',
  waits: 'Waits for you',
  rows: [
    { time: '22:51', door: 4, text: 'Asked which bin takes the glass', waits: false },
    { time: '23:38', door: 10, text: 'Asked where to park on Sunday', waits: false },
    { time: '00:16', door: 2, text: 'Asked to check in at 11:00 tomorrow', waits: true },
    { time: '01:09', door: 6, text: 'Asked for the nearest night pharmacy', waits: false },
    { time: '02:02', door: 3, text: 'Asked how the shutters close', waits: false },
    { time: '02:47', door: 11, text: 'Asked for a baby bed from Monday', waits: true },
    { time: '03:33', door: 1, text: 'Asked where to leave the key at five', waits: false },
    { time: '04:20', door: 8, text: 'Asked to bring one more guest', waits: true },
    { time: '05:04', door: 12, text: 'Asked for the bus to the 07:02 train', waits: false },
    { time: '05:37', door: 9, text: 'Asked if the bakery opens on Sunday', waits: false },
  ],
  dawn: {
    time: '05:45',
    label: 'First light',
    lines: ['Seven have their answer.', 'Three wait for one word from you.'],
  },
} as const;

/** The copy of the morning: four doors are settled, and one question is left for the host. */
export const morning = {
  eyebrow: { time: '06:30', label: 'Good morning' },
  title: 'The night is done. You have one answer left to give.',
  action: 'Start Today',
  ledgerTitle: 'The ledger of the night',
  rows: [
    { time: '23:05', door: 3, text: 'Early check-in 13:00, with your yes', status: 'answered' },
    { time: '00:37', door: 9, text: 'Wifi, from the knowledge base', status: 'answered' },
    { time: '01:26', door: 12, text: 'Key box explained, waiting for Daan', status: 'waiting' },
    { time: '02:14', door: 7, text: 'Baby bed: your yes, guest told', status: 'answered' },
  ],
  left: {
    time: '04:02',
    door: 5,
    text: 'asks if a friend can stay on Friday.',
    reply: 'Reply yes or no.',
  },
} as const;

/** The ways to try it, above the prices. The first is also the second action of the hero. */
export const ways = {
  title: 'Try it before you read the price.',
  houseBook: {
    label: 'Make your house book',
    text: 'Paste your listing or your house manual: it becomes a book for your guests, and you see what is still missing. Nothing leaves your browser.',
  },
  calculator: {
    label: 'Work out whether it pays',
    text: 'Enter your own numbers, and see from how many messages the assistant is worth its price.',
  },
  demo: {
    label: 'Try it on your own phone',
    text: 'Make a demo booking in your name. The assistant writes to you as it would write to a guest.',
  },
} as const;
