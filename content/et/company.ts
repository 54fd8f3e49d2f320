import type * as en from '../en/company';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  taxSentences: {
    included: 'Hinnad sisaldavad käibemaksu.',
    excluded: 'Hinnad ei sisalda käibemaksu.',
  },
  subprocessorFeed: {
    description:
      'Millised ettevõtted meie heaks isikuandmeid töötlevad: kes alustab, kes lõpetab ja mis muutub, võimaluse korral sellest ette teatades.',
    titles: {
      began: '{name}: algus {day}',
      changed: '{name}: muudatus {day}',
      ended: '{name}: lõpp {day}',
    },
    kinds: { began: 'Alustab', changed: 'Muutub', ended: 'Lõpetab' },
  },
};
