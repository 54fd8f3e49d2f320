import {
  conversations as english,
  type readerLanguages as englishLanguages,
} from '../en/conversations';
import type { Translated } from '../translated';

/** The languages in which a host can read along. */
export const readerLanguages: Translated<typeof englishLanguages> = [
  { code: 'en', name: 'Engels' },
  { code: 'fr', name: 'Frans' },
  { code: 'de', name: 'Duits' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'et', name: 'Ests' },
];

// What is said in the conversations is there in every language already.
export { firstDoor, firstSentence, introduction } from '../en/conversations';

/** What is said about each conversation, by the number of its door. */
const about: Readonly<Record<number, { request: string; language: string; ledger: string }>> = {
  3: {
    request: 'Vroege check-in',
    language: 'Frans',
    ledger: 'Inchecken om 13:00 uur. Staat in de boekingsnotitie.',
  },
  5: {
    request: 'Extra per\u00adsoon',
    language: 'Ests',
    ledger: 'Extra persoon: wacht op uw ja of nee.',
  },
  7: {
    request: 'Baby\u00adbedje',
    language: 'Italiaans',
    ledger: 'Babybedje: ja. Staat in de boekingsnotitie.',
  },
  9: {
    request: 'Wifi',
    language: 'Duits',
    ledger: 'Beantwoord uit de kennisbank. Niemand is er wakker voor gemaakt.',
  },
  12: {
    request: 'Late aan\u00adkomst',
    language: 'Nederlands',
    ledger: 'Sleutelkastje uitgelegd. Wacht op het antwoord van Daan.',
  },
};
/** The conversations of one night, ordered by the column of keys in the hero. */
export const conversations: Translated<typeof english> = english.map((conversation) => {
  const said = about[conversation.door];
  return said
    ? {
        ...conversation,
        request: said.request,
        language: { ...conversation.language, name: said.language },
        ledger: { ...conversation.ledger, text: said.ledger },
      }
    : conversation;
});
