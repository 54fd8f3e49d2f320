import {
  conversations as english,
  type readerLanguages as englishLanguages,
} from '../en/conversations';
import type { Translated } from '../translated';

/** The languages in which a host can read along. */
export const readerLanguages: Translated<typeof englishLanguages> = [
  { code: 'en', name: 'Englisch' },
  { code: 'fr', name: 'Französisch' },
  { code: 'de', name: 'Deutsch' },
  { code: 'nl', name: 'Niederländisch' },
  { code: 'et', name: 'Estnisch' },
];

// What is said in the conversations is there in every language already.
export { firstDoor, firstSentence, introduction } from '../en/conversations';

/** What is said about each conversation, by the number of its door. */
const about: Readonly<Record<number, { request: string; language: string; ledger: string }>> = {
  3: {
    request: 'Früher Check-in',
    language: 'Französisch',
    ledger: 'Check-in um 13\u00a0Uhr. In der Buchungsnotiz vermerkt.',
  },
  5: {
    request: 'Zusatz\u00adperson',
    language: 'Estnisch',
    ledger: 'Zusätzliche Person: wartet auf Ihr Ja oder Nein.',
  },
  7: {
    request: 'Baby\u00adbett',
    language: 'Italienisch',
    ledger: 'Babybett: ja. In der Buchungsnotiz vermerkt.',
  },
  9: {
    request: 'WLAN',
    language: 'Deutsch',
    ledger: 'Aus der Wissensdatenbank beantwortet. Niemand wurde geweckt.',
  },
  12: {
    request: 'Späte An\u00adkunft',
    language: 'Niederländisch',
    ledger: 'Schlüsselbox erklärt. Wartet auf Daans Antwort.',
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
