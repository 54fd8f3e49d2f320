import { paths } from '@/lib/paths';

/** The words of the page on which a host makes a house book, and asks it. Texts in `{}` are filled in. */
export const tryPage = {
  path: paths.tryIt,
  group: 'Product',
  cardTag: 'lamp',
  pageTitle: 'House book',
  description:
    'Paste your listing or house manual and get a house book: the thirty things guests ask most, what is missing, a version to print, and answers to try.',
  eyebrow: { time: '21:40', label: 'House book' },
  title: 'Turn your listing into a house book.',
  lead: 'Paste what you tell your guests already. It becomes notes on the thirty things that guests ask most. You see what is missing, print the book for the house, and ask it what a guest would ask.',
  list: { eyebrow: { time: '21:55', label: 'Thirty questions' }, title: 'What guests ask most.' },
  ask: {
    eyebrow: { time: '02:14', label: 'Ask the book' },
    title: 'Now ask it as a guest would.',
    lead: 'Your own notes answer as soon as there are any; until then, those of Chalet Arve do. A note answers only what its text says. The rest is asked of the host.',
  },
  end: {
    title: 'Take these notes along.',
    lead: 'They are what an AI co-host needs to know about your house. Save the file, sign up, and start with it. Testing is free for as long as you like, without a credit card.',
  },
} as const;

/** What a host has already. */
export const paste = {
  label: 'Your listing, house manual or message template',
  placeholder: 'Paste it here, or just write.',
  action: 'Make my notes',
  hint: 'Stays in this browser. Nothing is sent.',
  needsScript:
    'Making notes needs JavaScript, which is off in this browser. The example below can be read and printed without it.',
  empty: 'Please paste or write something first.',
  tooLong: 'This text is longer than we can read at once. Please paste it in two parts.',
  nothing: 'We found no notes in this text. Please write whole sentences, one subject a line.',
  notLoaded:
    'This part of the page could not be loaded. Your text is still here: please try again.',
  done: 'Notes on the thirty questions: {notes}. Further notes: {further}. Please read them through.',
} as const;

/** The book, on paper and on the screen. */
export const book = {
  title: 'House book',
  nameless: 'Your house',
  contents: 'Contents',
  further: 'Further notes',
  untitled: 'Note',
  example: 'An invented house, as an example. So are its prices and times.',
  emergency: {
    title: 'In an emergency',
    call: 'Call',
    services: { ambulance: 'Ambulance', fire: 'Fire brigade', police: 'Police' },
    say: 'Say where you are, what has happened, and how many people need help. Then call the host.',
    place: 'You are here',
    help: 'Doctor and pharmacy',
  },
} as const;

/** A question that guests ask most. */
interface Topic {
  /** The note of Chalet Arve about the same: the label is taken from there. */
  id: string;
  question: string;
  /** What a written note says. */
  needs: string;
  /** A written note has a figure: a time, a number, a price. */
  figure?: true;
}

/** The thirty questions, in their groups. */
export const topicGroups: readonly { name: string; topics: readonly Topic[] }[] = [
  {
    name: 'Arriving',
    topics: [
      {
        id: 'directions',
        question: 'Where is the house, and how do we find it?',
        needs: 'The address with its number, and the last turn.',
        figure: true,
      },
      {
        id: 'parking',
        question: 'Where do we park?',
        needs: 'Which space, how many cars, what it costs.',
        figure: true,
      },
      { id: 'check-in', question: 'From when can we come in?', needs: 'The hour.', figure: true },
      {
        id: 'key-box',
        question: 'How do we get the key?',
        needs: 'Where it is, and when the code comes. Not the code itself.',
      },
      {
        id: 'late-arrival',
        question: 'What if we arrive at night?',
        needs: 'Until which hour, and what is different then.',
        figure: true,
      },
    ],
  },
  {
    name: 'In the rooms',
    topics: [
      {
        id: 'wifi',
        question: 'What is the wifi, and where is the password?',
        needs: 'The name of the network, and where the password is.',
      },
      {
        id: 'heating',
        question: 'How do we turn the heating up or down?',
        needs: 'Where the control is, and which number is how warm.',
        figure: true,
      },
      {
        id: 'hot-water',
        question: 'Is there enough hot water?',
        needs: 'How many showers, and what to do when it is cold.',
        figure: true,
      },
      {
        id: 'beds',
        question: 'Which beds are there?',
        needs: 'How many, and how wide.',
        figure: true,
      },
      {
        id: 'towels',
        question: 'Are towels and bed linen there?',
        needs: 'What is there, what to bring.',
      },
    ],
  },
  {
    name: 'Kitchen and laundry',
    topics: [
      {
        id: 'kitchen',
        question: 'How do the hob and the oven work?',
        needs: 'The step that a guest does not find alone.',
      },
      {
        id: 'coffee',
        question: 'How does the coffee machine work?',
        needs: 'The steps, and whether coffee is there.',
      },
      {
        id: 'dishwasher',
        question: 'How does the dishwasher work?',
        needs: 'Where the tabs are, which programme.',
      },
      {
        id: 'washing-machine',
        question: 'Can we wash clothes?',
        needs: 'Where, from when to when.',
        figure: true,
      },
      {
        id: 'bins',
        question: 'Where does the rubbish go?',
        needs: 'Which bag, which container, which day.',
      },
    ],
  },
  {
    name: 'What is allowed',
    topics: [
      { id: 'pets', question: 'Can we bring a dog?', needs: 'Yes or no, how many, what it costs.' },
      {
        id: 'extra-person',
        question: 'Can one more person stay?',
        needs: 'How many at most, and the price.',
        figure: true,
      },
      {
        id: 'baby-bed',
        question: 'Is there a baby bed?',
        needs: 'Its size or age, and whether to ask for it.',
        figure: true,
      },
      { id: 'smoking', question: 'May we smoke?', needs: 'Where, and where not.' },
      {
        id: 'quiet-hours',
        question: 'From when must it be quiet?',
        needs: 'From and until which hour.',
        figure: true,
      },
    ],
  },
  {
    name: 'Around the house',
    topics: [
      {
        id: 'shops',
        question: 'Where do we buy food?',
        needs: 'How far, and the opening hours.',
        figure: true,
      },
      {
        id: 'restaurants',
        question: 'Where can we eat?',
        needs: 'Two or three names, and how far they are.',
        figure: true,
      },
      {
        id: 'public-transport',
        question: 'Can we come without a car?',
        needs: 'Station, bus and taxi, with minutes or metres.',
        figure: true,
      },
      {
        id: 'emergency',
        question: 'Where is a doctor?',
        needs: 'Practice, pharmacy, hospital, and the emergency number.',
        figure: true,
      },
      {
        id: 'fuse-box',
        question: 'The power is gone. What now?',
        needs: 'Where the fuse box is, and whom to call.',
      },
    ],
  },
  {
    name: 'Times and money',
    topics: [
      {
        id: 'early-check-in',
        question: 'Can we come earlier?',
        needs: 'From when at the earliest, and when you decide.',
        figure: true,
      },
      {
        id: 'check-out',
        question: 'When do we have to leave?',
        needs: 'The hour, and what to do before.',
        figure: true,
      },
      {
        id: 'late-check-out',
        question: 'Can we leave later?',
        needs: 'Until when, and what it costs.',
        figure: true,
      },
      {
        id: 'luggage',
        question: 'Can we leave our bags?',
        needs: 'Where, from when until when.',
        figure: true,
      },
      {
        id: 'tourist-tax',
        question: 'Is there a tourist tax?',
        needs: 'How much a night, for whom, and how it is paid.',
        figure: true,
      },
    ],
  },
];

/** The visitor's own house: the thirty questions and what is written about them. */
export const own = {
  choice: { label: 'Which book is shown', own: 'Your house', example: 'Example: Chalet Arve' },
  name: 'Name of the house',
  namePlaceholder: 'House by the lake',
  country: 'Country',
  countryHint: 'For the emergency number. We do not guess it.',
  chooseCountry: 'Please choose',
  otherCountry: 'Another country',
  score: 'of {count} written',
  rest: '{thin} thin, {missing} missing',
  scoreHint:
    'A note counts as written from {needed} characters on, with a number where guests want a time, a size or a price. Whether it is true, only you know.',
  states: { full: 'Written', thin: 'Thin', missing: 'Missing' },
  needs: 'What belongs in it: {needs}',
  short: 'Thin: {count} of {needed} characters.',
  noFigure: 'Thin: a guest would ask for a time, a number or a price.',
  further: {
    title: 'Further notes',
    lead: 'What belongs to none of the thirty. Each note can be moved to one.',
    noteTitle: 'Title',
    note: 'Note',
    move: 'Move to …',
    remove: 'Remove',
    add: 'Add a note',
  },
  keeping: {
    kept: 'Kept in this browser only. Nothing is sent.',
    unkept:
      'This browser does not let the page keep anything, or has no room left. Your notes are here until you close the page: save them as a file before you go.',
    elsewhere:
      'Your notes were changed in another tab. Nothing from here is kept until you have chosen.',
    unreadable:
      'What this browser had kept could not be read. It stays untouched until you write here; then it is replaced.',
  },
  takeOther: 'Show the other version',
  keepThis: 'Keep this version',
} as const;

/** What leaves with the host. */
export const file = {
  title: 'Take your notes with you',
  lead: 'Print the book for the house: emergency page first, then the notes. The files hold your notes and nothing else; both can be imported here again.',
  print: 'Print the book',
  paper: 'Paper',
  markdown: 'Save as Markdown',
  json: 'Save as JSON',
  import: 'Import a file',
  importHint: 'Markdown or JSON that was saved here, up to {limit} kB.',
  delete: 'Delete these notes',
  deleteQuestion: 'Delete all your notes from this browser? This cannot be taken back.',
  deleteYes: 'Delete',
  deleteNo: 'Keep',
  deleted: 'Your notes were deleted from this browser.',
  replaceQuestion:
    'Notes in the file: {count}. They replace your notes here: {present}. Replace them?',
  replaceYes: 'Replace',
  replaceNo: 'Keep the notes here',
  imported: 'Notes imported: {count}.',
  problems: {
    size: 'This file is larger than {limit} kB. Notes are much smaller: please choose the file that was saved here.',
    unreadable:
      'We found no notes in this file that we can read. Please choose a Markdown or JSON file that was saved here.',
    empty: 'There are no notes in this file.',
    many: 'This file has more than {most} notes that belong to none of the thirty questions.',
    long: 'The note “{label}” is longer than {limit} characters. Please shorten it in the file.',
  },
} as const;

/** The conversation with the book. */
export const ask = {
  log: 'Conversation with the book',
  greeting:
    'Good evening. I am a word search in your browser and know only the notes of {house}. Your guests would be answered by an AI co-host, which says that it is an AI.',
  field: 'Your question',
  ask: 'Ask',
  needsScript:
    'Asking needs JavaScript, which is off in this browser. The notes above can be read without it.',
  empty: 'Please type a question first.',
  notLoaded:
    'The search could not be loaded. Your question is still in the field: please ask again.',
  guest: 'Guest:',
  desk: 'Answer:',
  from: 'From the note:',
  unknown: 'I do not know that. I am asking the host and will write back here.',
  decides: 'The host decides this each time. I am asking and will write back here.',
  toHost: 'What the host would receive',
  /** What the host reads of a request that the host decides each time. */
  requests: '{house}: a guest {request}',
  asks: '{house}: a guest asks “{question}” Reply yes, no or with a word.',
  robot:
    'Yes. Here a word search answers, without any AI. Your guests would write with an AI co-host, which says that it is an AI and passes questions on to you.',
  /** For a question in this language on the page of another one. */
  offer: 'You are asking in English: here is the English page.',
  emergency: {
    first: {
      fire: 'Leave the house now, and close the doors behind you.',
      gas: 'No flame, no switch, no telephone inside. Open a window, leave the house, and call from outside.',
      smoke: 'If you see or smell smoke, leave the house and close the doors behind you.',
      'break-in': 'Stay away from them, and go where you can lock the door or leave.',
      injury: 'Stay with the person. The emergency service tells you what to do.',
      water: 'Keep away from wet sockets and lamps. Close the main tap if you can reach it safely.',
      'locked-out': 'Please stay near the house, in the warm if you can.',
    },
    call: 'Call',
    danger: 'If anyone is in danger, call',
    noCountry: 'In which country is the house?',
    host: 'I am calling the host.',
  },
  ready: 'Questions to try',
  questions: [
    'What is the wifi password?',
    'Where can we park? When do we have to leave?',
    'Do you have a baby bed?',
    'Is there a microwave?',
    'Are you a robot?',
    'It smells of gas in the kitchen!',
  ],
} as const;
