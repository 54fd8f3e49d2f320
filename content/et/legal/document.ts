import type * as en from '../../en/legal/document';
import type { Texts } from '../../translated';

export const legalPage: Texts<typeof en.legalPage> = {
  contents: 'Sellel lehel',
  lastUpdated: 'Viimati muudetud',
  inForce: 'Kehtib alates',
};
