import { paths } from '@/lib/paths';
import type { SurveyProvider } from '@/lib/providers/survey-providers';
import { tryAgain } from './states';

/** One answer that can be chosen; `note` explains it. */
export interface SurveyOption {
  answer: string;
  note?: string;
}

/** A question of the survey. Without options it is the one about the booking system. */
interface SurveyQuestion {
  /** What it is about, in the ledger of answers. */
  topic: string;
  question: string;
  /** A sentence for who answered the first question with No. */
  whenExploring?: string;
  options?: readonly SurveyOption[];
}

/** The answer of a visitor who manages no properties. */
const exploring = 'No';

/** The five questions, in their order. */
const questions: readonly SurveyQuestion[] = [
  {
    topic: 'Rentals',
    question: 'Do you manage short-term rental properties?',
    options: [{ answer: 'Yes' }, { answer: exploring, note: 'Just exploring' }],
  },
  {
    topic: 'Who helps',
    question: 'How do you manage properties?',
    whenExploring: 'No properties yet? Choose how you would like to work.',
    options: [
      { answer: 'Solo', note: 'Every message is mine' },
      { answer: 'Team', note: 'Several of us reply' },
    ],
  },
  {
    topic: 'Properties',
    question: 'How many properties?',
    whenExploring: 'No properties yet? Choose how many you have in mind.',
    options: [{ answer: '1-5' }, { answer: '6-20' }, { answer: '21-50' }, { answer: '50+' }],
  },
  { topic: 'System', question: 'Which property management system?' },
  {
    topic: 'Challenge',
    question: 'What is your biggest communication challenge?',
    options: [
      { answer: 'Responding to repetitive questions' },
      { answer: 'Managing messages across multiple platforms' },
      { answer: 'Response time during off-hours' },
      { answer: 'Language barriers with international guests' },
      { answer: 'Other' },
    ],
  },
];

/** Texts of the page around the survey. */
export const surveyPage = {
  path: paths.preLaunch,
  group: 'Product',
  cardTag: 'oxblood',
  eyebrow: { time: '21:30', label: 'Survey' },
  title: 'Five questions before the night begins',
  pageTitle: 'Pre-launch survey',
  lead: 'One key for each answer. What you choose stays in this page: nothing is sent.',
  description:
    'Five short questions about your holiday rentals: how many, which booking system, and which guest messages cost you most. Answers stay in your browser.',
  needsScript: 'The questions need JavaScript, which is switched off in your browser.',
  write: 'Write to us instead',
} as const;

/** The questions, and the texts around them. */
export const survey = {
  questions,
  exploring,
  step: 'Question {step} of {count}',
  answered: '{count} of {count} answered',
  progress: 'Progress',
  ledger: 'Your answers',
  back: 'Back',
  loading: 'Loading the property management systems',
  failed: 'Failed to load property management systems. Please try again later.',
  otherName: 'Name of your system',
  continue: 'Continue',
  backToOptions: 'Back to options',
  tryAgain,
  thanks: 'Thank you for your input!',
  leave: 'Your answers are gone when you leave this page. Leave it?',
  after:
    'Nothing was sent: we do not see your five answers, and the answers are gone when you leave this page. Is there something in them that we should know?',
  writeAfter: 'Write to us',
  startOver: 'Start Over',
} as const;

/** The choice that asks for a name of its own. */
export const otherProvider: SurveyProvider = { code: 'OTHER', name: 'Other', icon: null };

/** What can be chosen where no provider is stored, or none can be read. */
export const fallbackProviders: readonly SurveyProvider[] = [
  { code: 'SMOOBU', name: 'Smoobu', icon: null },
  { code: 'AIRBNB', name: 'Airbnb', icon: null },
  { code: 'BOOKING', name: 'Booking.com', icon: null },
  { code: 'VRBO', name: 'Vrbo', icon: null },
  otherProvider,
];
