/** The frame around pages that exist outside production only. */
export const workshop = {
  frame: 'Workshop. Not part of the production build.',
} as const;

/** The cover of the style guide. */
export const patternBook = {
  mark: { time: '06:45', label: 'The workshop, by day' },
  title: 'The pattern book of the night desk.',
  lead: 'Every colour, shape and part of the site in each of its states, on both grounds. The values are read from the tokens, the contrast is measured here, and the parts are the ones that the site uses.',
  howTo:
    'Nothing is posed: hover, focus and press are tried on the parts themselves. Point at them, walk through them with Tab, hold them down.',
  contents: 'Contents',
  description:
    'Tokens, shapes and every component of the site in each of its states, on both grounds. A page of the workshop, outside production.',
  ribbon: 'All pigments, in the order of the tokens',
} as const;

/** The pages of the pattern book, in order. */
export const plates = {
  pigments: {
    id: 'pigments',
    title: 'Pigments',
    lead: 'The raw colours. Each is measured against night and against paper: from 4.5 it may carry text, from 3 large text and edges, below that it is a ground or a drawing.',
  },
  grounds: {
    id: 'grounds',
    title: 'Two grounds',
    lead: 'The names that parts use. Paper and night bind them to pigments of their own, and no part asks where it stands.',
  },
  type: {
    id: 'type',
    title: 'Type',
    lead: 'Bricolage Grotesque for what is said aloud, Instrument Sans for what is read. Nothing is smaller than 15 px.',
  },
  measures: {
    id: 'measures',
    title: 'Measures',
    lead: 'A grid of 8 px, two lengths that follow the window, radii of 2 to 4 px. Hairlines stand where others put shadows.',
  },
  motion: {
    id: 'motion',
    title: 'Motion',
    lead: 'Something moves when something has happened. Who prefers reduced motion sees the end of it at once.',
  },
  shapes: {
    id: 'shapes',
    title: 'Shapes',
    lead: 'The luggage tag, the key tag, the pigeonhole, the ledger row. Everything else on the site is made of these.',
  },
  buttons: {
    id: 'buttons',
    title: 'Buttons',
    lead: 'At least 44 px each way. One tag for the main action of a view; everything beside it is square.',
  },
  fields: {
    id: 'fields',
    title: 'Fields',
    lead: 'Label above, error and hint below. A refused field has a thick edge and a mark, so that it is seen without colour.',
  },
  messages: {
    id: 'messages',
    title: 'Messages',
    lead: 'What worked, what failed, what is empty and what is still being fetched. None of the four looks like another.',
  },
  tables: {
    id: 'tables',
    title: 'Tables and tabs',
    lead: 'Ruled like the ledger. A table that is too wide scrolls in its own frame, by keyboard too.',
  },
  overlays: {
    id: 'overlays',
    title: 'Over the page',
    lead: 'Slips of paper that are laid over the page and give the focus back to where it came from.',
  },
  specimens: {
    id: 'specimens',
    title: 'Specimens',
    lead: 'Pieces of the product, built from text. Guests, doors and houses are samples.',
  },
  frame: {
    id: 'frame',
    title: 'The frame',
    lead: 'What stands around the pages.',
  },
} as const;

/** A page of the pattern book. */
export type PlateCopy = (typeof plates)[keyof typeof plates];

/** Words that are too long for the place they stand in, as guests and hosts do write them. */
export const longTexts = {
  button: 'Save the arrival notes for all twelve doors of Chalet Arve and Haus Lindenhof',
  label: 'What should a guest of Door 7 know about the way from the station to the house in winter',
  value: 'Donaudampfschifffahrtsgesellschaftskapitänswohnung, upper bell, second key',
  error:
    'The address ends in a dot. Write it as the house does on its own page, for example reception@chalet-arve.example.',
  status: 'Asking the host about a baby bed, a second cot and an early check-in',
  badge: 'Donaudampfschifffahrtsgesellschaftskapitänswohnung',
} as const;

/** What the specimens of parts say. */
export const samples = {
  action: 'Start Today',
  save: 'Save the note',
  saving: 'Saving the note',
  remove: 'Delete',
  email: {
    label: 'E-mail',
    placeholder: 'you@house.example',
    value: 'reception@chalet-arve.example',
    hint: 'We write to it once.',
    error: 'Enter a valid email address',
  },
  note: {
    label: 'Note for the desk',
    value: 'The cot is in the cellar, left of the wine.\nThe second key hangs at Door 3.',
    placeholder: 'Where is the second key?',
    error: 'Write at least ten characters.',
  },
  platform: { label: 'Booking system', choices: ['Choose one', 'Smoobu', 'Lodgify', 'Hostaway'] },
  messages: {
    note: 'The night begins at 22:00 and ends at 07:00.',
    success: 'The note is stored. The desk reads it from the next message on.',
    warning: 'Two doors have no wifi password yet.',
    error: 'The note was not stored. What you wrote is still here: please try again.',
  },
  title: {
    note: 'When the desk works',
    success: 'Written down',
    warning: 'Two open lines',
    error: 'Not stored',
  },
  empty: 'No message came tonight.',
  emptyAction: 'Add a door',
  failure: 'The ledger could not be loaded.',
  loading: 'Fetching the ledger',
  retried: 'Tried again.',
} as const;
