import type * as en from '../en/forms';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  honeypot: 'Laat dit veld leeg',
  optional: '(niet verplicht)',
};
