import type * as en from '../en/forms';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  honeypot: 'Laissez ce champ vide',
  optional: '(facultatif)',
};
