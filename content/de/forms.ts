import type * as en from '../en/forms';
import type { Texts } from '../translated';

export const honeypot: Texts<typeof en.honeypot> = 'Bitte leer lassen';

export const optional: Texts<typeof en.optional> = '(freiwillig)';
