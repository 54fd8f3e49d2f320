import {
  conversations as english,
  type readerLanguages as englishLanguages,
} from '../en/conversations';
import type { Translated } from '../translated';

/** The languages in which a host can read along. */
export const readerLanguages: Translated<typeof englishLanguages> = [
  { code: 'en', name: 'anglais' },
  { code: 'fr', name: 'français' },
  { code: 'de', name: 'allemand' },
  { code: 'nl', name: 'néerlandais' },
  { code: 'et', name: 'estonien' },
];

// They hold every language.
export { firstDoor, firstSentence, introduction } from '../en/conversations';

/** What a conversation says to its readers, by its door; what was written in it is the same in every language. */
const readers: Readonly<
  Record<number, { request: string; language: string; ledger: string } | undefined>
> = {
  3: {
    request: 'Arri\u00advée anti\u00adcipée',
    language: 'français',
    ledger: 'Arrivée à 13 h. Inscrit dans la note de réservation.',
  },
  5: {
    request: 'Une per\u00adsonne en plus',
    language: 'estonien',
    ledger: 'Une personne en plus : attend votre réponse.',
  },
  7: {
    request: 'Lit bébé',
    language: 'italien',
    ledger: 'Lit bébé : oui. Inscrit dans la note de réservation.',
  },
  9: {
    request: 'Wifi',
    language: 'allemand',
    ledger: 'Répondu d’après la base de connaissances. Personne n’a été réveillé.',
  },
  12: {
    request: 'Arri\u00advée tardive',
    language: 'néerlandais',
    ledger: 'Boîte à clés expliquée. On attend la réponse de Daan.',
  },
};

/** The conversations of one night, ordered by the column of keys in the hero. */
export const conversations: typeof english = english.map((conversation) => {
  const { request, language, ledger } = readers[conversation.door]!;
  return {
    ...conversation,
    request,
    language: { ...conversation.language, name: language },
    ledger: { ...conversation.ledger, text: ledger },
  };
});
