import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { RETENTION_DAYS, RETENTION_MONTHS } from '../retention';

/**
 * What holds a statement of the trust page. The page has it under the statement, and the test of the page
 * (app/[lang]/(site)/(marketing)/trust/_components/trust-board.test.tsx) looks it up:
 *
 * - source: a page of others, and the day on which it was read
 * - terms: a section of our own terms, to which customers can hold us
 * - setting, test: a file of this project, and the words in it that name the setting or the test
 */
export type Basis =
  | { kind: 'source'; title: string; url: `https://${string}`; read: string; note?: string }
  | { kind: 'terms'; section: string; title: string }
  | { kind: 'setting' | 'test'; file: string; name: string };

/** A statement, and what holds it. On the trust page there is none without. */
export interface Claim {
  text: string;
  basis: readonly [Basis, ...Basis[]];
}

const serviceTerms = { kind: 'terms', section: 'service', title: 'The service' } as const;

const aiAct = {
  kind: 'source',
  title: 'Regulation (EU) 2024/1689, the AI Act',
  url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
  read: '2026-11-27',
  note: 'Read in a reprint; the official page could not be opened that day.',
} as const;

const routeTest = (name: string) =>
  ({ kind: 'test', file: 'tests/routes.spec.ts', name }) as const;

const retentionSetting = {
  kind: 'setting',
  file: 'content/retention.ts',
  name: 'RETENTION_MONTHS',
} as const;

const retentionTest = {
  kind: 'test',
  file: 'tests/integration/mail/retention.test.ts',
  name: 'are deleted after the time that /privacy names, and not before',
} as const;

/** The head of the trust page. */
export const trustPage = {
  pageTitle: 'Trust',
  description:
    'What guests are told, where you may use an assistant, what is kept and for how long, who else processes it, who we are and how we test: each with what holds it.',
  eyebrow: { time: '05:30', label: 'Trust' },
  title: 'What we promise hangs here, each on its nail.',
  lead: 'Every statement has something that holds it: a source and the day it was read, our terms, a setting or a test. What we do not know is called not known.',
  contents: 'On this board',
  /** Said by a stored part of the page that could not be read. */
  away: 'This part could not be read just now. Please load the page again in a moment.',
} as const;

/** The words before what holds a statement. */
export const basisWords = {
  source: 'Source',
  terms: 'Our terms',
  setting: 'Setting',
  test: 'Test',
  /** Opens the settings and the tests. */
  ours: 'What holds this',
  read: 'read on {day}',
} as const;

/** 1: the first sentence, who answers for it, and the way to a person. */
export const guestsAreTold = {
  id: 'first-sentence',
  eyebrow: { time: '05:34', label: 'What a guest is told' },
  title: 'The first sentence says that it is an AI.',
  lead: 'To copy, for a house rule, a booking page or a template. Put the name of your house in the place of ours.',
  example: {
    text: 'It is the sentence of the conversations on our home page, word for word.',
    basis: [
      {
        kind: 'test',
        file: 'content/en/conversations.test.ts',
        name: 'every first reply introduces the assistant as an AI, in its own language and in each translation',
      },
    ],
  } satisfies Claim,
  /** `{language}` stands for the name of one. */
  copy: {
    action: 'Copy',
    of: 'the sentence in {language}',
    done: 'Copied',
    selected: 'Selected. Copy it with your keyboard.',
  },
  answers: {
    title: 'Who answers for what',
    rows: [
      {
        who: 'The law',
        claims: [
          {
            text: 'In the European Union a person must learn, at the latest with the first message, that an AI is writing, unless it is plain to see. The duty is the provider’s, who has to build the assistant so. Article 50 of the AI Act applies since 2 August 2026.',
            basis: [aiAct],
          },
        ],
      },
      {
        who: `${brand.name}, the provider`,
        claims: [
          {
            text: 'We provide the assistant. It introduces itself as an AI. Its answers are made by a machine and can be wrong.',
            basis: [serviceTerms],
          },
        ],
      },
      {
        who: 'You, the host',
        claims: [
          {
            text: 'You decide what is in the knowledge base, and you remain the guest’s contracting party.',
            basis: [serviceTerms],
          },
        ],
      },
    ],
  },
  person: {
    title: 'How a guest reaches a person',
    claims: [
      {
        text: 'In the chat: what the assistant cannot answer, and what you have marked for approval, is passed to you.',
        basis: [serviceTerms],
      },
      {
        text: 'Past the chat: the contact form of this site is stored for our team. It works without JavaScript too.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/contact.spec.ts',
            name: 'without JavaScript a refusal keeps the other fields, and a request is stored',
          },
        ],
      },
    ] satisfies Claim[],
    link: { label: 'To the contact form', href: paths.contact },
  },
} as const;

/** 2: channels and situations. The verdicts are stored. */
export const channels = {
  id: 'channels',
  eyebrow: { time: '05:42', label: 'Where you may use it' },
  title: 'Yes, no and not known are three answers.',
  lead: 'May an assistant write to the guest there? It depends on the channel, and on how far the booking is.',
  note: 'This is a summary in our words and not legal advice. The dates of the law are confirmed by the owner of this site.',
  caption: 'Where an assistant may write to a guest',
  channel: 'Channel',
  situations: {
    before_booking: 'Before a booking',
    after_booking: 'After a booking',
    direct: 'Booked with you directly',
  },
  verdicts: { allowed: 'Allowed', not_allowed: 'Not allowed', unknown: 'Not known' },
  /** In a cell for which there is no row. */
  nothing: 'We have collected nothing about this.',
  /** In the place of a verdict that came without its source. */
  unsourced: 'No source is given, so the answer is not counted.',
  checked: 'Read on {day}',
  overdue: 'Due for a check since {day}',
  none: 'No channel is described yet. That is no answer: ask the channel before you use an assistant in it.',
} as const;

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

const longestMonths = Math.max(...Object.values(RETENTION_MONTHS));

/** 3: what is kept, on shelves of equal months. */
export const kept = {
  id: 'kept',
  eyebrow: { time: '05:50', label: 'What is kept' },
  title: 'Every shelf has an end.',
  lead: 'One compartment is one month, the thin slips are days.',
  caption: 'How long this site keeps what',
  /** The number of compartments: the longest time that anything is kept. */
  longestMonths,
  /** Under the shelves: the first, the middle and the last month. */
  scale: ['0', String(longestMonths / 2), months(longestMonths)],
  shelves: [
    {
      what: 'Changes by administrators',
      detail: 'Who changed which content, saved which list, became an administrator.',
      months: RETENTION_MONTHS.changes,
      time: months(RETENTION_MONTHS.changes),
    },
    {
      what: 'Contact requests',
      detail: 'What you wrote with the form.',
      months: RETENTION_MONTHS.contactRequests,
      time: months(RETENTION_MONTHS.contactRequests),
    },
    {
      what: 'Job applications',
      detail: 'With the resume.',
      months: RETENTION_MONTHS.applications,
      time: months(RETENTION_MONTHS.applications),
    },
    {
      what: 'Newsletter addresses that have left',
      detail: 'Or were never confirmed.',
      months: RETENTION_MONTHS.endedSubscriptions,
      time: months(RETENTION_MONTHS.endedSubscriptions),
    },
    {
      what: 'Mails of this site',
      detail: 'To whom they went.',
      days: RETENTION_DAYS.mails,
      time: days(RETENTION_DAYS.mails),
    },
    {
      what: 'Accounts without a confirmed address',
      detail: 'Somebody signed up and did not come back.',
      days: RETENTION_DAYS.unconfirmedAccounts,
      time: days(RETENTION_DAYS.unconfirmedAccounts),
    },
    {
      what: 'Demo bookings without an answer',
      detail: 'One that is answered stays until the day of departure.',
      days: RETENTION_DAYS.unansweredDemoBookings,
      time: days(RETENTION_DAYS.unansweredDemoBookings),
    },
    {
      what: 'Files without a form',
      detail: 'A resume whose application could not be stored.',
      days: RETENTION_DAYS.filesWithoutSubmission,
      time: days(RETENTION_DAYS.filesWithoutSubmission),
    },
  ],
  deletes: 'What has come to the end of its shelf is deleted by the database itself.',
  basis: [
    retentionSetting,
    retentionTest,
    {
      kind: 'test',
      file: 'supabase/tests/retention.sql',
      name: 'accounts with an address that was never confirmed are deleted',
    },
    {
      kind: 'test',
      file: 'tests/integration/mail/retention.test.ts',
      name: 'a demo booking has the time to be answered that /privacy names, and goes after it',
    },
    {
      kind: 'test',
      file: 'tests/integration/mail/retention.test.ts',
      name: 'is removed after a day, with its bytes; one with a row, also a later one, stays',
    },
  ],
  forms: {
    title: 'What each form stores',
    columns: ['Form', 'Data', 'What for'],
    basis: [{ kind: 'setting', file: 'content/en/form-data.ts', name: 'formData' }],
  },
  survey: {
    text: 'The survey before the launch stores nothing: its answers stay in your browser.',
    basis: [
      {
        kind: 'test',
        file: 'tests/journeys/survey.spec.ts',
        name: 'five questions lead to a thank-you, with progress, focus and no answer sent',
      },
    ],
  },
  privacy: { label: 'All of it, in the privacy policy', href: paths.privacy },
} as const;

/** 4: subprocessors. They are stored. */
export const others = {
  id: 'subprocessors',
  eyebrow: { time: '05:58', label: 'Who else processes it' },
  title: 'Others hold a key. Each hangs under its name.',
  lead: 'Each company that processes personal data on our behalf, and what it may see.',
  terms: {
    data: 'Data',
    country: 'Country',
    safeguard: 'Safeguard',
    since: 'Since',
    begins: 'From',
    until: 'Until',
  },
  ended: 'Keys that were given back',
  changes: {
    title: 'What has changed',
    kinds: { began: 'Began', changed: 'Changed', ended: 'Ended' },
    announced: 'Announced',
    older: 'Earlier changes',
    feed: { label: 'Changes as a feed (RSS)', href: paths.trustRss },
  },
  none: 'No company is listed yet. That does not mean that there is none: ask us before you rely on it.',
  basis: [{ kind: 'setting', file: 'lib/trust/admin.ts', name: 'Subprocessors' }],
} as const;

/** 5: the facts about the company. They are stored; their names are those of the imprint (content/en/info.ts). */
export const whoWeAre = {
  id: 'company',
  eyebrow: { time: '06:06', label: 'Who we are' },
  title: 'The plate beside the door.',
  tax: 'Tax in prices',
  imprint: { label: 'To the imprint', href: paths.info('imprint') },
  basis: [{ kind: 'setting', file: 'lib/company/admin.ts', name: 'Company facts' }],
} as const;

/** 6: how the site is tested, and what no test sees. */
export const howWeTest = {
  id: 'tests',
  eyebrow: { time: '06:14', label: 'How we test' },
  title: 'What we look at, and what we do not see.',
  accessibility: {
    title: 'Accessibility',
    checked: 'Last checked in full on {day}',
    /** The day on which the tests of every route last passed. To be set with each release. */
    checkedOn: '2026-11-27',
    claims: [
      {
        text: 'A program that looks for barriers (axe) is run on every kind of public page, at the width of a phone and of a desktop.',
        basis: [routeTest('axe')],
      },
      {
        text: 'It is run on the pages of the administrators too, with their dialogs open.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/accessibility.spec.ts',
            name: 'axe finds nothing in the admin area, its dialogs included',
          },
        ],
      },
      { text: 'The Tab key is pressed through each page.', basis: [routeTest('Tab key')] },
      {
        text: 'At 320 px, with wide spacing and with text twice its size, nothing is cut off and nothing overlaps.',
        basis: [routeTest('320 px'), routeTest('text at 200 %')],
      },
      {
        text: 'Where the system sets the colours, no control is lost.',
        basis: [routeTest('forced colours')],
      },
      {
        text: 'Without JavaScript the product pages and the legal texts hide nothing.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/marketing-pages.spec.ts',
            name: 'without JavaScript nothing is hidden that a script would reveal',
          },
        ],
      },
    ],
    faultsTitle: 'Known faults',
    faults: [
      'No test hears a screen reader. Names, roles and their order are checked by a program; how they sound is not.',
      'A program finds only some of the barriers there are.',
      'The tests run in Chromium. Firefox is tried on demand, Safari not at all.',
      'Pages of others that we lead to, such as a calendar for calls, are not tested.',
    ],
  },
  /** The places are filled with what lib/try/measured.ts holds. */
  questions: {
    title: 'Our check of “Ask a house”',
    all: 'The right note came first for {rightFirst} of {questions} questions. Of {unanswerable} that no note answers, {asked} were asked of the team.',
    heldOut:
      'With the {questions} questions that the search was not set with: {rightFirst}, and {asked} of {unanswerable}.',
    basis: [
      {
        kind: 'test',
        file: 'lib/try/measured.test.ts',
        name: 'was measured at what the site says, held-out questions apart',
      },
    ],
    link: { label: 'Ask the house yourself', href: paths.tryIt },
  },
  security: {
    title: 'Security',
    claims: [
      {
        text: 'To report a weakness: security.txt names the address to write to.',
        basis: [
          {
            kind: 'test',
            file: 'lib/security/security-txt.test.ts',
            name: 'security.txt names a contact, its own address, and a day less than a year ahead',
          },
        ],
      },
      {
        text: 'A script that somebody smuggles into a page does not run.',
        basis: [
          {
            kind: 'test',
            file: 'tests/journeys/csp.spec.ts',
            name: 'a script, a handler, text made code and a foreign address stay without effect',
          },
        ],
      },
    ],
    contact: 'Security contact',
    link: { label: 'security.txt', href: '/.well-known/security.txt' },
  },
} as const;

/** The six parts in their order, as the board in the head of the page shows them. */
export const trustParts = [guestsAreTold, channels, kept, others, whoWeAre, howWeTest] as const;
