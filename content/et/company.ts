import type * as en from '../en/company';
import type { Translated } from '../translated';

/** Beside every price: lib/company/tax-sentence.ts chooses by the setting. */
export const taxSentences: Translated<typeof en.taxSentences> = {
  included: 'Hinnad sisaldavad käibemaksu.',
  excluded: 'Hinnad ei sisalda käibemaksu.',
};

/** The feed of who else processes personal data. */
export const subprocessorFeed: Translated<typeof en.subprocessorFeed> = {
  description:
    'Millised ettevõtted meie heaks isikuandmeid töötlevad: kes alustab, kes lõpetab ja mis muutub, võimaluse korral sellest ette teatades.',
  titles: {
    began: '{name}: algus {day}',
    changed: '{name}: muudatus {day}',
    ended: '{name}: lõpp {day}',
  },
  kinds: { began: 'Alustab', changed: 'Muutub', ended: 'Lõpetab' },
};
