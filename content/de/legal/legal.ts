import type * as en from '../../en/legal/legal';
import type { Texts } from '../../translated';

export const texts: Texts<typeof en> = {
  legalPage: {
    contents: 'Auf dieser Seite',
    lastUpdated: 'Zuletzt geändert',
    inForce: 'In Kraft seit',
  },
};
