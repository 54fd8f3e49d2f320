import type * as en from '../en/home';
import type { Translated } from '../translated';
import { brand } from '@/lib/brand';

/** What each tag means. */
export const statusLabels: Translated<typeof en.statusLabels> = {
  answered: 'Vastatud',
  asking: 'Küsib majutajalt',
  waiting: 'Ootab külalist',
};

/** The copy of the hero. */
export const hero: Translated<typeof en.hero> = {
  eyebrow: { time: '02:14', label: 'Vastuvõtt on valves' },
  title: 'Külaliste sõnumite AI-\u2060vastuvõtt, avatud ööpäev läbi.',
  lead: `${brand.name} vastab WhatsAppis teie külalise keeles, toetudes sellele, mida olete talle maja kohta rääkinud. Kui ta kindel ei ole, küsib ta teilt.`,
  action: 'Alustage täna',
  newTab: '(avaneb uuel vahelehel)',
  house: 'Chalet Arve',
  chooseDoor: 'Valige uks',
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
    text: 'Wifi, parkimine, prügi, kohvimasin: vastused tulevad teie enda märkmetest, mis tahes kellaajal. Nii säästate 5+ tundi nädalas.',
    tag: 'Vastatud',
  },
  requests: {
    title: 'Vastus külaliste soovidele',
    text: 'Beebivoodi, varasem saabumine, üks inimene rohkem: teie otsustate ühe sõnaga ja külaline saab teada.',
    tag: 'jah',
  },
  improves: {
    title: 'Läheb ajaga paremaks',
    text: 'Millele ta vastata ei osanud, selle panete korra kirja. Sellest peale on see tal kartoteegis olemas.',
    newCard: { tab: 'Beebivoodi', lines: ['Olemas. Teeme selle', 'enne tulekut valmis.'] },
    cards: ['Parkimine', 'Prügipäev', 'Veekeetja', 'Wifi'],
  },
};

/** The copy of the feature grid; each feature has the drawing of its name. */
export const featuresGrid: Translated<typeof en.featuresGrid> = {
  eyebrow: { time: '04:55', label: 'Mis riiulis leidub' },
  title: 'Kaheksa laegast ja igas midagi kasulikku.',
  scroller: 'Kaheksa laegast',
  features: [
    {
      drawing: 'escalation',
      title: 'Küsib õigel hetkel',
      text: 'Kui ta ei tea või vajab teie nõusolekut, küsib ta teilt. Piisab jah- või ei-sõnast.',
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
      text: 'Ta loeb sõnumit selles keeles, milles see on kirjutatud, ja vastab samas keeles.',
    },
    {
      drawing: 'notes',
      title: 'Märkused teie PMS-is',
      text: 'Kokkulepitu läheb broneeringu märkusesse, kus kogu meeskond saab seda lugeda.',
    },
    {
      drawing: 'onboarding',
      title: 'Abi alustamisel',
      text: 'Ühendage, kirjeldage maja, proovige, avage. Käime need neli sammu teiega koos läbi.',
    },
    {
      drawing: 'simulator',
      title: 'Vastuste simulaator',
      text: 'Küsige, nagu oleksite külaline, parandage vastus ja alles siis laske tal rääkida.',
    },
  ],
};

/** The copy of the ledger that turns from night to dawn: ten messages, of which three need the host. */
export const night: Translated<typeof en.night> = {
  title: 'Öö rida-realt.',
  lead: 'Näidisöö: Chalet Arve augustikuu laupäeval, külalised kõigi kaheteistkümne ukse taga. Enne hommikusööki tuli kümme sõnumit.',
  rowsTitle: 'Kümme sõnumit',
  answered: 'Vastatud',
  waits: 'Ootab teid',
  rows: [
    { time: '22:51', door: 4, text: 'Küsis, kuhu klaaspakend läheb', waits: false },
    { time: '23:38', door: 10, text: 'Küsis, kus pühapäeval parkida', waits: false },
    { time: '00:16', door: 2, text: 'Soovis homme kell 11:00 sisse saada', waits: true },
    { time: '01:09', door: 6, text: 'Küsis, kus on lähim ööapteek', waits: false },
    { time: '02:02', door: 3, text: 'Küsis, kuidas aknaluugid kinni käivad', waits: false },
    { time: '02:47', door: 11, text: 'Soovis esmaspäevast beebivoodit', waits: true },
    { time: '03:33', door: 1, text: 'Küsis, kuhu hommikul kell viis võti jätta', waits: false },
    { time: '04:20', door: 8, text: 'Soovis kaasa võtta ühe lisakülalise', waits: true },
    { time: '05:04', door: 12, text: 'Küsis, mis buss jõuab 07:02 rongile', waits: false },
    { time: '05:37', door: 9, text: 'Küsis, kas pagariäri on pühapäeval lahti', waits: false },
  ],
  dawn: {
    time: '05:45',
    label: 'Koidukuma',
    lines: ['Seitsmel on vastus käes.', 'Kolm ootavad teilt üht sõna.'],
  },
};

/** The copy of the morning: four doors are settled, and one question is left for the host. */
export const morning: Translated<typeof en.morning> = {
  eyebrow: { time: '06:30', label: 'Tere hommikust' },
  title: 'Öötöö on tehtud. Teie vastata jäi üks küsimus.',
  action: 'Alustage täna',
  ledgerTitle: 'Öö kirjed',
  rows: [
    {
      time: '23:05',
      door: 3,
      text: 'Varasem saabumine 13:00, teie nõusolekul',
      status: 'answered',
    },
    { time: '00:37', door: 9, text: 'Wifi, teadmusbaasist', status: 'answered' },
    { time: '01:26', door: 12, text: 'Võtmekapp kätte juhatatud, ootab Daani', status: 'waiting' },
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
    label: 'Koostage majaraamat',
    text: 'Kleepige sisse oma kuulutus või kodukord: sellest saab raamat teie külalistele ja te näete, mis on veel puudu. Miski ei lahku teie brauserist.',
  },
  calculator: {
    label: 'Arvutage, kas see tasub ära',
    text: 'Sisestage oma arvud ja vaadake, mitmest sõnumist alates assistent on oma hinda väärt.',
  },
  demo: {
    label: 'Proovige oma telefonis',
    text: 'Tehke proovibroneering enda nimele. Assistent kirjutab teile nii, nagu ta kirjutaks külalisele.',
  },
};
