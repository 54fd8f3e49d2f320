import type * as en from '../../en/legal/legal';
import type { Texts } from '../../translated';

export const texts: Texts<typeof en> = {
  legalPage: {
    contents: 'Op deze pagina',
    lastUpdated: 'Laatst bijgewerkt',
    inForce: 'Van kracht sinds',
  },
};
