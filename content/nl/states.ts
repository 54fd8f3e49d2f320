import type * as en from '../en/states';
import type { Translated } from '../translated';

/** Said while a page is slow to come and nothing more is known of it. */
export const loading: Translated<typeof en.loading> = 'Bezig met laden...';

/** The button that repeats what failed. */
export const tryAgain: Translated<typeof en.tryAgain> = 'Opnieuw proberen';

/** Around the messages that come and go. */
export const toasts: Translated<typeof en.toasts> = { label: 'Melding', dismiss: 'Sluiten' };

/** Texts of the 404 page. */
export const notFound: Translated<typeof en.notFound> = {
  title: 'Pagina niet gevonden',
  home: 'Terug naar de homepage',
  meant: 'Bedoelde u dit adres?',
};

/** What a page says that failed and has no words of its own. */
export const failed: Translated<typeof en.failed> = {
  title: 'Deze pagina kon niet worden geladen',
  message: 'Er ging bij ons iets mis. Probeer het zo meteen opnieuw.',
};

/** Before the link to the English page, at an address that has no page in the language of the site. */
export const inEnglish: Translated<typeof en.inEnglish> = 'Deze pagina is er in het Engels:';
