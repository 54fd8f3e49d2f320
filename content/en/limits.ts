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
