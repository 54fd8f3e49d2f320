import type * as en from '../en/forms';
import type { Translated } from '../translated';

/** Said to a visitor whose browser shows the field that only bots fill in. */
export const honeypot: Translated<typeof en.honeypot> = 'Jätke see tühjaks';

/** Beside the name of a field that may be left empty. */
export const optional: Translated<typeof en.optional> = '(ei ole kohustuslik)';
