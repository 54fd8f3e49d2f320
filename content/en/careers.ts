import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { honeypot, optional } from './forms';

/** Texts of the careers page. */
export const careers = {
  path: paths.careers,
  group: 'Company',
  cardTag: 'oxblood',
  eyebrow: { time: '17:30', label: 'Careers' },
  title: 'Build the night desk. Go home at six.',
  pageTitle: 'Careers',
  lead: `${brand.name} answers guests all night so that nobody has to sit up for them. We do not sit up either: the shift is automatic, and the people who make it work by day.`,
  seePositions: 'See the open positions',
  hooks: { free: 'free' },
  description: `Work on the AI co-host that keeps the night desk of holiday rentals. Open positions at ${brand.name}, how we work, and how to apply.`,
} as const;

/** How the company works, each with something that shows it. */
export const culture = {
  eyebrow: { time: '18:00', label: 'How we work' },
  title: 'Four things you can hold us to.',
  remote: {
    title: 'Remote-first',
    text: 'Work from anywhere within reach of Swiss time. Decisions are made in writing, so nobody misses one by not being in the room.',
    clocks: [
      { place: 'Lisbon', hour: 8, minute: 40 },
      { place: 'Bern', hour: 9, minute: 40 },
      { place: 'Tallinn', hour: 10, minute: 40 },
    ],
  },
  collaborative: {
    title: 'Collaborative',
    text: 'Everything is read by one other person before a guest reads it: code, a rule, a sentence in Italian.',
    slips: [
      { from: 'Written', what: '“The cot is in the cellar.”' },
      { from: 'Read', what: 'The guest has no key to the cellar.' },
      { from: 'Sent', what: '“The cot will be at your door by four.”' },
    ],
  },
  impact: {
    title: 'Meaningful impact',
    text: 'What you finish today is used tonight, by a guest in front of a locked door and a host who is asleep.',
    row: { time: '02:14', door: 'Door 7', what: 'Asked for a baby bed', state: 'Answered' },
  },
  hours: {
    title: 'Flexible hours',
    text: 'Your hours fit around your day. Two calls a week are fixed; the night belongs to the desk, and nobody is expected to look after it.',
    days: [
      {
        day: 'Mon',
        spans: [
          [8, 12],
          [13, 17],
        ],
        call: 9,
      },
      {
        day: 'Tue',
        spans: [
          [7, 11],
          [15, 19],
        ],
      },
      { day: 'Wed', spans: [[9, 13]] },
      {
        day: 'Thu',
        spans: [
          [8, 11],
          [12, 17],
        ],
        call: 16,
      },
      { day: 'Fri', spans: [[10, 15]] },
    ],
    you: 'you',
    call: 'call',
    desk: 'the desk',
    label:
      'A week as an example: working hours on five days, a call on Monday and one on Thursday, and from eight in the evening the desk alone.',
  },
} as const;

/** The list of open positions. */
export const positions = {
  eyebrow: { time: '18:40', label: 'Open positions' },
  title: 'Open positions',
  lead: 'Read one, and tell us what you would do about it.',
  posted: 'Posted on',
  more: (shown: number) => `The ${shown} newest positions are shown.`,
  empty: 'No open positions at the moment. Check back soon!',
  error: 'Error loading job openings. Please try again later.',
  errorToast: 'Failed to load job openings. Please try again later.',
  general: {
    question: 'Nothing here that fits?',
    text: 'Tell us what you would do here and why we need it.',
    action: 'Send General Application',
    subject: 'General Application',
  },
} as const;

/** A week, from Monday to Friday. */
export const life = {
  eyebrow: { time: '20:00', label: 'The desk takes over' },
  title: `Life at ${brand.name}`,
  text: 'A small company, so a week is quickly described. It begins with what went wrong in the night and ends before anything new can.',
  action: 'View Open Positions',
  week: [
    {
      day: 'Monday',
      text: 'The first call. Before anything else we read the answers that failed at the weekend.',
    },
    {
      day: 'Tuesday',
      text: 'Those who live close enough meet for a day. What is decided there is written down the same day.',
    },
    {
      day: 'Wednesday',
      text: 'No calls at all. Most of what we are proud of was made on a Wednesday.',
    },
    { day: 'Thursday', text: 'The second call: what hosts have said, and what we do about it.' },
    {
      day: 'Friday',
      text: 'Small repairs, thank-you notes, nothing new. The desk has a full house at the weekend.',
    },
  ],
} as const;

/** The page of one position. */
export const job = {
  back: 'Back to all positions',
  eyebrow: { time: '18:40', label: 'Open position' },
  facts: {
    department: 'Department',
    location: 'Location',
    type: 'Employment type',
    salary: 'Salary',
    posted: 'Posted on',
  },
  salaries: {
    hour: '{amount} per hour',
    day: '{amount} per day',
    week: '{amount} per week',
    month: '{amount} per month',
    year: '{amount} per year',
  },
  about: 'About the Role',
  requirements: 'Requirements & Qualifications',
  missing: 'Job not found or no longer available.',
  error: 'Error loading job details. Please try again later.',
  errorToast: 'Failed to load job details. Please try again later.',
  return: 'Return to Careers',
} as const;

/** The application form. */
export const application = {
  apply: 'Apply Now',
  title: 'Your application',
  for: 'For',
  fullName: 'Full name',
  email: 'E-mail',
  phone: 'Phone',
  letter: 'Cover letter',
  letterHint: 'A few sentences are enough.',
  resume: 'Resume',
  chooseFile: 'Choose a file',
  noFile: 'No file chosen',
  resumeHint: 'Accepted formats: PDF, DOC, DOCX',
  resumeSize: 'At most 5 MB.',
  resumeTooLarge:
    'Your file has more than 5 MB, so nothing was sent. Go back one page to find what you wrote, and choose a smaller file.',
  action: 'Submit Application',
  pending: 'Submitting...',
  cancel: 'Cancel',
  use: 'Only the people who decide about this position read what you send.',
  draft:
    'Until you send it, this browser tab remembers what you typed, but not the file. Closing the tab forgets it.',
  privacy: 'Privacy policy',
  optional,
  honeypot,
  received: {
    title: 'Application Submitted',
    text: 'Thank you for your application! We will review it and get back to you soon.',
  },
  failed: {
    title: 'Application Failed',
    text: 'There was an error submitting your application. Please try again later.',
  },
  closed: {
    title: 'This position has just been closed.',
    text: 'Your application was not sent. If you would like us to keep it for another position, write to',
  },
} as const;
