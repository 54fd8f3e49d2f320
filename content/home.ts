import { babyBed } from './scenes/baby-bed';
import { earlyCheckIn } from './scenes/early-check-in';
import { extraPerson } from './scenes/extra-person';
import { lateArrival } from './scenes/late-arrival';
import { wifi } from './scenes/wifi';
import type { Gloss, Scene, TagStatus } from './scenes/scene';
import { brand } from '@/lib/brand';

/** The conversations of one night, by door. */
export const scenes: readonly Scene[] = [earlyCheckIn, extraPerson, babyBed, wifi, lateArrival];

/** The door that is open when the page opens. */
export const firstDoor = babyBed.door;

/** What each tag means. */
export const statusLabels: Readonly<Record<TagStatus, string>> = {
  answered: 'Answered',
  asking: 'Asking the host',
  waiting: 'Waiting for the guest',
};

/** The copy of the hero. */
export const hero = {
  eyebrow: { time: '02:14', label: 'The desk is staffed' },
  title: 'The 24/7 AI reception for guest messages.',
  lead: `${brand.name} replies on WhatsApp in your guest’s language, from what you have told it about the house. When it is not sure, it asks you.`,
  action: 'Start Today',
  newTab: '(opens in a new tab)',
  house: 'Chalet Arve',
  chooseDoor: 'Choose a door',
  chooseLanguage: 'Read along in',
  legend: 'What the tags mean',
  you: { en: 'You', fr: 'Vous', de: 'Sie', nl: 'U', et: 'Teie' } satisfies Gloss,
} as const;

/** A line of the ledger that the host finds in the morning. */
export interface LedgerRow {
  time: string;
  door: number;
  text: string;
  status: TagStatus;
}

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
  ] satisfies LedgerRow[],
  left: {
    time: '04:02',
    door: 5,
    text: 'asks for one extra person on Friday.',
    reply: 'Reply yes or no.',
  },
} as const;
