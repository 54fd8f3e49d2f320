import type * as en from '../en/conversations';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  readerLanguages: [
    { name: 'inglise' },
    { name: 'prantsuse' },
    { name: 'saksa' },
    { name: 'hollandi' },
    { name: 'eesti' },
  ],
  conversations: [
    {
      request: 'Vara\u00adsem saabu\u00admine',
      guest: 'Camille',
      language: { name: 'prantsuse' },
      ledger: { text: 'Saabumine kell 13. Broneeringu märkuses kirjas.' },
    },
    {
      request: 'Lisa\u00adküla\u00adline',
      guest: 'Maarja',
      language: { name: 'eesti' },
      ledger: { text: 'Lisakülaline: ootab teie jah- või ei-sõna.' },
    },
    {
      request: 'Beebi\u00advoodi',
      guest: 'Giulia',
      language: { name: 'itaalia' },
      ledger: { text: 'Beebivoodi: jah. Broneeringu märkuses kirjas.' },
    },
    {
      request: 'Wifi',
      guest: 'Jonas',
      language: { name: 'saksa' },
      ledger: { text: 'Vastatud teadmusbaasi põhjal. Kedagi ei äratatud.' },
    },
    {
      request: 'Hiline saabu\u00admine',
      guest: 'Daan',
      language: { name: 'hollandi' },
      ledger: { text: 'Võtmekapp kätte juhatatud. Ootab Daani vastust.' },
    },
  ],
};
