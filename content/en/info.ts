import { brand } from '@/lib/brand';

/** Texts of the information pages; their own content is stored. */
export const info = {
  pages: 'Information pages',
  eyebrow: { time: '08:30', label: 'Information' },
  lastUpdated: 'Last updated',
  comingSoon: 'Content coming soon...',
  loading: 'Loading...',
  none: 'No information pages available.',
  title: 'Information',
  description: `About ${brand.name}, its imprint and its terms: the pages with what you should know about the company and this site.`,
  // Ends the description of a page whose text is too short to describe it.
  filler: `Information about ${brand.name}, the AI co-host for holiday rentals.`,
  /** Below the text of the imprint: what owners have stated of the company. */
  company: {
    title: 'The company',
    names: {
      legal_name: 'Legal name',
      street: 'Street',
      place: 'Postcode and town',
      country: 'Country',
      register_number: 'Register number',
      vat_number: 'VAT number',
      eu_representative: 'Representative in the EU',
    },
  },
  notFound: {
    title: 'Page Not Found',
    text: 'The requested page could not be found.',
  },
  failed: {
    text: 'This page could not be read just now. It may still exist: please try again.',
  },
} as const;
