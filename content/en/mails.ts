import type { DeskRole } from '../../lib/auth/roles.ts';
import { brand } from '../../lib/brand.ts';
import { deskPaths } from '../../lib/desk-paths.ts';
import { paths, SIGN_UP_TAB, signInFor } from '../../lib/paths.ts';
import { formatMoment } from '../../lib/text/format.ts';
import { deskRoles } from '../desk-roles.ts';

/** The words of one mail; `lib/mail` makes plain text and HTML of them. */
export type MailText = {
  subject: string;
  paragraphs: readonly string[];
  /** A button, to an address of this site. */
  action?: { label: string; path: string };
  /** In small letters below. */
  note?: string;
  /** The token by which one request ends these mails. */
  unsubscribe?: string;
};

/** What the database hands over with a mail. It never holds what a visitor typed. */
export type MailData = Record<string, string | null | undefined>;

const GREETING = 'Hello,';
const NOTICE_NOTE =
  'What was sent is kept in the admin area only, so that it can be deleted in one place.';
const RECEIPT_NOTE = `You are receiving this e-mail because this address was entered in a form on the website of ${brand.name}. If that was not you, you need not do anything.`;

/** The team may be signed out: the sign-in page leads on. */
const rowInDesk = (collection: string, id: MailData[string]) =>
  signInFor(deskPaths.row(collection, id ?? ''));

/** What a role lets its reader do; nothing of a mail that an earlier version of the database wrote. */
const roleSentence = (role: MailData[string]) =>
  role && Object.hasOwn(deskRoles, role)
    ? [`Your role is ${deskRoles[role as DeskRole].name}: you ${deskRoles[role as DeskRole].may}.`]
    : [];

/** Every mail that the site sends, by the name that the table outbox gives it. */
export const mails = {
  'application-notice': ({ id, position }) => ({
    subject: `An application: ${position}`,
    paragraphs: [GREETING, `An application for the position ${position} has come in.`],
    action: { label: 'Read the application', path: rowInDesk('applications', id) },
    note: NOTICE_NOTE,
  }),
  'application-receipt': ({ position }) => ({
    subject: `Your application: ${position}`,
    paragraphs: [
      GREETING,
      `Thank you for your application for the position ${position}! We will review it and get back to you soon.`,
    ],
    note: RECEIPT_NOTE,
  }),
  'contact-notice': ({ id }) => ({
    subject: 'A contact request',
    paragraphs: [GREETING, 'A message has come in through the contact page.'],
    action: { label: 'Read the request', path: rowInDesk('contact-requests', id) },
    note: NOTICE_NOTE,
  }),
  'contact-receipt': () => ({
    subject: `Your request to ${brand.name}`,
    paragraphs: [
      GREETING,
      'Thank you for your message. It has arrived, and a person will answer it.',
    ],
    note: RECEIPT_NOTE,
  }),
  'newsletter-notice': ({ id }) => ({
    subject: 'A new subscriber',
    paragraphs: [GREETING, 'An address has been confirmed for the newsletter.'],
    action: { label: 'See the subscriber', path: rowInDesk('subscribers', id) },
    note: NOTICE_NOTE,
  }),
  'newsletter-confirmation': ({ token, unsubscribe }) => ({
    subject: `Please confirm: newsletter of ${brand.name}`,
    paragraphs: [
      GREETING,
      `This address was entered for the newsletter of ${brand.name}.`,
      'Please confirm that you would like to receive it. Without your confirmation we send none, and the address is deleted after a month.',
    ],
    action: { label: 'Confirm the address', path: `${paths.newsletterConfirm}?token=${token}` },
    note: 'If it was not you, you need not do anything.',
    unsubscribe: unsubscribe ?? '',
  }),
  'demo-notice': ({ id, arrival, departure }) => ({
    subject: 'A demo booking',
    paragraphs: [GREETING, `A demo stay was booked from ${arrival} to ${departure}.`],
    action: { label: 'See the booking', path: rowInDesk('demo-bookings', id) },
    note: NOTICE_NOTE,
  }),
  'password-changed': () => ({
    subject: `Your password at ${brand.name} was changed`,
    paragraphs: [
      GREETING,
      `The password of your account at ${brand.name} has just been changed, and the account has been signed out everywhere else.`,
      'If it was you, you need not do anything. If it was not, please choose a new password now.',
    ],
    action: { label: 'Choose a new password', path: paths.authForgotPassword },
  }),
  'administrator-access': ({ inviter, role }) => ({
    subject: `You can open the admin area of ${brand.name}`,
    paragraphs: [
      GREETING,
      `${inviter ?? 'An owner'} has given your account access to the admin area of ${brand.name}. The account has been signed out everywhere.`,
      ...roleSentence(role),
      'The area opens once you have chosen a new password. We will send you one more e-mail for it, with a link.',
    ],
    action: { label: 'Choose a new password', path: paths.authForgotPassword },
  }),
  'administrator-invitation': ({ inviter, role, until }) => ({
    subject: `You are invited to the admin area of ${brand.name}`,
    paragraphs: [
      GREETING,
      `${inviter ?? 'An owner'} invites you to the admin area of ${brand.name}.`,
      ...roleSentence(role),
      `Please create an account with this address and choose a password ${until ? `before ${formatMoment(until)}, Zurich time` : 'within seven days'}. We will send you one more e-mail: its button confirms the address, and the area opens.`,
    ],
    action: { label: 'Choose a password', path: `${paths.auth}#${SIGN_UP_TAB}` },
    note: 'If you were not expecting this, you need not do anything: the invitation ends by itself.',
  }),
} satisfies Record<string, (data: MailData) => MailText>;

/**
 * The mails of the auth service, by the names that it gives them. supabase/templates and the subjects in
 * supabase/config.toml are made of these words (lib/mail/account-templates.ts).
 */
export const accountMails = {
  confirmation: {
    subject: 'Confirm your e-mail',
    text: `Hello, an account at ${brand.name} has just been created with this address. Please confirm that the address is yours.`,
    action: 'Confirm your e-mail',
    note: 'The link is valid for one hour and works once. If you did not create an account, you need not do anything: without your confirmation it stays closed.',
  },
  recovery: {
    subject: 'Choose a new password',
    text: `Hello, a new password has just been requested for your account at ${brand.name}. The button leads to a page where you choose it.`,
    action: 'Choose a new password',
    note: 'The link is valid for one hour and works once. If you did not ask for it, you need not do anything: your password stays as it is.',
  },
};

/** The last line of these mails. */
export const accountClosing = `Kind regards, the ${brand.name} team`;

/** Ends the mails of a list. */
export const unsubscribeLabel = 'Unsubscribe from the newsletter';

/** What the product is, in a sentence. */
export const tagline = brand.tagline;

/** The last line of every mail. */
export const signature = `Kind regards, the ${brand.name} team. ${tagline}`;
