import type * as en from '../en/states';
import type { Translated } from '../translated';

/** Said while a page is slow to come and nothing more is known of it. */
export const loading: Translated<typeof en.loading> = 'Laadimine...';

/** The button that repeats what failed. */
export const tryAgain: Translated<typeof en.tryAgain> = 'Proovi uuesti';

/** Around the messages that come and go. */
export const toasts: Translated<typeof en.toasts> = { label: 'Teade', dismiss: 'Sulge' };

/** Texts of the 404 page. */
export const notFound: Translated<typeof en.notFound> = {
  title: 'Ups! Sellist lehte ei ole',
  home: 'Tagasi avalehele',
  meant: 'Kas mõtlesite seda aadressi?',
};

/** What a page says that failed and has no words of its own. */
export const failed: Translated<typeof en.failed> = {
  title: 'Lehte ei õnnestunud avada',
  message: 'Midagi läks meie poolel valesti. Palun proovige hetke pärast uuesti.',
};

/** Before the link to the English page, at an address that has no page in the language of the site. */
export const inEnglish: Translated<typeof en.inEnglish> = 'See leht on olemas inglise keeles:';
