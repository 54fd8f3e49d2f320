import type { Messages } from '../../lib/forms/messages';

// The English sentences stand with the rules that they tell about: in the schemas, in lib/ and with the auth service. The
// other languages name them; a place such as {before} stands for what differs. content/messages.test.ts finds them all.

/** What the rules of a form say beside a field, also in the browser. */
export const fields: Messages = {};

/** What only the server says. */
export const answers: Messages = {};
