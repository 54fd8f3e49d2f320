/** What somebody reads whose form came too often. `{wait}` becomes "12 minutes" or "an hour". */
export const tooMany = {
  signIn: 'Too many attempts from your connection. The desk takes the next one in {wait}.',
  signUp: 'Too many new accounts from your connection. Please try again in {wait}.',
  newsletter:
    'Several addresses came from your connection just now. Yours is still here: please send it again in {wait}.',
  contact:
    'Several messages came from your connection just now, so this one waits at the door. It is still in the form: please send it again in {wait}, or write to',
  application:
    'Several applications came from your connection just now. Yours is still in the form: please send it again in {wait}.',
  demo: 'Several demo bookings came from your connection just now. Please try again in {wait}.',
} as const;
