import type * as en from '../en/states';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  loading: 'Laadimine...',
  tryAgain: 'Proovi uuesti',
  toasts: { label: 'Teade', dismiss: 'Sulge' },
  notFound: {
    title: 'Ups! Sellist lehte ei ole',
    home: 'Tagasi avalehele',
    meant: 'Kas mõtlesite seda aadressi?',
  },
  failed: {
    title: 'Lehte ei õnnestunud avada',
    message: 'Midagi läks meie poolel valesti. Palun proovige hetke pärast uuesti.',
  },
  inEnglish: 'See leht on olemas inglise keeles:',
};
