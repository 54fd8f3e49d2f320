import type * as en from '../en/forms';
import type { Texts } from '../translated';

export const honeypot: Texts<typeof en.honeypot> = 'Laissez ce champ vide';

export const optional: Texts<typeof en.optional> = '(facultatif)';
