import type * as en from '../../en/legal/legal';
import type { Texts } from '../../translated';

export const texts: Texts<typeof en> = {
  legalPage: {
    contents: 'Sur cette page',
    lastUpdated: 'Dernière mise à jour',
    inForce: 'En vigueur depuis le',
  },
};
