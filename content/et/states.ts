import type * as en from '../en/states';
import type { Translated } from '../translated';

/** Said while a page is slow to come and nothing more is known of it. */
export const loading: Translated<typeof en.loading> = 'Laadimine...';

/** The button that repeats what failed. */
export const tryAgain: Translated<typeof en.tryAgain> = 'Proovige uuesti';

/** Around the messages that come and go. */
export const toasts: Translated<typeof en.toasts> = { label: 'Teade', dismiss: 'Sulgege' };

/** What a screen reader is told where the outlines of a page stand for it. */
export const skeletons: Translated<typeof en.skeletons> = {
  page: 'Leht laadib',
  questions: 'Küsimused laadivad',
  positions: 'Tööpakkumised laadivad',
  position: 'Tööpakkumine laadib',
  updates: 'Uuendused laadivad',
};

/** Texts of the 404 page. */
export const notFound: Translated<typeof en.notFound> = {
  title: 'Ups! Sellist lehte ei ole',
  home: 'Tagasi avalehele',
};

/** What a page says that failed and has no words of its own. */
export const failed: Translated<typeof en.failed> = {
  title: 'Lehte ei õnnestunud avada',
  message: 'Midagi läks meie poolel valesti. Palun proovige hetke pärast uuesti.',
};
