import {
  conversations as english,
  type readerLanguages as englishLanguages,
} from '../en/conversations';
import type { Translated } from '../translated';

/** The languages in which a host can read along. */
export const readerLanguages: Translated<typeof englishLanguages> = [
  { code: 'en', name: 'inglise' },
  { code: 'fr', name: 'prantsuse' },
  { code: 'de', name: 'saksa' },
  { code: 'nl', name: 'hollandi' },
  { code: 'et', name: 'eesti' },
];

// What is said in the conversations is there in every language already.
export { firstDoor, firstSentence, introduction } from '../en/conversations';

/** What is said about each conversation, by the number of its door. */
const about: Readonly<Record<number, { request: string; language: string; ledger: string }>> = {
  3: {
    request: 'Vara\u00adsem saabu\u00admine',
    language: 'prantsuse',
    ledger: 'Saabumine kell 13. Broneeringu märkuses kirjas.',
  },
  5: {
    request: 'Lisa\u00adküla\u00adline',
    language: 'eesti',
    ledger: 'Lisakülaline: ootab teie jah- või ei-sõna.',
  },
  7: {
    request: 'Beebi\u00advoodi',
    language: 'itaalia',
    ledger: 'Beebivoodi: jah. Broneeringu märkuses kirjas.',
  },
  9: {
    request: 'Wifi',
    language: 'saksa',
    ledger: 'Vastatud teadmusbaasi põhjal. Kedagi ei äratatud.',
  },
  12: {
    request: 'Hiline saabu\u00admine',
    language: 'hollandi',
    ledger: 'Võtmekapp kätte juhatatud. Ootab Daani vastust.',
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
