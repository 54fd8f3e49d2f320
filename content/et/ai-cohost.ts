import { brand } from '@/lib/brand';
import type * as en from '../en/ai-cohost';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  aiCohost: {
    pageTitle: 'AI-kaasmajutaja puhkemajale ja külaliskorterile',
    description:
      'Kaasmajutaja, kes vastab WhatsAppis, kui te magate: kuidas ta külalisi tervitab, millal küsib teilt jah- või ei-sõna ja mida näitab tema töölaud.',
    eyebrow: { label: 'AI-kaasmajutaja' },
    title: ['Teie kustutate tule.', 'Vastuvõtt jääb valvesse.'],
    lead: `${brand.name} on teie puhkemaja või külaliskorteri AI-kaasmajutaja. Ta loeb läbi kõik WhatsAppi sõnumid, mida külalised teile saadavad, vastab selle põhjal, mida olete maja kohta kirja pannud, ja toob teie ette ainult selle, mis vajab teie sõna.`,
    action: 'Alusta täna',
    newTab: '(avaneb uuel vahelehel)',
    note: 'Proovida saab tasuta, nii kaua kui soovite. Ilma krediitkaardita.',
    caption: 'Chalet Arve kell 0:37. Ukse 9 külalised ei maga ja vastuvõtt ka mitte.',
    question: { translation: 'Wifiparooli ei ole ruuteri peal.' },
    answer: { translation: 'See on sinisel kaardil, köögikapi ukse siseküljel.' },
  },
  dashboard: {
    eyebrow: { label: 'Töölaud' },
    title: 'Hommikusöögi ajal teate juba, mis öösel oli.',
    lead: 'Neli vaadet samale vastuvõtule: mis oli, mis parajasti on, mis võiks olla, ja see kõik teie taskus. Arvud on väljamõeldud.',
  },
  overview: {
    title: 'Ülevaade',
    text: 'Vastamisajad, külaliste rahulolu ja küsimused, mis aina korduvad. Mida külalised kõige rohkem küsivad, see tasub järgmisena kirja panna.',
    heading: 'Chalet Arve, 18. juuli',
    night: { text: 'kella 22 ja 6 vahel' },
    messages: 'sõnumit',
    byHour: 'Sõnumid tundide kaupa',
    figures: [
      { value: '8 s', label: 'Vastamisaeg: pooled vastused tulid kiiremini' },
      { value: '18/19', label: 'Külaliste rahulolu: 18 külalist 19-st pidas vestlust kasulikuks' },
    ],
    commonTitle: 'Sagedased küsimused',
    common: [
      { topic: 'Wifi' },
      { topic: 'Parkimine' },
      { topic: 'Saabumine' },
      { topic: 'Küte' },
      { topic: 'Prügi' },
    ],
  },
  tracking: {
    title: 'Vestlused reaalajas',
    text: 'Iga korter, iga silt. Lugege samal ajal, kui külaline kirjutab, ja näete, kuidas silt vahetub, kui keegi teid ootab.',
    label: 'Vestlused kell 22:44',
    rows: [
      { text: 'Kuhu prügi läheb?' },
      { text: 'Kas saun on veel soe?' },
      { text: 'Kas sõber võib reedel ööbida?' },
      { text: 'Dirk kirjutab' },
    ],
  },
  simulator: {
    title: 'Simulaator proovimiseks',
    text: 'Küsige, nagu oleksite külaline. Näete vastust ja rida, millele see toetub, või seda, et küsimus tuleks teile. Kellelegi midagi ei saadeta.',
    asGuest: 'Teie külalise rollis',
    trials: [
      {
        question: 'Kas võime koera kaasa võtta?',
        answer: 'Üks koer on teretulnud, 15\u00a0franki öö.',
        source: 'Teadmusbaas, kodukord',
      },
      {
        question: 'Kas föön on olemas?',
        answer: 'Kuskil kirjas ei ole. Assistent küsiks teilt.',
        source: 'Pange kirja: vannituba',
      },
    ],
  },
  mobile: {
    title: 'Veebirakendus telefonis',
    text: 'Seesama vastuvõtt teie telefoni brauseris, paigaldada pole midagi. Jah-sõnaks piisab ühest pöidlast.',
    screen: {
      door: 'Uks 8',
      question: 'küsib reedeks kohta ühele lisakülalisele.',
      yes: 'jah',
      no: 'ei',
      rows: [
        { text: 'Hiline saabumine' },
        { text: 'Saun' },
        { text: 'Prügi' },
        { text: 'Varasem saabumine' },
        { text: 'Parkimine' },
        { text: 'Hommikusöök' },
      ],
    },
  },
};
