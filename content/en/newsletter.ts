import { honeypot } from './forms';

/** Texts of the newsletter box in the footer. */
export const newsletter = {
  title: 'A short newsletter, when something changes',
  lead: 'Product updates and tips for hosts. No tracking pixels.',
  form: {
    email: 'E-mail',
    placeholder: 'you@example.ch',
    action: 'Subscribe',
    pending: 'Subscribing...',
    done: 'Thank you. The next newsletter goes to',
    confirm:
      'Please confirm the address first with the link in our e-mail, unless you have already done so. We send a mailbox at most one such e-mail an hour in the same language, and three a day.',
    failed:
      'Your address could not be stored just now. It is still here: please try again in a minute.',
    honeypot,
  },
} as const;

type NewsletterPage = { title: string; lead: string; action?: string };

/** The pages of /newsletter to which mails and their buttons lead, by the last part of their address. */
export const newsletterPages: Readonly<Record<string, NewsletterPage>> = {
  confirm: {
    title: 'Confirm your address',
    lead: 'One click, and the next newsletter goes to you.',
    action: 'Confirm the address',
  },
  confirmed: {
    title: 'Your address is confirmed',
    lead: 'Thank you. The next newsletter goes to you. Each one has a link with which you can unsubscribe.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    lead: 'One click, and you get no more newsletters from us.',
    action: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    lead: 'You get no more newsletters. Your address is deleted after a month.',
  },
  'link-unknown': {
    title: 'This link is not valid any more',
    lead: 'It is old, or a newer e-mail has taken its place. You can enter your address again further down this page.',
  },
  'unsubscribe-unknown': {
    title: 'This link cannot unsubscribe you',
    lead: 'It is incomplete, or the address has already been deleted. If newsletters still come, use the link at the end of the latest one.',
  },
};

/** When the database cannot be asked. */
export const newsletterAway =
  'This could not be stored just now. Please open the link in your e-mail again in a minute.';
