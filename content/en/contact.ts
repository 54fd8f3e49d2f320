import { paths } from '@/lib/paths';
import { honeypot, optional } from './forms';

/** Texts of the contact page around its form. */
export const contactPage = {
  path: paths.contact,
  group: 'Company',
  cardTag: 'oxblood',
  eyebrow: { time: '08:00', label: 'Contact' },
  title: 'By day, a person answers.',
  pageTitle: 'Contact',
  lead: 'At night the assistant answers, by day we do. Tell us who you are and which properties you look after. A person reads it and writes back, or calls if you leave a number.',
  byMail: 'Or without a form',
  description:
    'Write to the people behind Nightdesk: ask a question or request a demo. Say how many properties you manage and with which booking system.',
} as const;

/** Texts of the contact form. */
export const contactForm = {
  you: 'Who is writing',
  houses: 'What you look after',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  phoneHint: 'If you would rather be called.',
  country: 'Country',
  chooseCountry: 'Choose a country',
  properties: 'Number of properties',
  pms: 'Property management system',
  choosePms: 'Choose a system',
  otherPms: 'Which one?',
  yourWords: 'What you want to say',
  message: 'Message',
  messageHint: 'A question, or what the demonstration should show.',
  action: 'Send',
  pending: 'Sending...',
  use: 'We use this to answer you.',
  privacy: 'Privacy policy',
  optional,
  honeypot,
  failed: {
    title: 'Your message has not arrived.',
    text: 'It could not be stored just now. Everything you wrote is still in the form: please send it again in a minute, or write to',
  },
  done: {
    title: 'Your message is at the desk.',
    text: 'A person reads it and replies to',
    next: 'In the meantime, the questions other hosts ask are answered here:',
    faq: 'Help & FAQ',
  },
} as const;
