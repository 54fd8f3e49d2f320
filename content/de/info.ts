import { brand } from '@/lib/brand';
import type * as en from '../en/info';
import type { Texts } from '../translated';

export const texts: Texts<typeof en> = {
  info: {
    pages: 'Informationsseiten',
    eyebrow: { label: 'Information' },
    lastUpdated: 'Zuletzt geändert',
    comingSoon: 'Der Inhalt folgt demnächst\u00a0…',
    loading: 'Wird geladen\u00a0…',
    none: 'Es gibt keine Informationsseiten.',
    title: 'Informationen',
    description: `Über ${brand.name}, das Impressum und die Bedingungen: die Seiten mit dem, was Sie über das Unternehmen und diese Website wissen sollten.`,
    filler: `Informationen über ${brand.name}, den KI-Co-Host für Ferienunterkünfte.`,
    company: {
      title: 'Das Unternehmen',
      names: {
        legal_name: 'Firma',
        street: 'Straße',
        place: 'Postleitzahl und Ort',
        country: 'Land',
        register_number: 'Registernummer',
        vat_number: 'MwSt.-Nummer',
        eu_representative: 'Vertretung in der EU',
      },
    },
    notFound: {
      title: 'Seite nicht gefunden',
      text: 'Die gewünschte Seite wurde nicht gefunden.',
    },
    failed: {
      text: 'Diese Seite konnte gerade nicht geladen werden. Vielleicht gibt es sie doch: Bitte versuchen Sie es noch einmal.',
    },
  },
};
