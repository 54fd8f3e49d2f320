import type * as en from '../../en/legal/document';
import type { Translated } from '../../translated';

/** What every legal page says around its text. */
export const legalPage: Translated<typeof en.legalPage> = {
  contents: 'Sellel lehel',
  lastUpdated: 'Viimati muudetud',
  inForce: 'Kehtib alates',
};
