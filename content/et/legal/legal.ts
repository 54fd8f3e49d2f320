import type * as en from '../../en/legal/legal';
import type { Texts } from '../../translated';

export const texts: Texts<typeof en> = {
  legalPage: {
    contents: 'Sellel lehel',
    lastUpdated: 'Viimati muudetud',
    inForce: 'Kehtib alates',
  },
};
