import { paths } from '../paths.ts';
import { defineCollection } from '../collections/collection.ts';
import { text } from '../collections/fields.ts';
import { factName } from './fact-names.ts';

/** Who we are, in facts that the imprint shows. */
export const companyFacts = defineCollection({
  kind: 'singleton',
  name: 'company',
  table: 'company_facts',
  key: 'name',
  labels: {
    one: 'company fact',
    many: 'Company facts',
    lead: 'What the imprint and the trust page state, and the tax beside each price. Visitors see nothing of an empty one; the dashboard names it to you.',
  },
  title: ({ name }) => factName(name),
  fields: {
    value: text({
      label: 'Value',
      max: 300,
      blank: null,
      hint: 'Empty: not shown. Tax in prices is “included” or “excluded”. A security contact is an e-mail address, or an address that begins with https://.',
    }),
  },
  // The rule of a row is in the database: a form does not know which fact it holds.
  refusals: {
    '23C01': { value: 'Enter “included” or “excluded”, or leave it empty' },
    '23C02': { value: 'Enter an e-mail address, or an address that begins with https://' },
  },
  columns: [
    { of: 'name', label: 'Fact', cell: ({ name }) => factName(name) },
    {
      of: 'value',
      label: 'Value',
      cell: ({ value }) => value ?? { badge: 'Not stated', isQuiet: true },
    },
  ],
  alsoRead: ['display_order'],
  sort: { column: 'display_order', ascending: true },
  publicPath: () => paths.info('imprint'),
});
