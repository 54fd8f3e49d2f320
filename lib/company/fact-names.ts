/** What is known of the company; null where nothing is stated. */
export interface CompanyFacts {
  legalName: string | null;
  street: string | null;
  /** Postcode and town. */
  place: string | null;
  country: string | null;
  registerNumber: string | null;
  vatNumber: string | null;
  euRepresentative: string | null;
  /** An e-mail address, or an address that begins with https://. */
  securityContact: string | null;
  /** Whether the prices include tax. */
  tax: 'included' | 'excluded' | null;
}

/** Each fact under its name in the table company_facts, in the order in which they are shown. */
export const FACT_NAMES = {
  legalName: 'legal_name',
  street: 'street',
  place: 'place',
  country: 'country',
  registerNumber: 'register_number',
  vatNumber: 'vat_number',
  euRepresentative: 'eu_representative',
  securityContact: 'security_contact',
  tax: 'tax',
} as const satisfies Record<keyof CompanyFacts, string>;

const names: Readonly<Record<string, string>> = {
  legal_name: 'Legal name',
  street: 'Street',
  place: 'Postcode and town',
  country: 'Country',
  register_number: 'Register number',
  vat_number: 'VAT number',
  eu_representative: 'Representative in the EU',
  security_contact: 'Security contact',
  tax: 'Tax in prices',
};

/** What owners call a fact, by its name in the table. */
export const factName = (name: string) => names[name] ?? name;

/**
 * What the law asks a public site for: who runs it and where (in Switzerland the UWG, article 3, in the EU directive
 * 2000/31/EC, article 5), and whether its prices include tax. The numbers only where there are any.
 */
export const REQUIRED_FACTS = ['legalName', 'street', 'place', 'country', 'tax'] as const;

/** The facts as the rows of the table hold them. What is missing, or holds nothing, is not stated. */
export function factsOf(rows: readonly { name: string; value: string | null }[]): CompanyFacts {
  const of = (fact: keyof CompanyFacts) =>
    rows.find(({ name }) => name === FACT_NAMES[fact])?.value || null;
  const tax = of('tax');
  return {
    legalName: of('legalName'),
    street: of('street'),
    place: of('place'),
    country: of('country'),
    registerNumber: of('registerNumber'),
    vatNumber: of('vatNumber'),
    euRepresentative: of('euRepresentative'),
    securityContact: of('securityContact'),
    tax: tax === 'included' || tax === 'excluded' ? tax : null,
  };
}
