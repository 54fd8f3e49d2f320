import type * as en from '../../en/legal/document';
import type { Texts } from '../../translated';

export const legalPage: Texts<typeof en.legalPage> = {
  contents: 'Sur cette page',
  lastUpdated: 'Dernière mise à jour',
  inForce: 'En vigueur depuis le',
};
