import { brand } from '@/lib/brand';
import type * as en from '../en/info';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  info: {
    pages: 'Infolehed',
    eyebrow: { label: 'Info' },
    lastUpdated: 'Viimati muudetud',
    comingSoon: 'Sisu on tulekul...',
    loading: 'Laadimine...',
    none: 'Infolehti ei ole.',
    title: 'Info',
    description: `Mis on ${brand.name}, ettevõtte andmed ja tingimused: kõik, mida ettevõtte ja selle saidi kohta teada tasub.`,
    filler: `Infoks: ${brand.name} on puhkemajade ja külaliskorterite AI-kaasmajutaja.`,
    company: {
      title: 'Ettevõte',
      names: {
        legal_name: 'Ärinimi',
        street: 'Tänav',
        place: 'Sihtnumber ja asula',
        country: 'Riik',
        register_number: 'Registrikood',
        vat_number: 'Käibemaksu\u00ADkohustuslase number',
        eu_representative: 'Esindaja ELis',
      },
    },
    notFound: {
      title: 'Lehte ei leitud',
      text: 'Lehte, mida otsite, ei leitud.',
    },
    failed: {
      text: 'Seda lehte ei õnnestunud praegu lugeda. Võimalik, et see on siiski olemas: palun proovige uuesti.',
    },
  },
};
