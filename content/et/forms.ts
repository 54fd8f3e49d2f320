import type * as en from '../en/forms';
import type { Texts } from '../translated';

export const honeypot: Texts<typeof en.honeypot> = 'Jätke see tühjaks';

export const optional: Texts<typeof en.optional> = '(ei ole kohustuslik)';
