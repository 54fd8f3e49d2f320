import type * as en from '../en/try';
import type { Translated } from '../translated';

/** The words of the page on which a visitor asks a house, and then writes down their own. */
export const tryPage: Translated<typeof en.tryPage> = {
  pageTitle: 'Vraag het aan het huis',
  description:
    'Vraag Chalet Arve wat een gast zou vragen, zie welke notitie antwoordt, en antwoord zelf als geen het weet. Schrijf daarna uw eigen huis op.',
  eyebrow: { time: '02:14', label: 'Vraag het aan het huis' },
  title: 'Vraag het aan het huis. De verhuurder slaapt.',
  lead: 'In de lades van Chalet Arve, deur 9, liggen veertig notities. Vraag wat een gast zou vragen: één lade geeft antwoord, of de balie zegt dat ze het niet weet en vraagt het aan de verhuurder. Vannacht bent u dat.',
  toOwnHouse: 'Of schrijf uw eigen huis op',
};

/** The words of a conversation with a house. Texts in `{}` are filled in. */
export const askWords: Translated<typeof en.askWords> = {
  log: 'Gesprek met het huis',
  greeting: 'Goedenavond. Wat wilt u over het huis weten?',
  field: 'Uw vraag',
  placeholder: 'Zoals: waar kunnen de flessen heen?',
  ask: 'Vragen',
  plain: 'Dit zoekt op woorden, in uw browser; het is niet de assistent. Wat u typt, blijft hier.',
  empty: 'Typ eerst een vraag.',
  tooLong:
    'In een vraag passen hier {limit}\u00a0tekens. Deze heeft er {count}: maak de vraag wat korter.',
  notLoaded:
    'De zoekfunctie kon niet worden geladen. Uw vraag staat nog in het veld: stel die opnieuw.',
  guest: 'Gast:',
  desk: 'Balie:',
  from: 'Uit de notitie:',
  unknown: 'Dat weet ik niet. Ik vraag het aan het team en kom er hier op terug.',
  decides: 'Daarover beslist het team elke keer opnieuw. Ik vraag het na en kom er hier op terug.',
  asks: '{door} vraagt: “{question}” Antwoord ja, nee of met een paar woorden.',
  youAreTheHost: 'U bent de verhuurder',
  yes: 'Ja',
  no: 'Nee',
  word: 'Uw antwoord in een paar woorden',
  send: 'Antwoorden',
  emptyReply: 'Typ eerst een woord.',
  tooLongReply: 'In een antwoord passen hier {limit}\u00a0tekens. Dit heeft er {count}.',
  host: 'Verhuurder:',
  answers: {
    yes: 'Het team heeft geantwoord: ja.',
    no: 'Het spijt me, het team heeft geantwoord: nee.',
    word: 'Het team heeft geantwoord: “{reply}”',
  },
};

export const house: Translated<typeof en.house> = {
  door: 'Deur 9',
  name: 'Chalet Arve, deur 9',
  ready: 'Of stel een van deze vragen',
  /** Questions that are asked at the press of a button, and the note each leads to where no script runs. */
  questions: [
    { text: 'Wat is het wifi-wachtwoord?', note: 'wifi' },
    { text: 'Het is hier koud. Hoe zet ik de verwarming hoger?', note: 'heating' },
    { text: 'Waar kunnen we een tweede auto parkeren?', note: 'parking' },
    { text: 'Op welke dag wordt het afval opgehaald?', note: 'bins' },
    { text: 'Mag onze hond mee?', note: 'pets' },
    {
      text: 'Onze vlucht is vertraagd. Kunnen we na middernacht nog aankomen?',
      note: 'late-arrival',
    },
    { text: 'Hebt u een babybedje?', note: 'baby-bed' },
    { text: 'Mag er vrijdag een vriend bij ons blijven slapen?', note: 'extra-person' },
    { text: 'Kunnen we eerder inchecken?', note: 'early-check-in' },
    { text: 'Hoelang moet de sauna opwarmen?', note: 'sauna' },
    { text: 'Waar halen we zondag brood?', note: 'shops' },
    { text: 'Alle lampen zijn uitgevallen. Wat nu?', note: 'fuse-box' },
  ],
  needsScript:
    'De zoekfunctie heeft JavaScript nodig, en dat staat in deze browser uit. De vragen leiden naar hun notitie, en alle veertig notities staan hieronder om te lezen.',
  cabinet: 'De veertig lades',
  noDrawer: 'Geen enkele lade weet dat. Bij de verhuurder gaat de bel.',
  closed:
    'Elke lade is een notitie. Een vraag opent de lade die antwoord geeft; u kunt ze ook zelf openen.',
  alsoAskedAs: 'Ook zo gevraagd:',
  hostDecides: 'De verhuurder beslist',
};

/** The notes as a page to read. */
export const noteList: Translated<typeof en.noteList> = {
  eyebrow: { time: '07:10', label: 'Alle veertig notities' },
  title: 'Dit is alles wat het huis weet.',
  lead: 'De notities van Chalet Arve zoals de verhuurder ze schreef. Het huis is verzonnen, net als de prijzen en tijden.',
  hostDecides: 'De verhuurder beslist elke keer.',
};

/** The thirty questions, in their groups. */
export const topicGroups: Translated<typeof en.topicGroups> = [
  {
    name: 'Aankomen',
    topics: [
      {
        id: 'directions',
        question: 'Waar staat het huis, en hoe vinden we het?',
        needs: 'Het adres met huisnummer, en de laatste afslag.',
        figure: true,
      },
      {
        id: 'parking',
        question: 'Waar kunnen we parkeren?',
        needs: 'Welke plek, hoeveel auto’s, wat het kost.',
        figure: true,
      },
      {
        id: 'check-in',
        question: 'Vanaf hoe laat kunnen we erin?',
        needs: 'Het tijdstip.',
        figure: true,
      },
      {
        id: 'key-box',
        question: 'Hoe komen we aan de sleutel?',
        needs: 'Waar die is, en wanneer de code komt. Niet de code zelf.',
      },
      {
        id: 'late-arrival',
        question: 'En als we ’s nachts aankomen?',
        needs: 'Tot hoe laat, en wat er dan anders is.',
        figure: true,
      },
    ],
  },
  {
    name: 'In de kamers',
    topics: [
      {
        id: 'wifi',
        question: 'Hoe heet de wifi, en waar staat het wachtwoord?',
        needs: 'De naam van het netwerk, en waar het wachtwoord staat.',
      },
      {
        id: 'heating',
        question: 'Hoe zetten we de verwarming hoger of lager?',
        needs: 'Waar de knop zit, en welk cijfer hoe warm is.',
        figure: true,
      },
      {
        id: 'hot-water',
        question: 'Is er genoeg warm water?',
        needs: 'Voor hoeveel douches, en wat te doen als het koud blijft.',
        figure: true,
      },
      {
        id: 'beds',
        question: 'Welke bedden zijn er?',
        needs: 'Hoeveel, en hoe breed.',
        figure: true,
      },
      {
        id: 'towels',
        question: 'Zijn er handdoeken en beddengoed?',
        needs: 'Wat er ligt, en wat de gast zelf meebrengt.',
      },
    ],
  },
  {
    name: 'Keuken en was',
    topics: [
      {
        id: 'kitchen',
        question: 'Hoe werken de kookplaat en de oven?',
        needs: 'De ene stap die een gast niet zelf ontdekt.',
      },
      {
        id: 'coffee',
        question: 'Hoe werkt het koffiezetapparaat?',
        needs: 'De stappen, en of er koffie is.',
      },
      {
        id: 'dishwasher',
        question: 'Hoe werkt de vaatwasser?',
        needs: 'Waar de tabletten liggen, en welk programma.',
      },
      {
        id: 'washing-machine',
        question: 'Kunnen we kleren wassen?',
        needs: 'Waar, en van hoe laat tot hoe laat.',
        figure: true,
      },
      {
        id: 'bins',
        question: 'Waar kan het afval heen?',
        needs: 'Welke zak, welke container, welke dag.',
      },
    ],
  },
  {
    name: 'Wat mag',
    topics: [
      {
        id: 'pets',
        question: 'Mag er een hond mee?',
        needs: 'Ja of nee, hoeveel, wat het kost.',
      },
      {
        id: 'extra-person',
        question: 'Mag er iemand extra blijven?',
        needs: 'Hoeveel mensen hoogstens, en de prijs.',
        figure: true,
      },
      {
        id: 'baby-bed',
        question: 'Is er een babybedje?',
        needs: 'De maat of de leeftijd, en of de gast erom moet vragen.',
        figure: true,
      },
      { id: 'smoking', question: 'Mogen we roken?', needs: 'Waar wel, en waar niet.' },
      {
        id: 'quiet-hours',
        question: 'Vanaf hoe laat moet het stil zijn?',
        needs: 'Van hoe laat tot hoe laat.',
        figure: true,
      },
    ],
  },
  {
    name: 'Rond het huis',
    topics: [
      {
        id: 'shops',
        question: 'Waar doen we boodschappen?',
        needs: 'Hoe ver, en de openingstijden.',
        figure: true,
      },
      {
        id: 'restaurants',
        question: 'Waar kunnen we eten?',
        needs: 'Twee of drie namen, en hoe ver het is.',
        figure: true,
      },
      {
        id: 'public-transport',
        question: 'Kunnen we zonder auto komen?',
        needs: 'Station, bus en taxi, met minuten of meters.',
        figure: true,
      },
      {
        id: 'emergency',
        question: 'Waar is een dokter?',
        needs: 'Praktijk, apotheek, ziekenhuis, en het alarmnummer.',
        figure: true,
      },
      {
        id: 'fuse-box',
        question: 'De stroom is uitgevallen. Wat nu?',
        needs: 'Waar de meterkast is, en wie de gast dan belt.',
      },
    ],
  },
  {
    name: 'Tijd en geld',
    topics: [
      {
        id: 'early-check-in',
        question: 'Kunnen we eerder komen?',
        needs: 'Vanaf hoe laat op zijn vroegst, en wanneer u beslist.',
        figure: true,
      },
      {
        id: 'check-out',
        question: 'Hoe laat moeten we weg?',
        needs: 'Het tijdstip, en wat er vooraf te doen is.',
        figure: true,
      },
      {
        id: 'late-check-out',
        question: 'Mogen we later weg?',
        needs: 'Tot hoe laat, en wat het kost.',
        figure: true,
      },
      {
        id: 'luggage',
        question: 'Kunnen we onze bagage achterlaten?',
        needs: 'Waar, en van wanneer tot wanneer.',
        figure: true,
      },
      {
        id: 'tourist-tax',
        question: 'Is er toeristenbelasting?',
        needs: 'Hoeveel per nacht, voor wie, en hoe de gast betaalt.',
        figure: true,
      },
    ],
  },
];

/** The second half: the visitor's own house. */
export const ownHouse: Translated<typeof en.ownHouse> = {
  eyebrow: { time: '06:30', label: 'Uw eigen huis' },
  title: 'Zet nu namen op uw eigen lades.',
  lead: 'Dit zijn dertig dingen die gasten vragen. Schrijf op wat u aan de deur zou antwoorden. De kast laat zien welke lades vol zijn, welke dun, en waar nog een haakje leeg is.',
  needsScript:
    'Uw eigen notities schrijven gaat met JavaScript, en dat staat in deze browser uit. De dertig vragen staan hier als lijst om af te drukken en met de hand in te vullen.',
  kept: 'Alleen in deze browser bewaard. Er wordt niets verstuurd.',
  notKept:
    'Deze browser laat de pagina niets bewaren, of heeft geen ruimte meer. Uw notities staan hier tot u de pagina sluit: exporteer ze voordat u gaat.',
  elsewhere:
    'Uw huis is in een ander tabblad gewijzigd. Wat hier staat, wordt pas bewaard als u kiest.',
  takeOther: 'Het andere tonen',
  keepThis: 'Dit hier houden',
  unreadableKept:
    'Wat deze browser had bewaard, was niet te lezen. Het blijft onaangeroerd tot u hier iets schrijft; dan komt dat ervoor in de plaats.',
  name: 'Naam van het huis',
  namePlaceholder: 'Bijvoorbeeld: Huis aan het meer',
  nameless: 'Uw huis',
  cabinet: 'Uw dertig lades',
  note: 'Uw notitie',
  noteHint: 'In een volle notitie staat: {needs}',
  cut: 'In een notitie passen {limit}\u00a0tekens. Wat daarna kwam, is weggelaten.',
  room: '{count} van {limit}\u00a0tekens',
  next: 'Volgende lege lade',
  states: { full: 'Vol', thin: 'Dun', missing: 'Leeg' },
  remarks: {
    full: 'Vol: lang genoeg om een antwoord te zijn{figure}.',
    andFigure: ', en met een getal',
    short: 'Dun: {count} van {needed}\u00a0tekens.',
    noFigure: 'Dun: een gast zou naar een getal vragen, zoals een tijd, een aantal of een prijs.',
    missing: 'Leeg: hier staat nog niets.',
  },
  score: 'van {count}\u00a0lades',
  scoreLabel: 'Dekking',
  scoreHint: '{full} vol, {thin} dun (telt voor de helft), {missing} leeg.',
  rubric: {
    title: 'Hoe de score wordt geteld',
    columns: ['Lade', 'Wanneer', 'Telt'],
    rows: [
      [
        'Vol',
        'Minstens {needed}\u00a0tekens. Waar gasten een tijd, een aantal of een prijs willen, ook een getal.',
        '1',
      ],
      ['Dun', 'Er staat iets, maar het is korter, of het getal ontbreekt.', '½'],
      ['Leeg', 'Er staat niets.', '0'],
    ],
    note: 'De score is de som, met een maximum van 30. Tekens en getallen tellen mee; of een notitie klopt, weet alleen u.',
    figures: 'Om een getal wordt gevraagd in {count} van de dertig lades: {labels}.',
  },
  ask: {
    title: 'Vraag het aan uw eigen huis',
    lead: 'Dezelfde zoekfunctie, alleen over uw notities. Bij elke lade kent ze ook de andere woorden die gasten ervoor gebruiken, net als bij Chalet Arve.',
    door: 'Uw huis',
    nothing: 'Schrijf de eerste notitie, en vraag dan hier.',
  },
  file: {
    title: 'Neem het mee',
    lead: 'In de bestanden staan uw notities en verder niets. Markdown is om te lezen, JSON voor andere programma’s; beide kunnen hier weer worden ingelezen.',
    markdown: 'Markdown exporteren',
    json: 'JSON exporteren',
    print: 'Het blad afdrukken',
    import: 'Bestand inlezen',
    importHint: 'Markdown of JSON van hier, tot {limit}\u00a0kB.',
    delete: 'Mijn huis verwijderen',
    deleteQuestion:
      'Alle notities van uw huis uit deze browser verwijderen? Dit is niet terug te draaien.',
    deleteYes: 'Verwijderen',
    deleteNo: 'Bewaren',
    deleted: 'Uw huis is uit deze browser verwijderd.',
    replaceQuestion:
      'In het bestand staan {count}\u00a0notities. Ze komen in de plaats van de {present}\u00a0notities die hier nu staan. Vervangen?',
    replaceYes: 'Vervangen',
    replaceNo: 'Notities behouden',
    imported: 'Ingelezen: {count}\u00a0notities.',
    unplaced:
      'Ingelezen: {count}\u00a0notities. Hier heet geen lade {labels}, dus dat deel is weggelaten.',
    problems: {
      size: 'Dit bestand is groter dan {limit}\u00a0kB. Een huis past daar ruim in: kies het bestand dat hier is geëxporteerd.',
      unreadable:
        'Dit bestand is niet als huis te lezen. Kies een Markdown- of JSON-bestand dat hier is geëxporteerd.',
      empty: 'In dit bestand staan geen notities.',
      long: 'De notitie “{label}” is langer dan {limit}\u00a0tekens. Maak die in het bestand korter.',
    },
  },
};
