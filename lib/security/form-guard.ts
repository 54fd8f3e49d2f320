/** A hidden field. Its name is none that browsers and password managers fill in. */
export const HONEYPOT_FIELD = 'form_check';

/** The field in which a form's script sends its form token along (lib/security/form-token.ts). */
export const FORM_TOKEN_FIELD = 'formToken';

/** The hidden field in which a page that is not in English names its language. The demo form has a field `language`. */
export const FORM_LANGUAGE_FIELD = 'formLanguage';

/** The shortest time in which a person fills in a form, in milliseconds from the first input, autofill included. */
export const SHORTEST_FILLING_MS = 1_000;

/** The path of the form token endpoint. It is not in lib/paths.ts: every page has a form, and none needs all paths. */
export const FORM_TOKEN_PATH = '/form-token';
