/** Said to a visitor whose browser shows the field that only bots fill in. */
export const honeypot = 'Leave this empty';

/** Beside the name of a field that may be left empty. */
export const optional = '(optional)';
