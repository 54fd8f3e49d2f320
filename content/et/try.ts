import type * as en from '../en/try';
import type { Translated } from '../translated';

/** The words of the page on which a visitor asks a house, and then writes down their own. */
export const tryPage: Translated<typeof en.tryPage> = {
  pageTitle: 'Küsige majalt',
  description:
    'Küsige Chalet Arve käest, mida küsiks külaline, ja vastake majutajana, kui ükski sedel ei vasta. Siis pange kirja oma maja ja vaadake, mis on puudu.',
  eyebrow: { time: '02:14', label: 'Küsige majalt' },
  title: 'Küsige majalt. Majutaja magab.',
  lead: 'Chalet Arve 9. ukse sahtlites on nelikümmend sedelit. Küsige, mida küsiks külaline: vastab üks sahtel või ütleb vastuvõtt, et ei tea, ja küsib majutajalt. Täna öösel olete majutaja teie.',
  toOwnHouse: 'Või pange kirja oma maja',
};

/** The words of a conversation with a house. Texts in `{}` are filled in. */
export const askWords: Translated<typeof en.askWords> = {
  log: 'Vestlus majaga',
  greeting: 'Tere õhtust. Mida soovite maja kohta teada?',
  field: 'Teie küsimus',
  placeholder: 'Näiteks: kuhu pudelid lähevad?',
  ask: 'Küsige',
  plain: 'See on sõnaotsing teie brauseris, mitte assistent. Mida kirjutate, jääb siia.',
  empty: 'Palun kirjutage enne küsimus.',
  tooLong: 'Küsimuses on siin ruumi {limit} märgile. Praegu on märke {count}: palun lühendage.',
  notLoaded: 'Otsingut ei õnnestunud laadida. Teie küsimus on väljal alles: palun küsige uuesti.',
  guest: 'Külaline:',
  desk: 'Vastuvõtt:',
  from: 'Sedelilt:',
  unknown: 'Ma ei tea seda. Küsin meeskonnalt ja annan teile siin teada.',
  decides: 'Seda otsustab meeskond iga kord eraldi. Küsin neilt ja annan teile siin teada.',
  asks: '{door} küsib: „{question}“ Vastake jah, ei või mõne sõnaga.',
  youAreTheHost: 'Teie olete majutaja',
  yes: 'Jah',
  no: 'Ei',
  word: 'Teie vastus mõne sõnaga',
  send: 'Vastake',
  emptyReply: 'Palun kirjutage enne mõni sõna.',
  tooLongReply: 'Vastuses on siin ruumi {limit} märgile. Praegu on märke {count}.',
  host: 'Majutaja:',
  answers: {
    yes: 'Meeskond vastas: jah.',
    no: 'Kahjuks vastas meeskond: ei.',
    word: 'Meeskond vastas: „{reply}“',
  },
};

export const house: Translated<typeof en.house> = {
  door: 'Uks 9',
  name: 'Chalet Arve, uks 9',
  ready: 'Või küsige üks neist',
  /** Questions that are asked at the press of a button, and the note each leads to where no script runs. */
  questions: [
    { text: 'Mis on wifi parool?', note: 'wifi' },
    { text: 'Siin on külm. Kuidas kütet juurde keerata?', note: 'heating' },
    { text: 'Kuhu saame teise auto parkida?', note: 'parking' },
    { text: 'Mis päeval prügi ära viiakse?', note: 'bins' },
    { text: 'Kas tohime koera kaasa võtta?', note: 'pets' },
    { text: 'Meie lend hilineb. Kas võime tulla pärast südaööd?', note: 'late-arrival' },
    { text: 'Kas teil on beebivoodi?', note: 'baby-bed' },
    { text: 'Kas sõber võiks reedel meie juures ööbida?', note: 'extra-person' },
    { text: 'Kas saaksime varem sisse?', note: 'early-check-in' },
    { text: 'Kui kaua saun soojeneb?', note: 'sauna' },
    { text: 'Kust pühapäeval leiba saab?', note: 'shops' },
    { text: 'Kõik tuled läksid ära. Mis nüüd?', note: 'fuse-box' },
  ],
  needsScript:
    'Otsing vajab JavaScripti, mis on selles brauseris välja lülitatud. Küsimused viivad oma sedeli juurde ja kõik nelikümmend sedelit on all lugemiseks.',
  cabinet: 'Nelikümmend sahtlit',
  noDrawer: 'Ükski sahtel sellele ei vasta. Kell heliseb majutaja juures.',
  closed:
    'Igas sahtlis on üks sedel. Küsimus avab selle sahtli, mis vastab; võite neid ka ise avada.',
  alsoAskedAs: 'Küsitakse ka nii:',
  hostDecides: 'Otsustab majutaja',
};

/** The notes as a page to read. */
export const noteList: Translated<typeof en.noteList> = {
  eyebrow: { time: '07:10', label: 'Kõik nelikümmend sedelit' },
  title: 'See on kõik, mida maja teab.',
  lead: 'Chalet Arve sedelid nii, nagu majutaja need kirja pani. Maja on välja mõeldud, hinnad ja kellaajad samuti.',
  hostDecides: 'Majutaja otsustab iga kord eraldi.',
};

/** The thirty questions, in their groups. */
export const topicGroups: Translated<typeof en.topicGroups> = [
  {
    name: 'Kohalejõudmine',
    topics: [
      {
        id: 'directions',
        question: 'Kus maja on ja kuidas selle üles leiab?',
        needs: 'Aadress koos numbriga ja viimane pööre.',
        figure: true,
      },
      {
        id: 'parking',
        question: 'Kuhu parkida?',
        needs: 'Mis koht, mitu autot ja mis see maksab.',
        figure: true,
      },
      {
        id: 'check-in',
        question: 'Mis kellast saab sisse?',
        needs: 'Kellaaeg.',
        figure: true,
      },
      {
        id: 'key-box',
        question: 'Kuidas võtme kätte saab?',
        needs: 'Kus see on ja millal kood tuleb. Mitte kood ise.',
      },
      {
        id: 'late-arrival',
        question: 'Mis siis, kui jõuame öösel?',
        needs: 'Mis kellani ja mis on siis teisiti.',
        figure: true,
      },
    ],
  },
  {
    name: 'Tubades',
    topics: [
      {
        id: 'wifi',
        question: 'Mis on wifi nimi ja kus on parool?',
        needs: 'Võrgu nimi ja koht, kus parool on.',
      },
      {
        id: 'heating',
        question: 'Kuidas kütet juurde või maha keerata?',
        needs: 'Kus on regulaator ja mis number kui soe on.',
        figure: true,
      },
      {
        id: 'hot-water',
        question: 'Kas sooja vett jätkub?',
        needs: 'Mitmeks dušiks ja mida teha, kui vesi on külm.',
        figure: true,
      },
      {
        id: 'beds',
        question: 'Missugused voodid on?',
        needs: 'Mitu neid on ja kui laiad.',
        figure: true,
      },
      {
        id: 'towels',
        question: 'Kas rätikud ja voodipesu on olemas?',
        needs: 'Mis on olemas ja mis tuleb kaasa võtta.',
      },
    ],
  },
  {
    name: 'Köök ja pesu',
    topics: [
      {
        id: 'kitchen',
        question: 'Kuidas pliit ja ahi töötavad?',
        needs: 'See samm, mida külaline ise ei leia.',
      },
      {
        id: 'coffee',
        question: 'Kuidas kohvimasin töötab?',
        needs: 'Sammud ja see, kas kohv on olemas.',
      },
      {
        id: 'dishwasher',
        question: 'Kuidas nõudepesumasin töötab?',
        needs: 'Kus on tabletid ja mis programm valida.',
      },
      {
        id: 'washing-machine',
        question: 'Kas pesu saab pesta?',
        needs: 'Kus ja mis kellast mis kellani.',
        figure: true,
      },
      {
        id: 'bins',
        question: 'Kuhu prügi läheb?',
        needs: 'Mis kott, mis konteiner, mis päev.',
      },
    ],
  },
  {
    name: 'Mis on lubatud',
    topics: [
      {
        id: 'pets',
        question: 'Kas koera tohib kaasa võtta?',
        needs: 'Jah või ei, mitu ja mis see maksab.',
      },
      {
        id: 'extra-person',
        question: 'Kas üks inimene võib juurde tulla?',
        needs: 'Mitu kõige rohkem ja mis see maksab.',
        figure: true,
      },
      {
        id: 'baby-bed',
        question: 'Kas beebivoodi on olemas?',
        needs: 'Mõõdud või vanus ja see, kas tuleb ette teatada.',
        figure: true,
      },
      { id: 'smoking', question: 'Kas suitsetada tohib?', needs: 'Kus tohib ja kus ei tohi.' },
      {
        id: 'quiet-hours',
        question: 'Mis kellast peab vaikne olema?',
        needs: 'Mis kellast mis kellani.',
        figure: true,
      },
    ],
  },
  {
    name: 'Maja ümbruses',
    topics: [
      {
        id: 'shops',
        question: 'Kust süüa osta?',
        needs: 'Kui kaugel ja mis kell lahti.',
        figure: true,
      },
      {
        id: 'restaurants',
        question: 'Kus saab söömas käia?',
        needs: 'Kaks-kolm nime ja kui kaugel need on.',
        figure: true,
      },
      {
        id: 'public-transport',
        question: 'Kas autota saab tulla?',
        needs: 'Jaam, buss ja takso, koos minutite või meetritega.',
        figure: true,
      },
      {
        id: 'emergency',
        question: 'Kus on arst?',
        needs: 'Perearst, apteek, haigla ja hädaabinumber.',
        figure: true,
      },
      {
        id: 'fuse-box',
        question: 'Vool läks ära. Mis nüüd?',
        needs: 'Kus on elektrikilp ja kellele helistada.',
      },
    ],
  },
  {
    name: 'Ajad ja raha',
    topics: [
      {
        id: 'early-check-in',
        question: 'Kas võime varem tulla?',
        needs: 'Mis kellast kõige varem ja millal te otsustate.',
        figure: true,
      },
      {
        id: 'check-out',
        question: 'Mis kellaks peab lahkuma?',
        needs: 'Kellaaeg ja mida enne teha.',
        figure: true,
      },
      {
        id: 'late-check-out',
        question: 'Kas võime hiljem lahkuda?',
        needs: 'Mis kellani ja mis see maksab.',
        figure: true,
      },
      {
        id: 'luggage',
        question: 'Kas pagasi võib siia jätta?',
        needs: 'Kuhu ja mis kellast mis kellani.',
        figure: true,
      },
      {
        id: 'tourist-tax',
        question: 'Kas turismimaksu peab maksma?',
        needs: 'Kui palju öö eest, kelle eest ja kuidas maksta.',
        figure: true,
      },
    ],
  },
];

/** The second half: the visitor's own house. */
export const ownHouse: Translated<typeof en.ownHouse> = {
  eyebrow: { time: '06:30', label: 'Teie oma maja' },
  title: 'Nüüd sildistage oma sahtlid.',
  lead: 'Siin on kolmkümmend asja, mida külalised küsivad. Kirjutage, mida vastaksite ukse peal. Kapp näitab, millised sahtlid on täis, millistes on vähe ja kus konks on alles tühi.',
  needsScript:
    'Oma sedelite kirjutamine vajab JavaScripti, mis on selles brauseris välja lülitatud. Kolmkümmend küsimust on siin nimekirjana, mille saab välja trükkida ja käsitsi täita.',
  kept: 'Hoitakse ainult selles brauseris. Midagi ei saadeta.',
  notKept:
    'See brauser ei lase lehel midagi alles hoida või on ruum otsas. Teie sedelid on siin, kuni te lehe sulgete: eksportige need, enne kui lahkute.',
  elsewhere: 'Teie maja muudeti teisel vahelehel. Siit ei salvestata midagi, kuni te ei vali.',
  takeOther: 'Näidake teist',
  keepThis: 'Jätke siinne',
  unreadableKept:
    'Seda, mida see brauser alles hoidis, ei õnnestunud lugeda. See jääb puutumata, kuni te siin kirjutama hakkate; siis asendatakse see.',
  name: 'Maja nimi',
  namePlaceholder: 'Näiteks: Järveääre maja',
  nameless: 'Teie maja',
  cabinet: 'Teie kolmkümmend sahtlit',
  note: 'Teie sedel',
  noteHint: 'Täis sedelil on kirjas: {needs}',
  cut: 'Sedelil on ruumi {limit} märgile. Mis sellest üle läks, jäeti välja.',
  room: '{count}/{limit} märki',
  next: 'Järgmine tühi sahtel',
  states: { full: 'Täis', thin: 'Napp', missing: 'Puudu' },
  remarks: {
    full: 'Täis: vastuseks piisavalt pikk{figure}.',
    andFigure: ' ja arv on ka olemas',
    short: 'Napp: märke on {count}, vaja on {needed}.',
    noFigure: 'Napp: külaline küsiks siin arvu, näiteks kellaaega, kogust või hinda.',
    missing: 'Puudu: midagi ei ole veel kirjas.',
  },
  score: 'sahtlit {count}-st',
  scoreLabel: 'Kaetus',
  scoreHint: 'Täis {full}, nappe {thin} (igaüks loeb poole), puudu {missing}.',
  rubric: {
    title: 'Kuidas skoori arvutatakse',
    columns: ['Sahtel', 'Millal', 'Loeb'],
    rows: [
      [
        'Täis',
        'Vähemalt {needed} märki. Kui külaline tahab teada kellaaega, kogust või hinda, siis ka arv.',
        '1',
      ],
      ['Napp', 'Midagi on kirjas, aga lühemalt või ilma arvuta.', '½'],
      ['Puudu', 'Midagi ei ole kirjas.', '0'],
    ],
    note: 'Skoor on nende summa, kõige rohkem 30. See loeb märke ja arve; kas sedelil on tõsi, teate ainult teie.',
    figures: 'Arvu on vaja {count} sahtlis, kokku on sahtleid kolmkümmend: {labels}.',
  },
  ask: {
    title: 'Küsige oma majalt',
    lead: 'Seesama otsing, ainult teie sedelites. Iga sildi all teab see ka teisi sõnu, mida külalised selle kohta kasutavad, nagu Chalet Arve puhul.',
    door: 'Teie maja',
    nothing: 'Kirjutage esimene sedel, siis küsige siin.',
  },
  file: {
    title: 'Võtke kaasa',
    lead: 'Failides on teie sedelid ja ei midagi muud. Markdown on lugemiseks, JSON teistele programmidele; mõlemad saab siin uuesti sisse lugeda.',
    markdown: 'Eksportige Markdownina',
    json: 'Eksportige JSON-ina',
    print: 'Printige leht välja',
    import: 'Importige fail',
    importHint: 'Siit pärit Markdown või JSON, kuni {limit}\u00a0kB.',
    delete: 'Kustutage minu maja',
    deleteQuestion: 'Kas kustutada sellest brauserist kõik teie maja sedelid? Tagasi neid ei saa.',
    deleteYes: 'Kustutage',
    deleteNo: 'Jätke alles',
    deleted: 'Teie maja kustutati sellest brauserist.',
    replaceQuestion:
      'Sedeleid failis: {count}. Sedeleid siin: {present}. Failis olevad tulevad siinsete asemele. Kas asendada?',
    replaceYes: 'Asendage',
    replaceNo: 'Jätke siinsed alles',
    imported: 'Sisse loetud, sedeleid: {count}.',
    unplaced:
      'Sisse loetud, sedeleid: {count}. Sellise nimega sahtlit siin ei ole: {labels}. See osa jäeti välja.',
    problems: {
      size: 'See fail on suurem kui {limit}\u00a0kB. Üks maja mahub sellest hoopis vähema sisse: palun valige fail, mis eksporditi siit.',
      unreadable:
        'Seda faili ei õnnestunud majana lugeda. Palun valige Markdowni või JSON-fail, mis eksporditi siit.',
      empty: 'Selles failis ei ole ühtegi sedelit.',
      long: 'Sedel „{label}“ on pikem kui {limit} märki. Palun lühendage seda failis.',
    },
  },
};
