import { paths } from '@/lib/paths';

/** The head of the calculator's page. */
export const calculatorPage = {
  path: paths.calculator,
  group: 'Product',
  cardTag: 'brass',
  pageTitle: 'Calculator: does it pay for you?',
  description:
    'How many nights stay undisturbed, how many hours you save and what is left after the price. Every number shows its sum, also when it does not pay.',
  eyebrow: { time: '23:50', label: 'The cash book' },
  title: 'Does it pay for you?',
  lead: 'Put in your own numbers. Every result shows its sum, also when it is against us.',
} as const;

/** The copy of the calculator; every number in it is computed from the entries and the stored prices. */
export const calculator = {
  book: {
    title: 'Your entries',
    labels: {
      properties: 'Properties',
      messages: 'Messages per property and week',
      night: 'Share that comes at night',
      minutes: 'Minutes per message',
      share: 'Share that the assistant answers alone',
      hour: 'Worth of an hour',
      billing: 'Billing',
    },
    hints: {
      properties: 'Every flat and every house counts.',
      messages: 'All that guests write to you.',
      night: 'From 22:00 to 7:00.',
      minutes: 'Reading it, looking it up, answering it.',
      share: 'What the assistant does not know, it asks you.',
      hour: 'Yours, or that of a helper.',
    },
    billings: { yearly: 'Yearly', monthly: 'Monthly' },
    /** Below a field: whether it still has its first entry. */
    assumption: 'Assumption.',
    entry: 'Your entry.',
    less: 'Less: {label}',
    more: 'More: {label}',
    submit: 'Work it out',
    again: 'Start again',
    copy: 'Copy link',
    copied: 'Copied. The link holds these entries.',
    notCopied: 'Your browser did not allow it. The address of this page holds the entries too.',
  },

  problems: {
    empty: 'Enter a number from {least} to {most}.',
    ambiguous: 'This can mean {decimals} or {thousands}. Type the one that you mean.',
    unreadable: 'Enter a number in digits, from {least} to {most}.',
    tooFine: { 0: 'Enter a whole number.', 1: 'One decimal at most.', 2: 'Two decimals at most.' },
    tooSmall: 'Not below {least}.',
    tooLarge: 'Not above {most}.',
    billing: 'Choose yearly or monthly.',
  },

  /** Each text of a number stands after it. */
  answer: {
    title: 'The answer',
    yes: 'Yes.',
    from: { one: 'From {count} message a month.', many: 'From {count} messages a month.' },
    no: 'No.',
    nights: {
      one: 'of {of} nights undisturbed, today {now}',
      many: 'of {of} nights undisturbed, today {now}',
    },
    left: 'EUR left a month',
    missing: 'EUR a month: a loss',
    wanted: 'No answer yet. Still wanted:',
    none: 'No answer yet.',
  },

  strip: {
    title: 'The sum',
    lines: {
      messages: { label: 'messages a month', formula: '{properties} × {messages} × 52 ÷ 12' },
      hours: { label: 'hours saved a month', formula: '× {minutes} ÷ 60 × {share} %' },
      worth: { label: 'EUR that they are worth', formula: '× {hour} EUR' },
      yearly: {
        label: 'EUR, the price',
        formula: '{properties} × {ofOne} EUR ÷ 12, billed yearly',
      },
      monthly: { label: 'EUR, the price', formula: '{properties} × {ofOne} EUR, billed monthly' },
      paysFrom: {
        label: 'messages a month cover the price',
        formula: '{price} ÷ ({minutes} ÷ 60 × {share} % × {hour}), up to a whole message',
      },
      waiting: {
        label: 'messages at night still wait for you',
        formula: '{sum} × {night} % × {rest} %',
      },
      nights: { label: 'undisturbed nights', formula: '{of} × ({less} ÷ {of}) ^ {waiting}' },
    },
    rounding: 'Two decimals are shown; the sum goes on with all of them.',
    claim: {
      properties: {
        one: 'Our home page promises {claimed}+ hours weekly: that holds from {count} property on; with your entries it is {hours} hours.',
        many: 'Our home page promises {claimed}+ hours weekly: that holds from {count} properties on; with your entries it is {hours} hours.',
      },
      messages: {
        one: 'Our home page promises {claimed}+ hours weekly: that holds from {count} message per property and week on; with your entries it is {hours} hours.',
        many: 'Our home page promises {claimed}+ hours weekly: that holds from {count} messages per property and week on; with your entries it is {hours} hours.',
      },
      never:
        'Our home page promises {claimed}+ hours weekly: with your other entries that holds at no size; it is {hours} hours.',
    },
  },

  notes: {
    title: 'What this does not know',
    items: [
      'The {share} % and the {night} % are assumptions of ours. Neither has been measured in your properties, and we have no average to offer instead.',
      'The other first entries are an example. Replace them with your own numbers.',
      'A night counts as undisturbed when no message waits for you. Messages are assumed to fall on the nights by chance.',
      'Setting it up takes time that is not in the sum: describing the house, and asking the simulator.',
    ],
  },
} as const;
