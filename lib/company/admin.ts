import { paths } from '../paths.ts';
import { defineSettings } from '../collections/collection.ts';
import { select, text, type Field } from '../collections/fields.ts';
import { NONE } from '../collections/none.ts';
import { FACT_NAMES, REQUIRED_FACTS, type CompanyFacts } from './fact-names.ts';

const IMPRINT = 'In the imprint and on the trust page.';

const NOT_SET: Field['beside'] = ['(not set)', '(optional)'];
const NOT_SET_BY_LAW: Field['beside'] = ['(not set: the law asks for it)', '(the law asks for it)'];

/** The words of the form for a fact. */
const of = (fact: keyof CompanyFacts, group: string, hint = IMPRINT) => ({
  label: FACT_NAMES[fact],
  group,
  hint,
  beside: REQUIRED_FACTS.some((each) => each === fact) ? NOT_SET_BY_LAW : NOT_SET,
});
const line = (...said: Parameters<typeof of>) => text({ ...of(...said), max: 300, blank: null });

/** The facts about the company that the imprint shows. */
export const companyFacts = defineSettings({
  name: 'company',
  table: 'company_facts',
  labels: {
    one: 'company fact',
    many: 'Company facts',
    lead: 'Who runs this site. Visitors see nothing of a fact that is not set; the dashboard names it to you.',
  },
  // The rules are those of private.check_company_fact in the database.
  fields: {
    legal_name: line('legal_name', 'Company'),
    register_number: { ...line('register_number', 'Company'), isShort: true },
    vat_number: { ...line('vat_number', 'Company'), isShort: true },
    street: line('street', 'Address'),
    place: { ...line('place', 'Address'), isShort: true },
    country: { ...line('country', 'Address'), isShort: true },
    security_contact: text({
      ...of(
        'security_contact',
        'Contact',
        'In /.well-known/security.txt, for reports of a weakness: an e-mail address, or an address that begins with https://. Not set, the support address stands there.',
      ),
      max: 300,
      blank: null,
      pattern: [
        /^(https:\/\/[^\s]+|[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+)$/,
        'Enter an e-mail address, or an address that begins with https://',
      ],
    }),
    eu_representative: line('eu_representative', 'Law'),
    tax: select({
      ...of('tax', 'Law', 'Beside every price: in the pricing section, in the calculator.'),
      options: {
        [NONE]: 'Not stated',
        included: 'Prices include VAT',
        excluded: 'Prices do not include VAT',
      },
    }),
  },
  sort: { column: 'display_order', ascending: true },
  publicPath: () => paths.info('imprint'),
});
