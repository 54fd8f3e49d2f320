import { brand } from '@/lib/brand';
import type * as en from '../en/info';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  info: {
    pages: 'Informatie\u00ADpagina’s',
    eyebrow: { label: 'Informatie' },
    lastUpdated: 'Laatst bijgewerkt',
    comingSoon: 'De inhoud volgt binnenkort...',
    loading: 'Bezig met laden...',
    none: 'Er zijn geen informatiepagina’s.',
    title: 'Informatie',
    description: `Over ${brand.name}, het colofon en de voorwaarden: de pagina’s met wat u over het bedrijf en deze site moet weten.`,
    filler: `Informatie over ${brand.name}, de AI-co-host voor vakantiewoningen.`,
    company: {
      title: 'Het bedrijf',
      names: {
        legal_name: 'Officiële naam',
        street: 'Straat',
        place: 'Postcode en plaats',
        country: 'Land',
        register_number: 'Registernummer',
        vat_number: 'Btw-nummer',
        eu_representative: 'Vertegen\u00ADwoordiger in de EU',
      },
    },
    notFound: {
      title: 'Pagina niet gevonden',
      text: 'De gevraagde pagina kon niet worden gevonden.',
    },
    failed: {
      text: 'Deze pagina kon zojuist niet worden gelezen. Misschien bestaat de pagina wel: probeer het opnieuw.',
    },
  },
};
