import type * as en from '../en/conversations';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  readerLanguages: [
    { name: 'Englisch' },
    { name: 'Französisch' },
    { name: 'Deutsch' },
    { name: 'Niederländisch' },
    { name: 'Estnisch' },
  ],
  conversations: [
    {
      request: 'Früher Check-in',
      guest: 'Camille',
      language: { name: 'Französisch' },
      ledger: { text: 'Check-in um 13\u00a0Uhr. In der Buchungsnotiz vermerkt.' },
    },
    {
      request: 'Zusatz\u00adperson',
      guest: 'Maarja',
      language: { name: 'Estnisch' },
      ledger: { text: 'Zusätzliche Person: wartet auf Ihr Ja oder Nein.' },
    },
    {
      request: 'Baby\u00adbett',
      guest: 'Giulia',
      language: { name: 'Italienisch' },
      ledger: { text: 'Babybett: ja. In der Buchungsnotiz vermerkt.' },
    },
    {
      request: 'WLAN',
      guest: 'Jonas',
      language: { name: 'Deutsch' },
      ledger: { text: 'Aus der Wissensdatenbank beantwortet. Niemand wurde geweckt.' },
    },
    {
      request: 'Späte An\u00adkunft',
      guest: 'Daan',
      language: { name: 'Niederländisch' },
      ledger: { text: 'Schlüsselbox erklärt. Wartet auf Daans Antwort.' },
    },
  ],
};
