import { brand } from '@/lib/brand';
import type * as en from '../en/features';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  featuresPage: {
    pageTitle: 'Funktsioonid',
    description:
      'Sünkroonimine broneerimissüsteemiga, skooriga teadmusbaas, avasõnum WhatsAppis, vastused külalise keeles, küsimine majutajalt, kokkuvõtted ja märkused.',
    eyebrow: { label: 'Funktsioonid' },
    title: `Seitse asja, mida ${brand.name} teeb sel ajal, kui teie teete midagi muud.`,
    lead: 'Nii, nagu päev kulgeb: valges ühendate broneeringud ja kirjeldate maja. Õhtul tervitab assistent külalisi, öösel vastab ja hommikul annab valve üle.',
    contents: 'Kõik seitse, tund-tunnilt',
  },
  features: {
    sync: {
      eyebrow: { label: 'Broneeringud' },
      title: 'Kahe\u00adsuunaline sünkrooni\u00admine: broneeringud tulevad, märkused lähevad.',
      text: 'Ühendage oma broneerimissüsteem ühe korra. Majutuskohad, broneeringud ja külaliste andmed tulevad ise üle ning külalise soov läheb tagasi broneeringu juurde.',
    },
    knowledgeBase: {
      eyebrow: { label: 'Teadmusbaas' },
      title: 'Kirjeldage oma maja. Skoor näitab lünki.',
      text: 'Teadmusbaasi koostades käite iga majutuskoha teemade kaupa läbi. Skoorianalüüs loeb teie ridu külalise pilguga ja ütleb, mis on veel puudu. Iga kaetud teema on üks hammas võtmel.',
    },
    openingMessage: {
      eyebrow: { label: 'Avasõnum' },
      title: 'Esimese sõnumi kirjutate ühe korra, mallina.',
      text: 'Kui maja kirjutab WhatsAppis esimesena, peab tal olema kinnitatud mall. Teie omas on lüngad ja iga broneering täidab need ise.',
    },
    answers: {
      eyebrow: { label: 'Vastused' },
      title: 'Ka „jah“ on vastus, kui küsimus meeles on.',
      text: 'Iga vastuse kirjutab GPT-mudel, külalise keeles. Assistent loeb teie teadmusbaasi ja senist vestlust, nii et ka öine ühesõnaline sõnum on arusaadav.',
    },
    checkIn: {
      eyebrow: { label: 'Küsib majutajalt' },
      title: 'Kui assistent ei tea, siis ta ka ütleb seda.',
      text: 'Mida kuskil kirjas ei ole, seda assistent välja ei mõtle. Külaline saab kahest ühe: kas teie kontaktandmed või lubaduse, et meeskonnalt küsitakse ja vastus tuleb.',
    },
    summaries: {
      eyebrow: { label: 'Kokkuvõtted ja ülevaated' },
      title: 'Kakskümmend kolm sõnumit, neli rida.',
      text: 'Igast vestlusest jääb kokkuvõte sellele, kes seda järgmisena loeb. Kõigi vestluste peale kokku näitavad ülevaated, mida külalised aina küsivad ja mis tuleks kirja panna, et nad enam küsima ei peaks.',
    },
    bookingNotes: {
      eyebrow: { label: 'Broneeringu märkused' },
      title: 'Mis kokku lepitud, see broneeringus kirjas.',
      text: 'Soov ja teie sõna lähevad broneerimissüsteemi, broneeringu märkusesse. Kes tube korda teeb, loeb seda tavapärases kohas.',
    },
  },
  syncExample: {
    pms: { name: 'Teie broneerimis\u00ADsüsteem', text: 'Näiteks Smoobu' },
    desk: { name: brand.name, text: 'Chalet Arve, 12 korterit' },
    coming: 'Praegu on ühendatud Smoobu. Tulekul: Airbnb, Booking.com, Vrbo, Guesty, Hostaway.',
    link: 'Vaata kõiki liidestusi',
    inbound: {
      label: 'Broneerimis\u00ADsüsteemist',
      tags: ['Majutuskohad', 'Broneeringud', 'Külalised'],
    },
    outbound: { label: 'Tagasi broneerimis\u00ADsüsteemi', tags: ['Külaliste soovid', 'Märkused'] },
  },
  knowledgeBaseExample: {
    house: 'Chalet Arve, uks 4',
    entry: {
      label: 'Prügi',
      text: 'Prügikastid on maja taga.',
      remark: 'Mis päeval? Mis värvi?',
    },
    link: 'Koosta oma maja infomapp',
    of: 'punkti 100-st',
    mean: 'alloleva kuue teema keskmine',
    topics: [
      { name: 'Saabumine', hint: 'Võtmekapp, kood, iga kellaaeg: kõik olemas.' },
      { name: 'Wifi', hint: 'Ütleb, kus kaart on, aga mitte, mis tubadesse levi ulatub.' },
      { name: 'Küte', hint: 'Ütleb, kuidas soojemaks, aga mitte, kuidas jahedamaks.' },
      { name: 'Beebivoodi', hint: 'Ütleb, kus, aga mitte, mis vanusele.' },
      { name: 'Parkimine', hint: 'Kuhu panna teine auto?' },
      { name: 'Prügi', hint: 'Mis päeval? Mis värvi?' },
    ],
  },
  openingMessageExample: {
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
    trust: { label: 'Mida külalisele öeldakse ja kus tohite assistenti kasutada' },
  },
  answersExample: {
    messages: [
      {
        translation:
          'Võtmekapp on uksest vasakul. Kas tulete autoga? Siis saadan koos koodiga ka parkimiskoha numbri.',
      },
      { translation: 'Jah' },
      {
        translation: 'Siis on koht 10 teie oma, maja taga. Võtmekapi kood on 4812. Head reisi.',
      },
    ],
    label: 'Millest viimane vastus sündis',
    sources: [
      { name: 'Senine vestlus', text: '01:26: kas ta tuleb autoga?' },
      { name: 'Teadmusbaas', text: 'Saabumine: koht 10, võtmekapp' },
      { name: 'Keel', text: 'hollandi, nagu Dirk kirjutab' },
      { name: 'GPT-mudel', text: 'teeb sellest lause' },
    ],
  },
  checkInExample: {
    question: { translation: 'Kas teie juures saab elektriautot laadida?' },
    missing: 'Teadmusbaas: laadimise kohta pole midagi.',
    contact: {
      title: 'Assistent annab teie kontaktandmed',
      reply: {
        translation:
          'Ma ei tea seda. Teie majutaja Anna vastab numbril +41\u00a000\u00a0000\u00a000\u00a000.',
      },
    },
    ask: {
      title: 'Assistent lubab küsida ja annab siis teada',
      reply: { translation: 'Ma ei tea seda veel. Küsin meeskonnalt ja annan teile siin teada.' },
      host: { you: 'Teie', words: 'jah, garaaž, 11\u00a0kW' },
      later: { translation: 'Jah, garaažis on laadija võimsusega 11\u00a0kW.' },
    },
  },
  summariesExample: {
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
  },
  bookingNotesExample: {
    fields: [
      ['Külaline', 'Giulia R.'],
      ['Saabub', '19. juuli'],
      ['Öid', '3'],
      ['Keel', 'itaalia'],
    ],
    door: ['Uks', '7'],
    title: 'Broneeringu märkus',
    rows: [{ text: 'Tuleb kahe autoga. Teine auto: väljakule.' }, { text: 'Soovib beebivoodit.' }],
    latest: { text: 'Beebivoodi: jah, külalisele kinnitatud.' },
  },
  featuresEnd: {
    title: 'Kustutage tuli ja proovige kõik seitse ära.',
    lead: 'Proovida saab tasuta, nii kaua kui soovite, krediitkaarti ei ole vaja. Maksate alles siis, kui olete ise veendunud.',
  },
};
