import { honeypot } from './forms';

// Words that several forms show.
const email = 'E-mail';
const passwordHint = 'At least 10 characters, and none of the common passwords.';
const reveal = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
const unreachable =
  'The sign-in service cannot be reached. Please check your connection and try again.';

/** The forms with which one signs in and creates an account. */
export const accountForms = {
  tabs: { label: 'Sign in or create an account', signIn: 'Sign in', signUp: 'Create account' },
  email,
  password: 'Password',
  reveal,
  signIn: { submit: 'Sign in', submitting: 'Signing in...', failed: 'Login failed' },
  signUp: {
    submit: 'Create account',
    submitting: 'Creating your account...',
    failed: 'Signup failed',
    passwordHint,
  },
  unreachable,
  forgot: 'Forgot your password?',
  registered: {
    title: 'Registration successful',
    text: 'Please check your email to confirm your account.',
    next: 'The link in our e-mail confirms the account and works once. If no e-mail arrives within ten minutes, create the account again: nothing is lost.',
  },
  honeypot,
} as const;

/** The form that sends a link to choose a new password. */
export const forgotForm = {
  email,
  submit: 'Send the link',
  submitting: 'Sending...',
  failed: 'The link could not be sent',
  unreachable,
  sent: {
    title: 'Check your e-mail',
    text: 'If there is an account for this address, a link is on its way. It is valid for one hour and works once. If none arrives within ten minutes, ask for another.',
  },
} as const;

/** The form that saves a new password. */
export const newPasswordForm = {
  password: 'New password',
  passwordHint,
  current: 'Current password',
  currentHint: 'Not needed when you have just come from a link in our e-mail.',
  reveal,
  submit: 'Save the password',
  submitting: 'Saving...',
  failed: 'The password could not be saved',
  unreachable,
} as const;

/** Texts of the sign-in pages around their forms, and what the server answers. */
export const authCopy = {
  pageTitle: 'Sign in',
  description: 'Sign in to Nightdesk or create an account with your e-mail address and a password.',
  eyebrow: { time: '22:00', label: 'Reception' },
  title: 'Your key is at the desk.',
  lead: 'From here, hosts go on to their dashboard, and administrators to the admin area of this site.',
  /** For a wrong password, an unknown address and one that is not confirmed yet alike. */
  loginRefused:
    'Invalid login credentials. If you have just created the account, confirm it first with the link in our e-mail.',
  confirm: {
    title: 'One click, and the door is open.',
    lead: 'You have come from a link in one of our e-mails. Press the button to go on; the link works once.',
    action: 'Continue',
    /** While the service does not answer: that it is so, and what to do. */
    away: 'The sign-in service cannot be reached at the moment.',
    openAgain: 'Please open the link in your e-mail again in a minute.',
    usedUp: 'Your link was used up. Please ask for a new password in a minute.',
  },
  forgot: {
    title: 'A new key, by e-mail.',
    lead: 'Enter the address of your account. We will send you a link with which you choose a new password.',
  },
  newPassword: {
    title: 'Choose a new password.',
    lead: 'Afterwards you are signed in here, and signed out everywhere else.',
    currentMissing:
      'Please enter your current password, or use the link that “Forgot your password?” sends.',
    currentWrong: 'This is not your current password.',
    needed:
      'Your account was given access to the admin area. It opens with a new password: press “Forgot your password?”, and choose one with the link that we send you.',
    why: 'If you have just confirmed your address, an account was created with it more than once, or in another browser than this one. We cannot know who chose the password then, so it no longer works.',
    noSession:
      'This page needs a link from your e-mail that is still valid. Please ask for a new one.',
  },
  signedIn: {
    title: 'You are signed in.',
    admin: 'Go to the admin area',
    password: 'Change your password',
    user: 'Go to your dashboard',
    signOut: 'Sign out',
  },
  linkExpired: {
    title: 'This link no longer opens the door.',
    /** By the kind of the mail, as the auth service calls it. */
    kinds: {
      email: {
        lead: 'It was used before, is older than an hour, or a newer e-mail has taken its place. If your account is confirmed, sign in; if not, create it once more.',
        next: 'Sign in or create the account again',
      },
      recovery: {
        lead: 'It was used before, is older than an hour, or a newer e-mail has taken its place: then use the link in the latest one. Otherwise ask for another link.',
        next: 'Ask for another link',
      },
      invite: {
        lead: 'It was used before, is too old, or a newer e-mail has taken its place. If you have used it already, sign in; if not, ask to be invited once more.',
        next: 'Sign in',
      },
      email_change: {
        lead: 'It was used before, is too old, or a newer e-mail has taken its place. Until a new address is confirmed, you sign in with the old one.',
        next: 'Sign in',
      },
    },
  },
  back: 'Back to the website',
} as const;
