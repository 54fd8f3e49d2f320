import { brand } from '@/lib/brand';
import type * as en from '../en/home';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  statusLabels: {
    answered: 'Vastatud',
    asking: 'Küsib majutajalt',
    waiting: 'Ootab külalise vastust',
  },
  hero: {
    eyebrow: { label: 'Vastuvõtt on valves' },
    title: 'AI-\u2060vastuvõtt, mis vastab teie külalistele ööpäev läbi.',
    pageTitle: 'AI-vastuvõtt puhkemajale, ööpäev läbi',
    description:
      'AI-kaasmajutaja vastab puhkemaja või külaliskorteri külalistele WhatsAppis, nende keeles, ööl ja päeval, ning küsib teilt, kui ta kindel ei ole.',
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
  },
  glance: {
    eyebrow: { label: 'Lühidalt' },
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
  },
  featuresGrid: {
    eyebrow: { label: 'Mis riiulis leidub' },
    title: 'Kaheksa postilahtrit, igas midagi kasulikku.',
    scroller: 'Kaheksa postilahtrit',
    features: [
      {
        title: 'Küsib õigel hetkel',
        text: 'Kui assistent ei tea või vajab teie nõusolekut, küsib ta teilt. Piisab jah- või ei-sõnast.',
      },
      {
        title: 'WhatsAppis nagu kodus',
        text: 'Külalised kirjutavad seal, kus nad niikuinii kirjutavad. Ei mingit rakendust, ei mingit linki.',
      },
      {
        title: 'Töölaud arvudega',
        text: 'Vastamisajad, külaliste rahulolu ja küsimused, mis aina korduvad: kõik ühel tahvlil.',
      },
      {
        title: 'Ärkvel ööpäev läbi',
        text: '02:14 on siin tavaline kellaaeg. Vastuvõtt on valves aasta igal ööl.',
      },
      {
        title: 'Külalise oma keel',
        text: 'Assistent loeb sõnumit selles keeles, milles see on kirjutatud, ja vastab samas keeles.',
      },
      {
        title: 'Märkused teie broneerimis\u00ADsüsteemis',
        text: 'Kokkulepitu läheb broneeringu märkusesse, kus kogu meeskond saab seda lugeda.',
      },
      {
        title: 'Abi alustamisel',
        text: 'Ühendage, kirjeldage maja, proovige, lülitage sisse. Käime need neli sammu teiega koos läbi.',
      },
      {
        title: 'Vastuste simulaator',
        text: 'Küsige, nagu oleksite külaline, ja parandage vastus, enne kui assistent külalistele vastab.',
      },
    ],
  },
  night: {
    title: 'Öö rida-realt.',
    lead: 'Väljamõeldud öö: Chalet Arve augustikuu laupäeval, kõik kaksteist korterit täis. Enne hommikusööki tuli kümme sõnumit. Number on korteri uksel.',
    rowsTitle: 'Kümme sõnumit',
    answered: 'Vastatud',
    waits: 'Ootab teid',
    rows: [
      { text: 'Küsis, kuhu klaaspakend läheb' },
      { text: 'Küsis, kus pühapäeval parkida' },
      { text: 'Soovis homme kell 11 sisse saada' },
      { text: 'Küsis, kus on lähim ööapteek' },
      { text: 'Küsis, kuidas aknaluugid kinni käivad' },
      { text: 'Soovis esmaspäevast beebivoodit' },
      { text: 'Küsis, kuhu hommikul kell viis võti jätta' },
      { text: 'Soovis kaasa võtta ühe lisakülalise' },
      { text: 'Küsis, mis buss jõuab 7:02 rongile' },
      { text: 'Küsis, kas pagariäri on pühapäeval lahti' },
    ],
    dawn: { label: 'Koidukuma', lines: ['Seitsmel on vastus käes.', 'Kolm ootab teilt üht sõna.'] },
  },
  morning: {
    eyebrow: { label: 'Tere hommikust' },
    title: 'Öötöö on tehtud. Teie vastata jäi üks küsimus.',
    action: 'Alusta täna',
    ledgerTitle: 'Öised kirjed',
    rows: [
      { text: 'Varasem saabumine kell 13, teie nõusolekul' },
      { text: 'Wifi, teadmusbaasi põhjal' },
      { text: 'Võtmekapp kätte juhatatud, ootab Daani vastust' },
      { text: 'Beebivoodi: teie jah, külaline teab' },
    ],
    left: { text: 'küsib reedeks kohta ühele lisakülalisele.', reply: 'Vastake jah või ei.' },
  },
  ways: {
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
  },
};
