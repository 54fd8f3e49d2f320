import { brand } from '@/lib/brand';
import type { ExampleMessage } from './how-it-works';

/** The copy of the AI co-host page's head. */
export const aiCohost = {
  pageTitle: 'AI co-host for holiday rentals',
  description:
    'The co-host that answers WhatsApp while you sleep: how it greets and answers guests, when it asks you for a yes or a no, and what its dashboard shows.',
  eyebrow: { time: '00:37', label: 'AI co-host' },
  title: ['You put out the light.', 'The desk stays on.'],
  lead: `${brand.name} is the AI co-host of your holiday rentals. It reads every WhatsApp message of your guests, answers from what you wrote about the house, and brings you only what needs your word.`,
  action: 'Start Today',
  newTab: '(opens in a new tab)',
  note: 'Free to test for as long as you like. No credit card.',
  caption: 'Chalet Arve at 00:37. Door 9 is awake, and so is the desk.',
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
