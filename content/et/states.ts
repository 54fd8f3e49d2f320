import type * as en from '../en/states';
import type { Texts } from '../translated';

export const loading: Texts<typeof en.loading> = 'Laadimine...';

export const tryAgain: Texts<typeof en.tryAgain> = 'Proovi uuesti';

export const toasts: Texts<typeof en.toasts> = { label: 'Teade', dismiss: 'Sulge' };

export const notFound: Texts<typeof en.notFound> = {
  title: 'Ups! Sellist lehte ei ole',
  home: 'Tagasi avalehele',
  meant: 'Kas mõtlesite seda aadressi?',
};

export const failed: Texts<typeof en.failed> = {
  title: 'Lehte ei õnnestunud avada',
  message: 'Midagi läks meie poolel valesti. Palun proovige hetke pärast uuesti.',
};

export const inEnglish: Texts<typeof en.inEnglish> = 'See leht on olemas inglise keeles:';
