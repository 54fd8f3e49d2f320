import type * as en from '../en/conversations';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  readerLanguages: [
    { name: 'anglais' },
    { name: 'français' },
    { name: 'allemand' },
    { name: 'néerlandais' },
    { name: 'estonien' },
  ],
  conversations: [
    {
      request: 'Arri\u00advée anti\u00adcipée',
      guest: 'Camille',
      language: { name: 'français' },
      ledger: { text: 'Arrivée à 13 h. Inscrit dans la note de réservation.' },
    },
    {
      request: 'Une per\u00adsonne en plus',
      guest: 'Maarja',
      language: { name: 'estonien' },
      ledger: { text: 'Une personne en plus : attend votre réponse.' },
    },
    {
      request: 'Lit bébé',
      guest: 'Giulia',
      language: { name: 'italien' },
      ledger: { text: 'Lit bébé : oui. Inscrit dans la note de réservation.' },
    },
    {
      request: 'Wifi',
      guest: 'Jonas',
      language: { name: 'allemand' },
      ledger: { text: 'Répondu d’après la base de connaissances. Personne n’a été réveillé.' },
    },
    {
      request: 'Arri\u00advée tardive',
      guest: 'Daan',
      language: { name: 'néerlandais' },
      ledger: { text: 'Boîte à clés expliquée. On attend la réponse de Daan.' },
    },
  ],
};
