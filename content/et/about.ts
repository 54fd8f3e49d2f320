import { brand } from '@/lib/brand';
import type * as en from '../en/about';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  about: {
    eyebrow: { label: 'Meist' },
    title: 'Kell kaks öösel põleb ühes aknas tuli.',
    pageTitle: 'Meist',
    description: `Kes seisab selle taga, et ${brand.name} on valves: väike Šveitsi ettevõte, kelle vastuvõtulaud on puhkemajade jaoks avatud terve öö. Meie lugu, reeglid ja inimesed.`,
    lead: `Hotellis on keegi terve öö vastuvõtulauas. Puhkemajas on majutaja telefon. ${brand.name} on vastuvõtt, mis oli puudu.`,
  },
  mission: {
    eyebrow: { label: 'Meie ülesanne' },
    title: 'Majutaja magab. Vastuse saab külaline ikka.',
    paragraphs: [
      'Enamik küsimusi, mille pärast telefon öökapil öösiti heliseb, on vanad tuttavad: wifi, küte, kuhu auto panna. Ööuni ja kiire vastus käivad kokku küll. Vastus peab lihtsalt kuskil kirjas olema ja keegi peab selle edasi andma.',
      'Kirjapanek on majutaja osa. Edasiandmine on meie oma: WhatsAppis, külalise keeles, mis tahes kellaajal.',
    ],
  },
  story: {
    eyebrow: { label: 'Lugu' },
    title: 'Raskus ei olnud lihtsates küsimustes.',
    rows: [
      {
        when: String(brand.startYear.about),
        title: 'Kolm asutajat, üks tähelepanek',
        text: 'Alustasime Šveitsis. Väga erinevate majade külalised küsivad üsna ühtesid ja samu asju ning iga majutaja vastab neile jälle käsitsi. Esimene versioon tegi üht asja: tundis küsimuse ära ja vastas sellega, mille majutaja oli kirja pannud.',
      },
      {
        when: 'Siis',
        title: 'Mida keegi ette teada ei saa',
        text: 'Beebivoodi kas on keldris või ei ole. Varasem saabumine oleneb koristajast. Nutikas vastus on sellistes asjades vale vastus, nii et toode õppis ütlema lauset, mida tarkvaralt harva kuuleb.',
      },
      {
        when: 'Praegu',
        title: 'Kõige tähtsam on küsida',
        text: 'Lisakülaline, beebivoodi, varasem saabumine: soov läheb majutajale, kes vastab jah, ei või mõne sõnaga. Külaline saab teada ja broneerimissüsteem saab märkuse.',
      },
    ],
    sentence: {
      state: 'Küsib majutajalt',
      text: 'Ma ei tea seda. Küsin meeskonnalt ja annan teile siin teada.',
    },
  },
  values: {
    eyebrow: { label: 'Väärtused' },
    title: 'Vastuvõtulaua taga ripub neli reeglit.',
    sample: 'Chalet Arve ja selle külalised on välja mõeldud.',
    rules: [
      {
        title: 'Assistent ütleb, kes ta on.',
        text: 'Juba esimeses sõnumis ütleb ta, et on tehisaru ehk AI. Külalisel on õigus teada, kellele ta kirjutab.',
      },
      {
        title: 'Assistent ei luba majutaja nimel midagi.',
        text: 'Mis nõuab raha, aega või voodikohta, selle üle otsustab majutaja; piisab ühest sõnast.',
      },
      {
        title: 'Kõigepealt majutaja sõnad.',
        text: 'Vastused tulevad just selle majutuskoha teadmusbaasist. Hea märge on rohkem väärt kui nutikas lause.',
      },
      {
        title: 'Proovimine ei maksa midagi.',
        text: 'Öövalvurit ei saa hinnata reklaamvoldiku järgi. Proovige nii kaua, kui soovite, ja makske siis, kui olete veendunud.',
      },
    ],
    exhibits: {
      introduction: {
        translation: `Tere õhtust, Giulia. Siin ${brand.name}, Chalet Arve AI-assistent.`,
      },
      question: {
        door: 'Uks 5',
        text: 'küsib reedeks kohta ühele lisakülalisele.',
        yes: 'jah',
        no: 'ei',
      },
      note: { tab: 'Wifi', text: 'Ruuter on riiulil kingade kohal.' },
      price: { unit: 'EUR', text: 'kuni olete veendunud' },
    },
  },
  team: {
    eyebrow: { label: 'Inimesed' },
    title: 'Kolm asutajat, kes loevad klienditoe kirju siiani ise.',
    paragraphs: [
      'Oleme väike meeskond. Ettevõtet juhitakse Šveitsist ja enamik meist töötab kodus, Kesk-Euroopa ajavööndis või selle lähedal.',
      'Väike tähendab ka seda, et ütleme ausalt, kui midagi veel valmis ei ole. Praegu on ühendatud broneerimissüsteem Smoobu; Airbnb, Booking.com, Vrbo, Guesty ja Hostaway on ettevalmistamisel.',
    ],
    foundersTitle: 'Kolm asutajat',
    founders: [
      {
        name: 'Seraina Caduff',
        role: 'Majutajad ja toode',
        text: 'Kirjutab majutajatele enne, kui kirjutab plaani.',
      },
      {
        name: 'Luca Bernasconi',
        role: 'Tehnika',
        text: 'Õpetas assistendile selgeks lause „Ma ei tea seda“.',
      },
      {
        name: 'Mélanie Favre',
        role: 'Keeled ja klienditugi',
        text: 'Loeb, mida külalised kirjutavad ja mida neile vastati.',
      },
    ],
  },
  talk: {
    eyebrow: { label: 'Rääkige meiega' },
    title: 'Kirjutage meile. Vastab inimene.',
    links: {
      contact: { label: 'Ava kontaktivorm' },
      careers: { label: 'Vaata tööpakkumisi' },
      integrations: { label: 'Vaata, mis süsteemid on ühendatud' },
    },
    mail: 'Või e-kirjaga:',
  },
};
