import type * as en from '../../en/legal/document';
import type { Texts } from '../../translated';

export const legalPage: Texts<typeof en.legalPage> = {
  contents: 'Auf dieser Seite',
  lastUpdated: 'Zuletzt geändert',
  inForce: 'In Kraft seit',
};
