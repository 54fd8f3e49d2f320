/** What somebody reads whose form came too often. `{wait}` becomes "12 minutes" or "an hour". */
export const tooMany = {
  signIn:
    'Too many attempts from your connection. The desk takes the next one in {wait}; a link from “Forgot your password?” opens at once.',
  signInAnywhere:
    'Too many attempts at the moment. The desk takes the next one from this browser in {wait}; a link from “Forgot your password?” opens at once.',
  signUp: 'Too many new accounts from your connection. Please try again in {wait}.',
  confirm: 'Too many links were opened from your connection. Please open yours again in {wait}.',
  passwordReset: 'Several links were asked for from your connection. Please try again in {wait}.',
  newPassword: 'Too many attempts from your connection. Please try again in {wait}.',
  newsletter:
    'Several addresses came from your connection just now. Yours is still here: please send it again in {wait}.',
  contact:
    'Several messages came from your connection just now, so this one waits at the door. It is still in the form: please send it again in {wait}, or write to',
  application:
    'Several applications came from your connection just now. Yours is still in the form: please send it again in {wait}.',
  demo: 'Several demo bookings came from your connection just now. Please try again in {wait}.',
} as const;

/** What somebody reads whose form looked like that of a machine, where sending it again is all it takes. */
export const sendAgain = {
  demo: 'That was too quick for us to be sure that a person sent it. Please press the button once more.',
} as const;
