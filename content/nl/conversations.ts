import type * as en from '../en/conversations';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  readerLanguages: [
    { name: 'Engels' },
    { name: 'Frans' },
    { name: 'Duits' },
    { name: 'Nederlands' },
    { name: 'Ests' },
  ],
  conversations: [
    {
      request: 'Vroege check-in',
      guest: 'Camille',
      language: { name: 'Frans' },
      ledger: { text: 'Inchecken om 13:00 uur. Staat in de boekingsnotitie.' },
    },
    {
      request: 'Extra per\u00adsoon',
      guest: 'Maarja',
      language: { name: 'Ests' },
      ledger: { text: 'Extra persoon: wacht op uw ja of nee.' },
    },
    {
      request: 'Baby\u00adbedje',
      guest: 'Giulia',
      language: { name: 'Italiaans' },
      ledger: { text: 'Babybedje: ja. Staat in de boekingsnotitie.' },
    },
    {
      request: 'Wifi',
      guest: 'Jonas',
      language: { name: 'Duits' },
      ledger: { text: 'Beantwoord uit de kennisbank. Niemand is er wakker voor gemaakt.' },
    },
    {
      request: 'Late aan\u00adkomst',
      guest: 'Daan',
      language: { name: 'Nederlands' },
      ledger: { text: 'Sleutelkastje uitgelegd. Wacht op het antwoord van Daan.' },
    },
  ],
};
