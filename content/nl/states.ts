import type * as en from '../en/states';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  loading: 'Bezig met laden...',
  tryAgain: 'Opnieuw proberen',
  toasts: { label: 'Melding', dismiss: 'Sluiten' },
  notFound: {
    title: 'Pagina niet gevonden',
    home: 'Terug naar de homepage',
    meant: 'Bedoelde u dit adres?',
  },
  failed: {
    title: 'Deze pagina kon niet worden geladen',
    message: 'Er ging bij ons iets mis. Probeer het zo meteen opnieuw.',
  },
  inEnglish: 'Deze pagina is er in het Engels:',
};
