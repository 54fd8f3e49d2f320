import type * as en from '../en/home';
import type { Translated } from '../translated';
import { brand } from '@/lib/brand';

/** What each tag means. */
export const statusLabels: Translated<typeof en.statusLabels> = {
  answered: 'Vastatud',
  asking: 'Küsib majutajalt',
  waiting: 'Ootab külalise vastust',
};

/** The copy of the hero. */
export const hero: Translated<typeof en.hero> = {
  eyebrow: { time: '02:14', label: 'Vastuvõtt on valves' },
  title: 'AI-\u2060vastuvõtt, mis vastab teie külalistele ööpäev läbi.',
  lead: `AI-kaasmajutaja ${brand.name} vastab WhatsAppis külalise keeles, toetudes sellele, mida olete oma maja kohta kirja pannud. Kui ta kindel ei ole, küsib ta teilt.`,
  action: 'Alusta täna',
  newTab: '(avaneb uuel vahelehel)',
  house: 'Chalet Arve',
  chooseDoor: 'Valige uks: iga number on üks Chalet Arve korter',
  chooseLanguage: 'Lugemiskeel',
  legend: 'Mida sildid tähendavad',
  door: 'Uks {door}',
  writes: 'WhatsApp, kirjutab {language} keeles',
  now: 'nüüd',
  you: { en: 'You', fr: 'Vous\u00A0', de: 'Sie', nl: 'U', et: 'Teie' },
};

/** The copy of the three posters. */
export const glance: Translated<typeof en.glance> = {
  eyebrow: { time: '02:41', label: 'Lühidalt' },
  title: 'Kell heliseb harvem ja teieni jõuab vaid see, mis teid vajab.',
  questions: {
    title: 'Vähem korduvaid küsimusi',
    text: 'Wifi, parkimine, prügi, kohvimasin: vastused tulevad teie enda märkmetest, mis tahes kellaajal. Nii säästate üle 5\u00a0tunni nädalas.',
    tag: 'Vastatud',
  },
  requests: {
    title: 'Vastus külaliste soovidele',
    text: 'Beebivoodi, varasem saabumine, üks inimene rohkem: teie otsustate ühe sõnaga ja külaline saab teada.',
    tag: 'jah',
  },
  improves: {
    title: 'Läheb ajaga paremaks',
    text: 'Millele assistent vastata ei osanud, selle panete korra kirja. Sellest peale on see kartoteegis olemas.',
    newCard: { tab: 'Beebivoodi', lines: ['Olemas. Teeme selle', 'enne tulekut valmis.'] },
    cards: ['Parkimine', 'Prügipäev', 'Veekeetja', 'Wifi'],
  },
};

/** The copy of the feature grid; each feature has the drawing of its name. */
export const featuresGrid: Translated<typeof en.featuresGrid> = {
  eyebrow: { time: '04:55', label: 'Mis riiulis leidub' },
  title: 'Kaheksa postilahtrit, igas midagi kasulikku.',
  scroller: 'Kaheksa postilahtrit',
  features: [
    {
      drawing: 'escalation',
      title: 'Küsib õigel hetkel',
      text: 'Kui assistent ei tea või vajab teie nõusolekut, küsib ta teilt. Piisab jah- või ei-sõnast.',
    },
    {
      drawing: 'whatsapp',
      title: 'WhatsAppis nagu kodus',
      text: 'Külalised kirjutavad seal, kus nad niikuinii kirjutavad. Ei mingit rakendust, ei mingit linki.',
    },
    {
      drawing: 'analytics',
      title: 'Töölaud arvudega',
      text: 'Vastamisajad, külaliste rahulolu ja küsimused, mis aina korduvad: kõik ühel tahvlil.',
    },
    {
      drawing: 'hours',
      title: 'Ärkvel ööpäev läbi',
      text: '02:14 on siin tavaline kellaaeg. Vastuvõtt on valves aasta igal ööl.',
    },
    {
      drawing: 'languages',
      title: 'Külalise oma keel',
      text: 'Assistent loeb sõnumit selles keeles, milles see on kirjutatud, ja vastab samas keeles.',
    },
    {
      drawing: 'notes',
      title: 'Märkused teie broneerimis\u00ADsüsteemis',
      text: 'Kokkulepitu läheb broneeringu märkusesse, kus kogu meeskond saab seda lugeda.',
    },
    {
      drawing: 'onboarding',
      title: 'Abi alustamisel',
      text: 'Ühendage, kirjeldage maja, proovige, lülitage sisse. Käime need neli sammu teiega koos läbi.',
    },
    {
      drawing: 'simulator',
      title: 'Vastuste simulaator',
      text: 'Küsige, nagu oleksite külaline, ja parandage vastus, enne kui assistent külalistele vastab.',
    },
  ],
};

/** The copy of the ledger that turns from night to dawn: ten messages, of which three need the host. */
export const night: Translated<typeof en.night> = {
  title: 'Öö rida-realt.',
  lead: 'Väljamõeldud öö: Chalet Arve augustikuu laupäeval, kõik kaksteist korterit täis. Enne hommikusööki tuli kümme sõnumit. Number on korteri uksel.',
  rowsTitle: 'Kümme sõnumit',
  answered: 'Vastatud',
  waits: 'Ootab teid',
  rows: [
    { time: '22:51', door: 4, text: 'Küsis, kuhu klaaspakend läheb', waits: false },
    { time: '23:38', door: 10, text: 'Küsis, kus pühapäeval parkida', waits: false },
    { time: '00:16', door: 2, text: 'Soovis homme kell 11 sisse saada', waits: true },
    { time: '01:09', door: 6, text: 'Küsis, kus on lähim ööapteek', waits: false },
    { time: '02:02', door: 3, text: 'Küsis, kuidas aknaluugid kinni käivad', waits: false },
    { time: '02:47', door: 11, text: 'Soovis esmaspäevast beebivoodit', waits: true },
    { time: '03:33', door: 1, text: 'Küsis, kuhu hommikul kell viis võti jätta', waits: false },
    { time: '04:20', door: 8, text: 'Soovis kaasa võtta ühe lisakülalise', waits: true },
    { time: '05:04', door: 12, text: 'Küsis, mis buss jõuab 7:02 rongile', waits: false },
    { time: '05:37', door: 9, text: 'Küsis, kas pagariäri on pühapäeval lahti', waits: false },
  ],
  dawn: {
    time: '05:45',
    label: 'Koidukuma',
    lines: ['Seitsmel on vastus käes.', 'Kolm ootab teilt üht sõna.'],
  },
};

/** The copy of the morning: four doors are settled, and one question is left for the host. */
export const morning: Translated<typeof en.morning> = {
  eyebrow: { time: '06:30', label: 'Tere hommikust' },
  title: 'Öötöö on tehtud. Teie vastata jäi üks küsimus.',
  action: 'Alusta täna',
  ledgerTitle: 'Öised kirjed',
  rows: [
    {
      time: '23:05',
      door: 3,
      text: 'Varasem saabumine kell 13, teie nõusolekul',
      status: 'answered',
    },
    { time: '00:37', door: 9, text: 'Wifi, teadmusbaasi põhjal', status: 'answered' },
    {
      time: '01:26',
      door: 12,
      text: 'Võtmekapp kätte juhatatud, ootab Daani vastust',
      status: 'waiting',
    },
    { time: '02:14', door: 7, text: 'Beebivoodi: teie jah, külaline teab', status: 'answered' },
  ],
  left: {
    time: '04:02',
    door: 5,
    text: 'küsib reedeks kohta ühele lisakülalisele.',
    reply: 'Vastake jah või ei.',
  },
};

/** The ways to try it, above the prices. The first is also the second action of the hero. */
export const ways: Translated<typeof en.ways> = {
  title: 'Kõigepealt proovige, siis vaadake hinda.',
  houseBook: {
    label: 'Koosta külalise infomapp',
    text: 'Kleepige sisse oma kuulutus või kodukord: sellest saab infomapp teie külalistele ja te näete, mis on veel puudu. Midagi ei saadeta, kõik jääb teie brauserisse.',
  },
  calculator: {
    label: 'Arvuta, kas see tasub end ära',
    text: 'Sisestage oma arvud ja vaadake, mitmest sõnumist alates on assistent oma hinda väärt.',
  },
  demo: {
    label: 'Proovi oma telefonis',
    text: 'Tehke proovibroneering enda nimele. Assistent kirjutab teile nagu külalisele.',
  },
};
