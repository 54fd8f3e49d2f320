import type * as en from '../en/ai-cohost';
import type { Translated } from '../translated';
import { brand } from '@/lib/brand';

/** The copy of the AI co-host page's head. */
export const aiCohost: Translated<typeof en.aiCohost> = {
  pageTitle: 'AI-kaasmajutaja puhkemajale ja külaliskorterile',
  description:
    'Kaasmajutaja, kes vastab WhatsAppis, kui te magate: kuidas ta külalisi tervitab, millal küsib teilt jah- või ei-sõna ja mida näitab tema töölaud.',
  eyebrow: { time: '00:37', label: 'AI-kaasmajutaja' },
  title: ['Teie kustutate tule.', 'Vastuvõtt jääb valvesse.'],
  lead: `${brand.name} on teie puhkemaja või külaliskorteri AI-kaasmajutaja. Ta loeb läbi kõik WhatsAppi sõnumid, mida külalised teile saadavad, vastab selle põhjal, mida olete maja kohta kirja pannud, ja toob teie ette ainult selle, mis vajab teie sõna.`,
  action: 'Alusta täna',
  newTab: '(avaneb uuel vahelehel)',
  note: 'Proovida saab tasuta, nii kaua kui soovite. Ilma krediitkaardita.',
  caption: 'Chalet Arve kell 0:37. Ukse 9 külalised ei maga ja vastuvõtt ka mitte.',
  question: {
    from: 'guest',
    lang: 'de',
    text: 'Das WLAN-Passwort steht nicht auf dem Router.',
    translation: 'Wifiparooli ei ole ruuteri peal.',
  },
  answer: {
    from: 'desk',
    lang: 'de',
    text: 'Es steht auf der blauen Karte, innen an der Küchenschranktür.',
    translation: 'See on sinisel kaardil, köögikapi ukse siseküljel.',
  },
};

/** The copy around the dashboard. All figures are one sample day in a house with twelve doors. */
export const dashboard: Translated<typeof en.dashboard> = {
  eyebrow: { time: '07:10', label: 'Töölaud' },
  title: 'Hommikusöögi ajal teate juba, mis öösel oli.',
  lead: 'Neli vaadet samale vastuvõtule: mis oli, mis parajasti on, mis võiks olla, ja see kõik teie taskus. Arvud on väljamõeldud.',
};

/** The overview: messages by hour from 00:00 on; every sum on the panel is made from them. */
export const overview: Translated<typeof en.overview> = {
  title: 'Ülevaade',
  text: 'Vastamisajad, külaliste rahulolu ja küsimused, mis aina korduvad. Mida külalised kõige rohkem küsivad, see tasub järgmisena kirja panna.',
  heading: 'Chalet Arve, 18. juuli',
  hours: [2, 1, 2, 1, 1, 0, 1, 2, 3, 2, 1, 2, 2, 1, 2, 4, 3, 4, 3, 3, 4, 3, 4, 3],
  night: { from: 22, to: 6, text: 'kella 22 ja 6 vahel' },
  messages: 'sõnumit',
  byHour: 'Sõnumid tundide kaupa',
  figures: [
    { value: '8 s', label: 'Vastamisaeg: pooled vastused tulid kiiremini' },
    {
      value: '18/19',
      label: 'Külaliste rahulolu: 18 külalist 19-st pidas vestlust kasulikuks',
    },
  ],
  commonTitle: 'Sagedased küsimused',
  common: [
    { topic: 'Wifi', count: 13 },
    { topic: 'Parkimine', count: 9 },
    { topic: 'Saabumine', count: 8 },
    { topic: 'Küte', count: 5 },
    { topic: 'Prügi', count: 4 },
  ],
};

/** The conversations as they go on. */
export const tracking: Translated<typeof en.tracking> = {
  title: 'Vestlused reaalajas',
  text: 'Iga korter, iga silt. Lugege samal ajal, kui külaline kirjutab, ja näete, kuidas silt vahetub, kui keegi teid ootab.',
  label: 'Vestlused kell 22:44',
  rows: [
    { door: 4, time: '22:38', text: 'Kuhu prügi läheb?', status: 'answered' },
    { door: 9, time: '22:41', text: 'Kas saun on veel soe?', status: 'answered' },
    { door: 5, time: '22:43', text: 'Kas sõber võib reedel ööbida?', status: 'asking' },
    { door: 12, time: '22:44', text: 'Daan kirjutab', status: 'waiting', writing: true },
  ],
};

/** The rehearsal before a guest reads anything. */
export const simulator: Translated<typeof en.simulator> = {
  title: 'Simulaator proovimiseks',
  text: 'Küsige, nagu oleksite külaline. Näete vastust ja rida, millele see toetub, või seda, et küsimus tuleks teile. Kellelegi midagi ei saadeta.',
  asGuest: 'Teie külalise rollis',
  trials: [
    {
      question: 'Kas võime koera kaasa võtta?',
      answer: 'Üks koer on teretulnud, 15\u00a0franki öö.',
      source: 'Teadmusbaas, kodukord',
      known: true,
    },
    {
      question: 'Kas föön on olemas?',
      answer: 'Kuskil kirjas ei ole. Assistent küsiks teilt.',
      source: 'Pange kirja: vannituba',
      known: false,
    },
  ],
};

/** The phone. */
export const mobile: Translated<typeof en.mobile> = {
  title: 'Veebirakendus telefonis',
  text: 'Seesama vastuvõtt teie telefoni brauseris, paigaldada pole midagi. Jah-sõnaks piisab ühest pöidlast.',
  screen: {
    time: '22:43',
    door: 'Uks 5',
    question: 'küsib reedeks kohta ühele lisakülalisele.',
    yes: 'jah',
    no: 'ei',
    rows: [
      { door: 12, text: 'Hiline saabumine', status: 'waiting' },
      { door: 9, text: 'Saun', status: 'answered' },
      { door: 4, text: 'Prügi', status: 'answered' },
      { door: 3, text: 'Varasem saabumine', status: 'answered' },
      { door: 7, text: 'Parkimine', status: 'answered' },
      { door: 11, text: 'Hommikusöök', status: 'answered' },
    ],
  },
};
