/** The words of the page on which a visitor asks a house, and then writes down their own. */
export const tryPage = {
  pageTitle: 'Ask a house',
  description:
    'Ask Chalet Arve what a guest would ask, see which note answers, and reply as its host when none does. Then write down your own house, and see what is missing.',
  eyebrow: { time: '02:14', label: 'Ask a house' },
  title: 'Ask the house. Its host is asleep.',
  lead: 'Forty notes lie in the drawers of Chalet Arve, Door 9. Ask what a guest would ask: one drawer answers, or the desk says that it does not know and asks the host. Tonight the host is you.',
  toOwnHouse: 'Or write down your own house',
} as const;

/** The words of a conversation with a house. Texts in `{}` are filled in. */
export const askWords = {
  log: 'Conversation with the house',
  greeting: 'Good evening. What would you like to know about the house?',
  field: 'Your question',
  placeholder: 'For example: where do the bottles go?',
  ask: 'Ask',
  plain: 'A word search in your browser, not the assistant. What you type stays here.',
  empty: 'Please type a question first.',
  tooLong:
    'A question has room for {limit} characters here. This one has {count}: please shorten it.',
  notLoaded:
    'The search could not be loaded. Your question is still in the field: please ask again.',
  guest: 'Guest:',
  desk: 'Desk:',
  from: 'From the note:',
  unknown: 'I do not know. I am asking the team and will write back here.',
  decides: 'The team decides this each time. I am asking them and will write back here.',
  asks: '{door} asks: “{question}” Reply yes, no or with a word.',
  youAreTheHost: 'You are the host',
  yes: 'Yes',
  no: 'No',
  word: 'Your reply in a few words',
  send: 'Reply',
  emptyReply: 'Please type a word first.',
  tooLongReply: 'A reply has room for {limit} characters here. This one has {count}.',
  host: 'Host:',
  answers: {
    yes: 'The team has replied: yes.',
    no: 'I am sorry, the team has replied: no.',
    word: 'The team has replied: “{reply}”',
  },
} as const;

export const house = {
  door: 'Door 9',
  name: 'Chalet Arve, Door 9',
  ready: 'Or ask one of these',
  /** Questions that are asked at the press of a button, and the note each leads to where no script runs. */
  questions: [
    { text: 'What is the wifi password?', note: 'wifi' },
    { text: 'It is cold in here. How do I turn the heating up?', note: 'heating' },
    { text: 'Where can we park a second car?', note: 'parking' },
    { text: 'Which day are the bins emptied?', note: 'bins' },
    { text: 'May we bring our dog?', note: 'pets' },
    { text: 'Our flight is delayed. Can we come after midnight?', note: 'late-arrival' },
    { text: 'Do you have a baby bed?', note: 'baby-bed' },
    { text: 'Could a friend stay with us on Friday?', note: 'extra-person' },
    { text: 'Could we check in early?', note: 'early-check-in' },
    { text: 'How long does the sauna take?', note: 'sauna' },
    { text: 'Where do we get bread on Sunday?', note: 'shops' },
    { text: 'All the lights went out. What now?', note: 'fuse-box' },
  ],
  needsScript:
    'The search needs JavaScript, which is off in this browser. The questions lead to their notes, and all forty notes are below to read.',
  cabinet: 'The forty drawers',
  noDrawer: 'No drawer answers that. The bell rings at the host’s.',
  closed:
    'Every drawer is a note. A question opens the one that answers it; you can also open them yourself.',
  alsoAskedAs: 'Also asked as:',
  hostDecides: 'The host decides',
} as const;

/** The notes as a page to read. */
export const noteList = {
  eyebrow: { time: '07:10', label: 'All forty notes' },
  title: 'This is all that the house knows.',
  lead: 'The notes of Chalet Arve as their host wrote them. The house is invented, and so are its prices and times.',
  hostDecides: 'The host decides each time.',
} as const;

/** A question that guests ask most, as the label of an empty drawer. */
interface Topic {
  /** The note of Chalet Arve about the same; drawer label and guests' other words for it are taken from there. */
  id: string;
  question: string;
  /** What a full note says. */
  needs: string;
  /** A full note has a figure: a time, a number, a price. */
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
    name: 'What is welcome',
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

/** The second half: the visitor's own house. */
export const ownHouse = {
  eyebrow: { time: '06:30', label: 'Your own house' },
  title: 'Now label your own drawers.',
  lead: 'These are thirty things that guests ask. Write what you would answer at the door. The cabinet shows which drawers are full, which are thin, and which still have an empty hook.',
  needsScript:
    'Writing your own notes needs JavaScript, which is off in this browser. The thirty questions are here as a list to print and fill in by hand.',
  kept: 'Kept in this browser only. Nothing is sent.',
  notKept:
    'This browser does not let the page keep anything, or has no room left. Your notes are here until you close the page: export them before you go.',
  elsewhere: 'Your house was changed in another tab. Nothing from here is kept until you choose.',
  takeOther: 'Show the other one',
  keepThis: 'Keep the one here',
  unreadableKept:
    'What this browser had kept could not be read. It stays untouched until you write here; then it is replaced.',
  name: 'Name of the house',
  namePlaceholder: 'For example: House by the lake',
  nameless: 'Your house',
  cabinet: 'Your thirty drawers',
  note: 'Your note',
  noteHint: 'A full note says: {needs}',
  cut: 'A note has room for {limit} characters. What was beyond that was left out.',
  room: '{count} of {limit} characters',
  next: 'Next empty drawer',
  states: { full: 'Full', thin: 'Thin', missing: 'Missing' },
  remarks: {
    full: 'Full: long enough to be an answer{figure}.',
    andFigure: ', and with a figure',
    short: 'Thin: {count} of {needed} characters.',
    noFigure: 'Thin: a guest would ask for a figure, such as a time, a number or a price.',
    missing: 'Missing: nothing written yet.',
  },
  score: 'of {count} drawers',
  scoreLabel: 'Coverage',
  scoreHint: '{full} full, {thin} thin (each counts half), {missing} missing.',
  rubric: {
    title: 'How the score is counted',
    columns: ['Drawer', 'When', 'Counts'],
    rows: [
      [
        'Full',
        'At least {needed} characters. Where guests want a time, a number or a price, also a figure.',
        '1',
      ],
      ['Thin', 'Something is written, but it is shorter, or the figure is not there.', '½'],
      ['Missing', 'Nothing is written.', '0'],
    ],
    note: 'The score is the sum, out of 30. It counts characters and figures; whether a note is true, only you can say.',
    figures: 'A figure is asked for in {count} of the thirty drawers: {labels}.',
  },
  ask: {
    title: 'Ask your own house',
    lead: 'The same search, over your notes only. Under each label it also knows the other words that guests use for it, as at Chalet Arve.',
    door: 'Your house',
    nothing: 'Write the first note, then ask here.',
  },
  file: {
    title: 'Take it with you',
    lead: 'The files hold your notes and nothing else. Markdown is for reading, JSON for other programs; both can be read again here.',
    markdown: 'Export as Markdown',
    json: 'Export as JSON',
    print: 'Print the sheet',
    import: 'Import a file',
    importHint: 'Markdown or JSON from here, up to {limit} kB.',
    delete: 'Delete my house',
    deleteQuestion: 'Delete all notes of your house from this browser? This cannot be taken back.',
    deleteYes: 'Delete',
    deleteNo: 'Keep',
    deleted: 'Your house was deleted from this browser.',
    replaceQuestion:
      'The file has {count} notes. They take the place of the {present} notes that are here now. Replace them?',
    replaceYes: 'Replace',
    replaceNo: 'Keep the notes here',
    imported: 'Read: {count} notes.',
    unplaced: 'Read: {count} notes. No drawer here is called {labels}, so that part was left out.',
    problems: {
      size: 'This file is larger than {limit} kB. A house fits well below that: please choose the file that was exported here.',
      unreadable:
        'This file could not be read as a house. Please choose a Markdown or JSON file that was exported here.',
      empty: 'There are no notes in this file.',
      long: 'The note “{label}” is longer than {limit} characters. Please shorten it in the file.',
    },
  },
} as const;
