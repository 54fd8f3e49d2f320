import type * as en from '../en/forms';
import type { Texts } from '../translated';

export const honeypot: Texts<typeof en.honeypot> = 'Laat dit veld leeg';

export const optional: Texts<typeof en.optional> = '(niet verplicht)';
