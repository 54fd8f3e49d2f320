/** The copy of the calculator; every number in it is computed from the entries and the stored prices. */
export const calculator = {
  pageTitle: 'Calculator: price and hours',
  description:
    'What the desk costs for your doors, how many hours it takes off you, and what is left. Every number shows how it was made, also when it does not pay.',
  eyebrow: { time: '23:50', label: 'The cash book' },
  title: 'The night, added up.',
  lead: 'Six entries, one strip of paper. Every number says how it was made and where it comes from, also when the sum is against us.',

  book: {
    title: 'Your entries',
    fields: {
      properties: { label: 'Properties', unit: 'doors' },
      messages: { label: 'Messages per property and week', unit: 'messages' },
      minutes: {
        label: 'Minutes per message',
        unit: 'minutes',
        hint: 'Reading it, looking it up, answering it.',
      },
      share: {
        label: 'Share that it answers alone',
        unit: '%',
        hint: 'Not measured at your doors. What it does not know, it asks you.',
      },
      hour: { label: 'Worth of an hour', unit: 'EUR', hint: 'Yours, or that of a helper.' },
      billing: { label: 'Billing', yearly: 'Yearly', monthly: 'Monthly' },
    },
    less: 'Less: {label}',
    more: 'More: {label}',
    submit: 'Work it out',
    again: 'Start again',
    copy: 'Copy link',
    copied: 'Copied. The link holds these entries.',
    notCopied: 'Your browser did not allow it. The address of this page holds the entries too.',
  },

  /** Where a number comes from. */
  sources: {
    entry: 'your entry',
    assumption: 'assumption',
    price: 'stored price',
    calendar: 'calendar',
    and: ', ',
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

  strip: {
    title: 'The strip',
    lines: {
      messages: {
        formula: '{properties} × {messages}',
        of: 'properties × messages: {source}',
        unit: 'messages a week',
      },
      minutes: { formula: '× {minutes}', of: 'minutes: {source}', unit: 'minutes a week' },
      desk: {
        formula: '÷ 60 × 52 ÷ 12',
        of: 'weeks and months: {source}',
        unit: 'hours a month',
      },
      hours: {
        formula: '× {share} %',
        of: 'share: {source}',
        unit: 'hours it takes off you',
      },
      worth: { formula: '× {hour} EUR', of: 'an hour: {source}', unit: 'EUR, their worth' },
      yearly: {
        formula: '{properties} × {price} EUR ÷ 12',
        of: 'a year: {source}',
        unit: 'EUR, the price',
      },
      monthly: {
        formula: '{properties} × {price} EUR',
        of: 'a month: {source}',
        unit: 'EUR, the price',
      },
    },
    rounding:
      'Two decimals are printed. The sum goes on with all of them; amounts are rounded once, to the cent.',
    left: 'EUR left a month',
    missing: 'EUR a month, a loss',
    pays: 'At this size it pays for itself.',
    paysNot: 'At this size it does not pay for itself; testing is free all the same.',
    wanted: 'No sum yet. Still wanted:',
    /** Spoken, where the total changes. */
    spoken: { left: '{amount} EUR left a month.', missing: 'A loss of {amount} EUR a month.' },
  },

  checks: {
    pays: {
      title: 'When it pays',
      from: {
        one: 'From {count} message per property and week on.',
        many: 'From {count} messages per property and week on.',
      },
      always: 'With these prices it costs nothing, so it always does.',
      never:
        'Never, while a message takes no time, an hour is worth nothing, or it answers none alone.',
      formula:
        '{price} EUR ÷ ({properties} × {minutes} ÷ 60 × 52 ÷ 12 × {share} % × {hour} EUR), up to the next whole message',
    },
    claim: {
      title: '“5+ hours weekly”, held against your entries',
      intro: 'That is what our home page says. Your entries come to',
      hours: '{hours} hours a week.',
      holds: 'Here the sentence holds.',
      notHere: 'Here it does not hold.',
      from: 'It holds from {properties} properties on, or from {messages} messages per property and week.',
      fromProperties: 'It holds from {properties} properties on.',
      fromMessages: 'It holds from {messages} messages per property and week on.',
      never: 'With these entries no number of doors makes it true.',
      formula: '{properties} × {messages} × {minutes} ÷ 60 × {share} %',
    },
  },

  doors: {
    eyebrow: { time: '23:58', label: 'By doors' },
    title: 'The more doors, the lower it hangs.',
    lead: 'Hours a month, with your other entries as they are. The brass tag and the line in bold are yours.',
    empty: 'They hang here as soon as every entry above is a number.',
    caption: 'Hours and sum by number of properties',
    columns: ['Properties', 'Hours a week', 'Hours a month', 'EUR left a month'],
    yours: 'yours',
  },

  notes: {
    title: 'What this does not know',
    items: [
      'The 70 % is an assumption of ours. It has not been measured at your doors, and we have no average to offer instead.',
      'The other first entries are an example. Put your own numbers over them.',
      'Setting it up takes time that is not in the sum: writing down the house, and asking the simulator.',
      'The price is the one that is stored for the pricing section at this moment.',
    ],
  },
  toPricing: 'The prices',
  toStart: 'Test it free',
} as const;
