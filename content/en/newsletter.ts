import { honeypot } from './forms';

/** Texts of the newsletter box in the footer. */
export const newsletter = {
  title: 'A short letter, when something changes',
  lead: 'Product updates and notes for hosts. No tracking pixels.',
  form: {
    email: 'E-mail',
    placeholder: 'you@example.ch',
    action: 'Subscribe',
    pending: 'Subscribing...',
    done: 'Thank you. The next letter goes to',
    confirm:
      'Before that, please confirm it with the link in the mail from us, unless you did so already. A mailbox gets one such mail an hour in the same language, and three a day at most.',
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
    lead: 'One click, and the next letter goes to you.',
    action: 'Confirm the address',
  },
  confirmed: {
    title: 'Your address is confirmed',
    lead: 'Thank you. The next letter goes to you. Every letter has a link that ends them.',
  },
  unsubscribe: {
    title: 'No more letters',
    lead: 'One click, and you get no more letters from us.',
    action: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    lead: 'You get no more letters. Your address is deleted after a month.',
  },
  'link-unknown': {
    title: 'This link is not valid any more',
    lead: 'It is old, or a newer mail has taken its place. You can leave your address once more, below on this page.',
  },
  'unsubscribe-unknown': {
    title: 'This link ends no letters',
    lead: 'It is incomplete, or its address is deleted already. If letters still come, use the link at the end of the newest one.',
  },
};

/** When the database cannot be asked. */
export const newsletterAway =
  'This could not be stored just now. Please open the link in your mail again in a minute.';
