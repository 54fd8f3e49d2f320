import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

/** The head of the page. */
export const trustPage = {
  path: paths.trust,
  group: 'Company',
  cardTag: 'lamp',
  pageTitle: 'Trust',
  description:
    'The sentence that tells guests an AI is writing, where it may write to them, who answers for what, and how often our own check found a wrong answer.',
  eyebrow: { time: '05:30', label: 'Trust' },
  title: 'Our promises, and what backs each one.',
  lead: 'A sentence to copy, where the assistant may write, who answers for what, and our own figures.',
  /** Said by a stored part of the page that could not be read. */
  away: 'This part could not be read just now. Please load the page again in a moment.',
} as const;

/** The sentence to copy. */
export const sentence = {
  title: 'The first sentence says that it is an AI.',
  lead: 'Copy it into your house rules, your booking page or a template. Put the name of your own house in it.',
  others: 'In four more languages',
  /** `{language}` stands for the name of one. */
  copy: {
    action: 'Copy',
    of: 'the sentence in {language}',
    done: 'Copied',
    selected: 'Selected. Copy it with your keyboard.',
  },
} as const;

/** Channels and situations. The verdicts are stored. */
export const channels = {
  id: 'channels',
  eyebrow: { time: '05:42', label: 'Where it may write' },
  title: 'May it write there?',
  lead: 'The assistant writes on WhatsApp. Where your guest comes from decides when it may.',
  note: 'Open a line for the reason and its source. This is our summary and not legal advice.',
  situations: {
    before_booking: 'Before a booking',
    after_booking: 'After a booking',
    direct: 'Booked with you',
  },
  verdicts: { allowed: 'Yes', not_allowed: 'No', unknown: 'Not known' },
  /** Where there is no row, to screen readers. */
  nothing: 'nothing collected',
  checked: 'read on {day}',
  overdue: 'Due for a check since {day}.',
  none: 'No channel is described yet. Ask the channel before you use an assistant in it.',
} as const;

/** Who answers for what, and the way to a person. */
export const answers = {
  id: 'answers',
  eyebrow: { time: '05:50', label: 'Duties' },
  title: 'Who answers for what.',
  rows: [
    {
      who: 'The law',
      text: 'In the European Union, people must learn by the first message that an AI is writing, unless that is obvious. The duty is the provider’s. It applies since 2\u00a0August 2026.',
      link: {
        label: 'AI Act, Article\u00a050',
        href: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
      },
    },
    {
      who: `${brand.name}, the provider`,
      text: 'We provide the assistant. It introduces itself as an AI. Its answers are made by a machine and can be wrong.',
      link: { label: 'Our terms: The service', href: `${paths.terms}#service` },
    },
    {
      who: 'You, the host',
      text: 'You decide what is in the knowledge base, and you remain the guest’s contracting party.',
      link: { label: 'Our terms: The service', href: `${paths.terms}#service` },
    },
    {
      who: 'A person to reach',
      text: 'In the chat, the assistant passes on to you what it cannot answer and what you have marked for approval. Our own team reads what comes through the contact form.',
      link: { label: 'To the contact form', href: paths.contact },
    },
  ],
} as const;

/** What lib/try/measured.ts holds of this language. */
export const ownCheck = {
  id: 'check',
  eyebrow: { time: '05:58', label: 'Our own check' },
  title: 'We count the wrong answers too.',
  lead: 'This is the word search of the house book, not the AI that writes to guests. We asked it questions in English that it was not set with.',
  of: '{count} of {total}',
  right: 'questions led to the right note',
  wrong: 'questions led to a wrong note',
  asked: 'questions that no note answers were passed to the host',
  link: { label: 'Open the house book', href: paths.tryIt },
} as const;

/** Subprocessors. They are stored. */
export const others = {
  id: 'subprocessors',
  eyebrow: { time: '06:06', label: 'Data processing' },
  title: 'Who else sees data.',
  lead: 'These companies process personal data on our behalf.',
  terms: {
    data: 'Data',
    country: 'Country',
    safeguard: 'Safeguard',
    since: 'Since',
    begins: 'From',
    until: 'Until',
  },
  changes: {
    title: 'What has changed',
    kinds: { began: 'Began', changed: 'Changed', ended: 'Ended' },
    announced: 'Announced',
    feed: { label: 'Changes as a feed (RSS)', href: paths.trustRss },
  },
} as const;

/** The facts about the company. They are stored; their names are those of the imprint (content/en/info.ts). */
export const whoWeAre = {
  id: 'company',
  eyebrow: { time: '06:14', label: 'Who we are' },
  title: 'The company behind it.',
} as const;

/** The end of the page. Its button has the words of the product page. */
export const trustEnd = {
  id: 'more',
  eyebrow: { time: '06:30', label: 'Next' },
  title: 'Still a question? Ask us.',
  contact: { label: 'Write to us', href: paths.contact },
  links: [
    { label: 'What is kept, and for how long', href: paths.privacy },
    { label: 'Accessibility', href: paths.info('accessibility') },
    { label: 'Imprint', href: paths.info('imprint') },
  ],
  security: { label: 'Report a weakness (security.txt)', href: '/.well-known/security.txt' },
} as const;
