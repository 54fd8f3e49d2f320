import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

/** The copy of the about page. The stored page /info/about has the plain facts instead. */
export const about = {
  path: paths.aboutPage,
  group: 'Company',
  cardTag: 'brass',
  eyebrow: { time: '02:00', label: 'About us' },
  title: 'At two in the morning, one window is lit.',
  pageTitle: 'About us',
  description: `Who is behind ${brand.name}: a small Swiss company that keeps a night desk for holiday rentals. Our mission, our story, our rules and our team.`,
  lead: `A hotel has someone at the desk all night. A holiday rental has the host’s phone. ${brand.name} is the desk that was missing.`,
} as const;

/** What the company is for. */
export const mission = {
  eyebrow: { time: '02:14', label: 'Mission' },
  title: 'Hosts sleep. Guests get an answer anyway.',
  paragraphs: [
    'Most of what a phone on a bedside table says at night has been asked before: the wifi, the heating, where to put the car. A night’s sleep and a prompt answer can go together. The answer only has to be written down somewhere, and someone has to pass it on.',
    'Writing it down is the host’s part. Passing it on is ours: on WhatsApp, in the language of the guest, at any hour.',
  ],
} as const;

/** How it came about. */
export const story = {
  eyebrow: { time: '03:10', label: 'Story' },
  title: 'The easy questions were not the hard part.',
  rows: [
    {
      when: String(brand.startYear.about),
      title: 'Three founders, one observation',
      text: `We started in ${brand.country}. Guests of very different houses ask much the same things, and every host answers them again by hand. The first version did one thing: it recognised the question and replied with what the host had written.`,
    },
    {
      when: 'Then',
      title: 'What nobody can know in advance',
      text: 'A baby bed is in the cellar or it is not. An early check-in depends on the cleaner. For such things a clever answer is the wrong one, so the product learned to say a sentence that is rare in software.',
    },
    {
      when: 'Today',
      title: 'Asking is the centre of it',
      text: 'One more guest, a baby bed, an early check-in: the request goes to the host, who replies with yes, no or a keyword. The guest is told, and the booking system gets a note.',
    },
  ],
  sentence: {
    state: 'Asking the host',
    text: 'I do not know. I am asking the team and will write back here.',
  },
} as const;

/** The values, each with the piece of the product that keeps it. The examples are samples. */
export const values = {
  eyebrow: { time: '04:40', label: 'Values' },
  title: 'Four rules hang behind the desk.',
  sample: 'Chalet Arve and its guests are invented.',
  rules: [
    {
      title: 'The assistant says what it is.',
      text: 'Its first message introduces it as an AI. Guests have a right to know whom they are writing to.',
    },
    {
      title: 'The assistant promises nothing in the host’s name.',
      text: 'Where money, time or another bed is at stake, the host decides, and one word is enough.',
    },
    {
      title: 'The host’s words come first.',
      text: 'Answers come from the knowledge base of that one property. A good note is worth more than a clever sentence.',
    },
    {
      title: 'Trying is free.',
      text: 'Nobody can judge a night porter by a brochure. Test for as long as you like, and pay once you are convinced.',
    },
  ],
  exhibits: {
    introduction: {
      from: 'desk',
      lang: 'it',
      text: `Buonasera Giulia, sono ${brand.name}, l’assistente IA dello Chalet Arve.`,
      translation: `Good evening Giulia, this is ${brand.name}, the AI assistant of Chalet Arve.`,
    },
    question: {
      door: 'Door 5',
      text: 'asks if a friend can stay on Friday.',
      yes: 'yes',
      no: 'no',
    },
    note: { tab: 'Wifi', text: 'The router is on the shelf above the shoes.' },
    price: { amount: '0', unit: 'EUR', text: 'until you are convinced' },
  },
} as const;

/** Who works here. The founders' names and sentences are samples until the real ones are filled in. */
export const team = {
  eyebrow: { time: '06:00', label: 'Team' },
  title: 'Three founders, and they still read the support mail.',
  paragraphs: [
    'We are a small team. The company is operated from Switzerland, and most of us work from home, in or near the Central European time zone.',
    'Small also means that we say so when something is not built yet. Smoobu is the booking system that is already connected; Airbnb, Booking.com, Vrbo, Guesty and Hostaway are in preparation.',
  ],
  foundersTitle: 'The three founders',
  founders: [
    {
      initials: 'SC',
      name: 'Seraina Caduff',
      role: 'Hosts and product',
      text: 'Writes to hosts before she writes a plan.',
    },
    {
      initials: 'LB',
      name: 'Luca Bernasconi',
      role: 'Engineering',
      text: 'Taught the assistant to say “I do not know”.',
    },
    {
      initials: 'MF',
      name: 'Mélanie Favre',
      role: 'Languages and support',
      text: 'Reads what guests write, and how it was answered.',
    },
  ],
} as const;

/** The way to us. */
export const talk = {
  eyebrow: { time: '06:30', label: 'Talk to us' },
  title: 'Write to us. A person answers.',
  links: {
    contact: { label: 'Open the contact form', href: paths.contact },
    careers: { label: 'See the open positions', href: paths.careers },
    integrations: { label: 'See which systems are connected', href: paths.integrations },
  },
  mail: 'Or by e-mail:',
} as const;
