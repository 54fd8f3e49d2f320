/** The words of owners for each fact, by its name in the table company_facts, in the order in which they are shown. */
export const FACT_NAMES = {
  legal_name: 'Legal name',
  street: 'Street',
  place: 'Postcode and town',
  country: 'Country',
  register_number: 'Register number',
  vat_number: 'VAT number',
  eu_representative: 'Representative in the EU',
  security_contact: 'Security contact',
  tax: 'Tax in prices',
} as const;

type Fact = keyof typeof FACT_NAMES;

/** The facts that are known of the company; null where nothing is stated. */
export type CompanyFacts = Readonly<Record<Fact, string | null>> & {
  /** Whether the prices include tax. */
  tax: 'included' | 'excluded' | null;
};

/**
 * The facts that the law asks a public site for: who runs it and where (in Switzerland the UWG, article 3, in the EU
 * directive 2000/31/EC, article 5), and whether its prices include tax. The numbers only where there are any.
 */
export const REQUIRED_FACTS = ['legal_name', 'street', 'place', 'country', 'tax'] as const;

/** Lists the names of all facts. */
export const listFacts = () => Object.keys(FACT_NAMES) as Fact[];

/** The facts as the rows of the table hold them. What is missing, or holds nothing, is not stated. */
export function factsOf(rows: readonly { name: string; value: string | null }[]): CompanyFacts {
  const valueOf = (fact: string) => rows.find(({ name }) => name === fact)?.value || null;
  const facts = listFacts().map((fact) => [fact, valueOf(fact)]);
  const tax = valueOf('tax');
  return {
    ...(Object.fromEntries(facts) as CompanyFacts),
    tax: tax === 'included' || tax === 'excluded' ? tax : null,
  };
}
