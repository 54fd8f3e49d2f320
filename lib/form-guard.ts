/** A hidden field. Its name is none that browsers and password managers fill in. */
export const HONEYPOT_FIELD = 'form_check';

/** The field in which a form's script sends its form token along (lib/security/form-token.ts). */
export const FORM_TOKEN_FIELD = 'formToken';

/** Nobody fills in a form faster than this after first touching it, in milliseconds; an autofilled address included. */
export const SHORTEST_FILLING_MS = 1_000;

/** Where a form's script asks for its form token; here, because every page has a form, and none needs all addresses for it. */
export const FORM_TOKEN_PATH = '/form-token';
