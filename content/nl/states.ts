import type * as en from '../en/states';
import type { Texts } from '../translated';

export const loading: Texts<typeof en.loading> = 'Bezig met laden...';

export const tryAgain: Texts<typeof en.tryAgain> = 'Opnieuw proberen';

export const toasts: Texts<typeof en.toasts> = { label: 'Melding', dismiss: 'Sluiten' };

export const notFound: Texts<typeof en.notFound> = {
  title: 'Pagina niet gevonden',
  home: 'Terug naar de homepage',
  meant: 'Bedoelde u dit adres?',
};

export const failed: Texts<typeof en.failed> = {
  title: 'Deze pagina kon niet worden geladen',
  message: 'Er ging bij ons iets mis. Probeer het zo meteen opnieuw.',
};

export const inEnglish: Texts<typeof en.inEnglish> = 'Deze pagina is er in het Engels:';
