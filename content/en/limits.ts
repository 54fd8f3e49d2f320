/** What somebody reads whose form came too often. `{wait}` becomes "12 minutes" or "an hour". */
export const tooMany = {
  signIn:
    'Too many attempts from your network. Please try again in {wait}, or ask for a link with “Forgot your password?”: it lets you in at once.',
  signInAnywhere:
    'Too many attempts at the moment. Please try again from this browser in {wait}, or ask for a link with “Forgot your password?”: it lets you in at once.',
  signUp: 'Too many new accounts from your network. Please try again in {wait}.',
  confirm: 'Too many links were opened from your network. Please open yours again in {wait}.',
  passwordReset: 'Several links were asked for from your network. Please try again in {wait}.',
  newPassword: 'Too many attempts from your network. Please try again in {wait}.',
  newsletter:
    'Several addresses came from your network just now. Yours is still here: please send it again in {wait}.',
  contact:
    'Several messages came from your network just now, so this one has not been sent yet. It is still in the form: please send it again in {wait}, or write to',
  application:
    'Several applications came from your network just now. Yours is still in the form: please send it again in {wait}.',
  demo: 'Several demo bookings came from your network just now. Please try again in {wait}.',
} as const;

/** What somebody reads whose form looked like that of a machine, where sending it again is all it takes. */
export const sendAgain = {
  demo: 'That was too quick for us to be sure that a person sent it. Please press the button once more.',
} as const;

/** What only the server says: beside a password, and of a form that was not taken. */
export const answers = {
  passwordRequired: 'Please enter your password.',
  passwordTooShort: 'Password must be at least 10 characters',
  passwordTooLong: 'Password can be at most 72 characters',
  passwordOfTooManyBytes:
    'Password is too long: it can have 72 bytes, and letters such as é or ж count as two, others as three or four. Please choose a shorter one.',
  passwordEasyToGuess:
    'This password is easy to guess. Please choose another one, such as four words that do not belong together.',
  typedPasswordTooLong: 'Password can be at most 1024 characters',
  serviceAway: 'The sign-in service cannot be reached at the moment. Please try again in a minute.',
  busy: 'We are getting many requests at the moment. What you typed is still here: please try again in {wait}.',
  tooLarge:
    'This is more than the form has room for. Please shorten it, or reload the page and fill in the form again.',
} as const;

/** The sentences of the auth service, under its codes. */
export const authErrors = {
  weak_password: 'Password is known to be weak and easy to guess, please choose a different one.',
  same_password: 'New password should be different from the old password.',
  validation_failed: 'Unable to validate email address: invalid format',
  signup_disabled: 'Signups not allowed for this instance',
  email_provider_disabled: 'Email signups are disabled',
  over_request_rate_limit: 'Request rate limit reached',
} as const;
