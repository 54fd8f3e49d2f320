import type * as en from '../en/features';
import type { Translated } from '../translated';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

/** The copy of the features page's head. */
export const featuresPage: Translated<typeof en.featuresPage> = {
  pageTitle: 'Funktsioonid',
  description:
    'Sünkroonimine broneerimissüsteemiga, skooriga teadmusbaas, avasõnum WhatsAppis, vastused külalise keeles, küsimine majutajalt, kokkuvõtted ja märkused.',
  eyebrow: { time: '14:00', label: 'Funktsioonid' },
  title: `Seitse asja, mida ${brand.name} teeb sel ajal, kui teie teete midagi muud.`,
  lead: 'Nii, nagu päev kulgeb: valges ühendate broneeringud ja kirjeldate maja. Õhtul tervitab assistent külalisi, öösel vastab ja hommikul annab valve üle.',
  contents: 'Kõik seitse, tund-tunnilt',
};

/** The seven blocks, in their order. */
export const features: Translated<typeof en.features> = {
  sync: {
    id: 'pms-connection',
    eyebrow: { time: '14:05', label: 'Broneerimissüsteem' },
    title: 'Kahe\u00adsuunaline sünkrooni\u00admine: broneeringud tulevad, märkused lähevad.',
    text: 'Ühendage oma broneerimissüsteem ühe korra. Majutuskohad, broneeringud ja külaliste andmed tulevad ise üle ning külalise soov läheb tagasi broneeringu juurde.',
  },
  knowledgeBase: {
    id: 'knowledge-base',
    eyebrow: { time: '15:40', label: 'Teadmusbaas' },
    title: 'Kirjeldage oma maja. Skoor näitab lünki.',
    text: 'Teadmusbaasi koostades käite iga majutuskoha teemade kaupa läbi. Skoorianalüüs loeb teie ridu külalise pilguga ja ütleb, mis on veel puudu. Iga kaetud teema on üks hammas võtmel.',
  },
  openingMessage: {
    id: 'opening-message',
    eyebrow: { time: '18:32', label: 'Avasõnum' },
    title: 'Esimese sõnumi kirjutate ühe korra, mallina.',
    text: 'Kui maja kirjutab WhatsAppis esimesena, peab tal olema kinnitatud mall. Teie omas on lüngad ja iga broneering täidab need ise.',
  },
  answers: {
    id: 'answers',
    eyebrow: { time: '01:41', label: 'Vastused' },
    title: 'Ka „jah“ on vastus, kui küsimus meeles on.',
    text: 'Iga vastuse kirjutab GPT-mudel, külalise keeles. Assistent loeb teie teadmusbaasi ja senist vestlust, nii et ka öine ühesõnaline sõnum on arusaadav.',
  },
  checkIn: {
    id: 'host-check-in',
    eyebrow: { time: '02:31', label: 'Küsib majutajalt' },
    title: 'Kui assistent ei tea, siis ta ka ütleb seda.',
    text: 'Mida kuskil kirjas ei ole, seda assistent välja ei mõtle. Külaline saab kahest ühe: kas teie kontaktandmed või lubaduse, et meeskonnalt küsitakse ja vastus tuleb.',
  },
  summaries: {
    id: 'chat-summaries',
    eyebrow: { time: '06:30', label: 'Kokkuvõtted ja ülevaated' },
    title: 'Kakskümmend kolm sõnumit, neli rida.',
    text: 'Igast vestlusest jääb kokkuvõte sellele, kes seda järgmisena loeb. Kõigi vestluste peale kokku näitavad ülevaated, mida külalised aina küsivad ja mis tuleks kirja panna, et nad enam küsima ei peaks.',
  },
  bookingNotes: {
    id: 'booking-notes',
    eyebrow: { time: '06:31', label: 'Broneeringu märkused' },
    title: 'Mis kokku lepitud, see broneeringus kirjas.',
    text: 'Soov ja teie sõna lähevad broneerimissüsteemi, broneeringu märkusesse. Kes tube korda teeb, loeb seda tavapärases kohas.',
  },
};

/** Block 1: what is synced in each direction. */
export const syncExample: Translated<typeof en.syncExample> = {
  pms: { name: 'Teie broneerimis\u00ADsüsteem', text: 'Näiteks Smoobu' },
  desk: { name: brand.name, text: 'Chalet Arve, 12 korterit' },
  coming: 'Praegu on ühendatud Smoobu. Tulekul: Airbnb, Booking.com, Vrbo, Guesty, Hostaway.',
  link: 'Vaata kõiki liidestusi',
  inbound: {
    label: 'Broneerimis\u00ADsüsteemist',
    tags: ['Majutuskohad', 'Broneeringud', 'Külalised'],
  },
  outbound: { label: 'Tagasi broneerimis\u00ADsüsteemi', tags: ['Külaliste soovid', 'Märkused'] },
};

/** Block 2: the topics of a property. Its score is their mean. */
export const knowledgeBaseExample: Translated<typeof en.knowledgeBaseExample> = {
  house: 'Chalet Arve, uks 9',
  entry: {
    label: 'Prügi',
    text: 'Prügikastid on maja taga.',
    remark: 'Mis päeval? Mis värvi?',
  },
  link: 'Koosta oma maja infomapp',
  of: 'punkti 100-st',
  mean: 'alloleva kuue teema keskmine',
  topics: [
    { name: 'Saabumine', score: 100, hint: 'Võtmekapp, kood, iga kellaaeg: kõik olemas.' },
    { name: 'Wifi', score: 95, hint: 'Ütleb, kus kaart on, aga mitte, mis tubadesse levi ulatub.' },
    { name: 'Küte', score: 80, hint: 'Ütleb, kuidas soojemaks, aga mitte, kuidas jahedamaks.' },
    { name: 'Beebivoodi', score: 75, hint: 'Ütleb, kus, aga mitte, mis vanusele.' },
    { name: 'Parkimine', score: 60, hint: 'Kuhu panna teine auto?' },
    { name: 'Prügi', score: 40, hint: 'Mis päeval? Mis värvi?' },
  ],
};

/** Block 3: the template with its blanks filled in. */
export const openingMessageExample: Translated<typeof en.openingMessageExample> = {
  label: 'Mall „Tere tulemast“, itaalia keeles',
  parts: [
    'Buonasera',
    { blank: 'eesnimi', value: 'Giulia' },
    ', sono',
    { blank: 'assistent', value: brand.name },
    ', l’assistente IA dello',
    { blank: 'maja', value: 'Chalet Arve' },
    '. La aspettiamo il',
    { blank: 'saabumispäev', value: '19 luglio' },
    'dalle',
    { blank: 'kellaaeg', value: '15:00' },
    '. Per qualsiasi domanda mi scriva qui.',
  ],
  translation: `Tere õhtust, Giulia. Siin ${brand.name}, Chalet Arve AI-assistent. Ootame teid 19. juulil alates kella 15-st. Kui teil on küsimusi, kirjutage mulle siia.`,
  sent: 'Saadetud WhatsAppis kell 18:32, kui broneering kinnitati',
  trust: { label: 'Mida külalisele öeldakse ja kus tohite assistenti kasutada', href: paths.trust },
};

/** Block 4: three messages, and the four sources of the last one. */
export const answersExample: Translated<typeof en.answersExample> = {
  messages: [
    {
      time: '01:26',
      from: 'desk',
      lang: 'nl',
      text: 'Het sleutelkastje hangt links van de deur. Komt u met de auto? Dan stuur ik de parkeerplek met de code mee.',
      translation:
        'Võtmekapp on uksest vasakul. Kas tulete autoga? Siis saadan koos koodiga ka parkimiskoha numbri.',
    },
    { time: '01:41', from: 'guest', lang: 'nl', text: 'Ja', translation: 'Jah' },
    {
      time: '01:41',
      from: 'desk',
      lang: 'nl',
      text: 'Dan is plek 12 voor u, rechts naast het huis. De code van het sleutelkastje is 4812. Goede reis.',
      translation: 'Siis on koht 12 teie oma, majast paremal. Võtmekapi kood on 4812. Head reisi.',
    },
  ],
  label: 'Millest viimane vastus sündis',
  sources: [
    { name: 'Senine vestlus', text: '01:26: kas ta tuleb autoga?' },
    { name: 'Teadmusbaas', text: 'Saabumine: koht 12, võtmekapp' },
    { name: 'Keel', text: 'hollandi, nagu Daan kirjutab' },
    { name: 'GPT-mudel', text: 'teeb sellest lause' },
  ],
};

/** Block 5: a question that nothing answers, and the two possible replies. */
export const checkInExample: Translated<typeof en.checkInExample> = {
  question: {
    from: 'guest',
    lang: 'fr',
    text: 'Peut-on recharger une voiture électrique chez\u00a0vous\u00a0?',
    translation: 'Kas teie juures saab elektriautot laadida?',
  },
  missing: 'Teadmusbaas: laadimise kohta pole midagi.',
  contact: {
    title: 'Assistent annab teie kontaktandmed',
    reply: {
      from: 'desk',
      lang: 'fr',
      text: 'Je ne le sais pas. Anna, votre hôte, vous répond au +41\u00a000\u00a0000\u00a000\u00a000.',
      translation:
        'Ma ei tea seda. Teie majutaja Anna vastab numbril +41\u00a000\u00a0000\u00a000\u00a000.',
    },
  },
  ask: {
    title: 'Assistent lubab küsida ja annab siis teada',
    reply: {
      from: 'desk',
      lang: 'fr',
      text: 'Je ne le sais pas encore. Je demande à l’équipe et je reviens vers vous ici.',
      translation: 'Ma ei tea seda veel. Küsin meeskonnalt ja annan teile siin teada.',
    },
    host: { time: '07:02', you: 'Teie', words: 'jah, garaaž, 11\u00a0kW' },
    later: {
      from: 'desk',
      lang: 'fr',
      text: 'Oui, au garage\u00a0: la borne a une puissance de 11 kW.',
      translation: 'Jah, garaažis on laadija võimsusega 11\u00a0kW.',
    },
  },
};

/** Block 6: the length of each message of a chat (the guest's are negative), and the chat's summary. */
export const summariesExample: Translated<typeof en.summariesExample> = {
  lengths: [
    60, -40, -72, 66, -30, 52, -64, 74, 40, -46, -26, 58, -70, 70, -36, 48, -54, 62, 30, -28, 56,
    -44, 34,
  ],
  strip: 'Kogu vestlus: 23 sõnumit',
  title: 'Uks 7, Giulia, 19.–22. juuli',
  lines: [
    { name: 'Küsiti', text: 'Beebivoodi, parkimine kahele autole, pagariäri pühapäeval.' },
    { name: 'Vastati', text: 'Parkimine ja pagariäri, teadmusbaasi põhjal.' },
    { name: 'Lepiti kokku', text: 'Beebivoodi: teie jah kell 6:30.' },
    { name: 'Lahtine', text: 'Mitte midagi.' },
  ],
  insights: {
    title: 'Mida juuli teile räägib',
    rows: [
      {
        topic: 'Prügi',
        text: '11 külalist küsis, mis päeval. Kirjas pole ühtegi.',
        advice: 'Pange kirja',
      },
      { topic: 'Parkimine', text: '9 külalist tuli kahe autoga.', advice: 'Nimetage koht' },
      {
        topic: 'Hiline saabumine',
        text: '8 külalist maandus pärast kella 22.',
        advice: 'Saatke kood varem',
      },
    ],
  },
};

/** Block 7: a booking and its notes. */
export const bookingNotesExample: Translated<typeof en.bookingNotesExample> = {
  fields: [
    ['Külaline', 'Giulia R.'],
    ['Saabub', '19. juuli'],
    ['Öid', '3'],
    ['Keel', 'itaalia'],
  ],
  door: ['Uks', '7'],
  title: 'Broneeringu märkus',
  rows: [
    { time: '21:10', text: 'Tuleb kahe autoga. Teine auto: väljakule.' },
    { time: '02:14', text: 'Soovib beebivoodit.' },
  ],
  latest: { time: '06:30', text: 'Beebivoodi: jah, külalisele kinnitatud.' },
};

/** The copy of the closing call to action. */
export const featuresEnd: Translated<typeof en.featuresEnd> = {
  title: 'Kustutage tuli ja proovige kõik seitse ära.',
  lead: 'Proovida saab tasuta, nii kaua kui soovite, krediitkaarti ei ole vaja. Maksate alles siis, kui olete ise veendunud.',
};
