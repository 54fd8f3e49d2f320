import { brand } from '../../lib/brand.ts';
import { paths, SIGN_UP_TAB, signInFor } from '../../lib/paths.ts';

/** The words of one mail; `lib/mail` makes plain text and HTML of them. */
type MailText = {
  subject: string;
  paragraphs: string[];
  /** A button, to an address of this site. */
  action?: { label: string; path: string };
  /** In small letters below. */
  note?: string;
  /** The token by which one request ends these mails. */
  unsubscribe?: string;
};

/** What the database hands over with a mail. It never holds what a visitor typed. */
type MailData = Record<string, string | null | undefined>;

const NOTICE_NOTE =
  'What was sent is in the admin area only, so that it is in one place when it is deleted.';
const RECEIPT_NOTE = `You get this mail because this address was typed into a form of ${brand.name}. If that was not you, you need not do anything.`;

/** The team may be signed out: the sign-in page leads on. */
const rowInDesk = (collection: string, id: MailData[string]) =>
  signInFor(paths.adminRow(collection, id ?? ''));

/** Every mail that the site sends, by the name that the table outbox gives it. */
export const mails = {
  'application-notice': ({ id, position }) => ({
    subject: `An application: ${position}`,
    paragraphs: [`Somebody applied for the position ${position}.`],
    action: { label: 'Read the application', path: rowInDesk('applications', id) },
    note: NOTICE_NOTE,
  }),
  'application-receipt': ({ position }) => ({
    subject: `Your application: ${position}`,
    paragraphs: [
      `Thank you for your application for the position ${position}! We will review it and get back to you soon.`,
    ],
    note: RECEIPT_NOTE,
  }),
  'contact-notice': ({ id }) => ({
    subject: 'A contact request',
    paragraphs: ['Somebody wrote to you from the contact page.'],
    action: { label: 'Read the request', path: rowInDesk('contact-requests', id) },
    note: NOTICE_NOTE,
  }),
  'contact-receipt': () => ({
    subject: `Your request to ${brand.name}`,
    paragraphs: ['Thank you for your message. It is here, and somebody will answer it.'],
    note: RECEIPT_NOTE,
  }),
  'newsletter-notice': ({ id }) => ({
    subject: 'A new subscriber',
    paragraphs: ['Somebody confirmed an address for the newsletter.'],
    action: { label: 'See the subscriber', path: rowInDesk('subscribers', id) },
    note: NOTICE_NOTE,
  }),
  'newsletter-confirmation': ({ token, unsubscribe }) => ({
    subject: `Please confirm: letters from ${brand.name}`,
    paragraphs: [
      `Somebody, we hope you, asked for the letters of ${brand.name} to this address.`,
      'Please confirm that you want them. Without that you get none, and the address is deleted after a month.',
    ],
    action: { label: 'Confirm the address', path: `${paths.newsletterConfirm}?token=${token}` },
    note: 'If it was not you, you need not do anything.',
    unsubscribe: unsubscribe ?? '',
  }),
  'demo-notice': ({ id, arrival, departure }) => ({
    subject: 'A demo booking',
    paragraphs: [`Somebody booked a demo stay from ${arrival} to ${departure}.`],
    action: { label: 'See the booking', path: rowInDesk('demo-bookings', id) },
    note: NOTICE_NOTE,
  }),
  'password-changed': () => ({
    subject: `Your password at ${brand.name} was changed`,
    paragraphs: [
      'The password of your account was just changed, and the account was signed out everywhere else.',
      'If it was you, you need not do anything. If it was not, choose a new one now.',
    ],
    action: { label: 'Choose a new password', path: paths.authForgotPassword },
  }),
  'administrator-access': () => ({
    subject: `You can open the admin area of ${brand.name}`,
    paragraphs: [
      'An administrator gave your account access to the admin area, and it was signed out everywhere.',
      'Before the area opens, please choose a new password. We send you one more mail for it, with a link.',
    ],
    action: { label: 'Choose a new password', path: paths.authForgotPassword },
  }),
  'administrator-invitation': () => ({
    subject: `You are invited to the admin area of ${brand.name}`,
    paragraphs: [
      `An owner of ${brand.name} invites this address to its admin area.`,
      'Please create an account with this address and choose a password within seven days. We send you one more mail: its button confirms the address, and the area opens.',
    ],
    action: { label: 'Choose a password', path: `${paths.auth}#${SIGN_UP_TAB}` },
    note: 'If you expected nothing of the kind, you need not do anything.',
  }),
} satisfies Record<string, (data: MailData) => MailText>;

/**
 * The mails of the auth service, by the names that it gives them. supabase/templates and the subjects in
 * supabase/config.toml are made of these words (lib/mail/account-templates.ts).
 */
export const accountMails = {
  confirmation: {
    subject: 'Confirm your e-mail',
    text: 'Somebody, we hope you, opened an account with this address. One click and it is yours.',
    action: 'Confirm your e-mail',
    note: 'The link works once, for one hour. If you did not sign up, ignore this mail: without the click the account stays closed.',
  },
  recovery: {
    subject: 'Choose a new password',
    text: 'Somebody, we hope you, asked for a new password for this address. The button leads to a page where you choose it.',
    action: 'Choose a new password',
    note: 'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  },
};

/** The last line of these mails. */
export const accountClosing = 'The desk that is staffed all night.';

/** Ends the mails of a list. */
export const unsubscribeLabel = 'No more letters';

/** What the product is, in a sentence. */
export const tagline = brand.tagline;

/** The last line of every mail. */
export const signature = `${brand.name}. ${tagline}`;

/** The words of a mail of the table outbox, or null for a template that is not there. */
export function mailText(template: string, data: MailData): MailText | null {
  return Object.hasOwn(mails, template) ? mails[template as keyof typeof mails](data) : null;
}
