import type * as en from '../../en/legal/document';
import type { Texts } from '../../translated';

export const legalPage: Texts<typeof en.legalPage> = {
  contents: 'Op deze pagina',
  lastUpdated: 'Laatst bijgewerkt',
  inForce: 'Van kracht sinds',
};
