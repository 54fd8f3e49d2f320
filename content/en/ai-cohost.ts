import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import type { TagStatus } from './conversations';
import type { ExampleMessage } from './how-it-works';

/** The copy of the AI co-host page's head. */
export const aiCohost = {
  path: paths.aiCohost,
  group: 'Product',
  cardTag: 'brass',
  pageTitle: 'AI co-host for holiday rentals',
  description:
    'The co-host that answers WhatsApp while you sleep: how it greets and answers guests, when it asks you for a yes or a no, and what its dashboard shows.',
  eyebrow: { time: '00:37', label: 'AI co-host' },
  title: ['You switch off the light.', 'The desk stays on.'],
  lead: `${brand.name} is the AI co-host of your holiday rentals. It reads every WhatsApp message of your guests, answers from what you wrote about the house, and brings you only what needs your word.`,
  action: 'Start Today',
  newTab: '(opens in a new tab)',
  note: 'Free to test for as long as you like. No credit card.',
  caption: 'Chalet Arve at 00:37. The guest behind Door 9 is awake, and so is the desk.',
  question: {
    from: 'guest',
    lang: 'de',
    text: 'Das WLAN-Passwort steht nicht auf dem Router.',
    translation: 'The wifi password is not on the router.',
  } satisfies ExampleMessage,
  answer: {
    from: 'desk',
    lang: 'de',
    text: 'Es steht auf der blauen Karte, innen an der Küchenschranktür.',
    translation: 'It is on the blue card, inside the kitchen cupboard door.',
  } satisfies ExampleMessage,
} as const;

/** The copy around the dashboard. All figures are one sample day in a house with twelve doors. */
export const dashboard = {
  eyebrow: { time: '07:10', label: 'The dashboard' },
  title: 'By breakfast you know how the night went.',
  lead: 'Four views of the same desk: what happened, what is happening, what would happen, and all of it in your pocket. The figures are invented.',
} as const;

/** The overview: messages by hour from 00:00 on; every sum on the panel is made from them. */
export const overview = {
  title: 'Overview',
  text: 'Response times, guest satisfaction and the questions that keep coming back. What guests ask most is what to write down next.',
  heading: 'Chalet Arve, 18 July',
  hours: [2, 1, 2, 1, 1, 0, 1, 2, 3, 2, 1, 2, 2, 1, 2, 4, 3, 4, 3, 3, 4, 3, 4, 3],
  night: { from: 22, to: 6, text: 'between 22:00 and 06:00' },
  messages: 'messages',
  byHour: 'Messages by hour',
  figures: [
    { value: '8 s', label: 'Response time: half of the replies came faster' },
    { value: '18 of 19', label: 'Guest satisfaction: guests who rated the chat helpful' },
  ],
  commonTitle: 'Common questions',
  common: [
    { topic: 'Wifi', count: 13 },
    { topic: 'Parking', count: 9 },
    { topic: 'Arrival', count: 8 },
    { topic: 'Heating', count: 5 },
    { topic: 'Bins', count: 4 },
  ],
} as const;

/** The conversations as they go on. */
export const tracking = {
  title: 'Real-time conversation tracking',
  text: 'Every conversation, with its tag. Read along while a guest is writing, and see the tag change when someone is waiting for you.',
  label: 'Conversations at 22:44',
  rows: [
    { door: 4, time: '22:38', text: 'Where do the bins go?', status: 'answered' },
    { door: 9, time: '22:41', text: 'Is the sauna still warm?', status: 'answered' },
    { door: 8, time: '22:43', text: 'Can a friend stay on Friday?', status: 'asking' },
    { door: 10, time: '22:44', text: 'Dirk is writing', status: 'waiting', writing: true },
  ] as { door: number; time: string; text: string; status: TagStatus; writing?: boolean }[],
} as const;

/** The rehearsal before a guest reads anything. */
export const simulator = {
  title: 'A simulator for testing',
  text: 'Ask as if you were the guest. You see the answer and the note it rests on, or that you would be asked. Nobody receives anything.',
  asGuest: 'You, as a guest',
  trials: [
    {
      question: 'May we bring our dog?',
      answer: 'One dog is welcome, 15 francs a night.',
      source: 'Knowledge base, House rules',
      known: true,
    },
    {
      question: 'Is there a hairdryer?',
      answer: 'Not written anywhere. You would be asked.',
      source: 'Write it down: Bathroom',
      known: false,
    },
  ],
} as const;

/** The phone. */
export const mobile = {
  title: 'A mobile web app',
  text: 'The same desk in the browser of your phone, with nothing to install. One thumb is enough for a yes.',
  screen: {
    time: '22:43',
    door: 'Door 8',
    question: 'asks if a friend can stay on Friday.',
    yes: 'yes',
    no: 'no',
    rows: [
      { door: 10, text: 'Late arrival', status: 'waiting' },
      { door: 9, text: 'Sauna', status: 'answered' },
      { door: 4, text: 'Bins', status: 'answered' },
      { door: 1, text: 'Early check-in', status: 'answered' },
      { door: 7, text: 'Parking', status: 'answered' },
      { door: 11, text: 'Breakfast', status: 'answered' },
    ] as { door: number; text: string; status: TagStatus }[],
  },
} as const;
