import { paths } from '../paths.ts';
import { defineCollection } from '../collections/collection.ts';
import { text } from '../collections/fields.ts';

const names: Record<string, string> = {
  pricing_standard_monthly: 'Per property, billed monthly',
  pricing_standard_yearly: 'Per property, billed yearly',
};

/** The two prices of the site. */
export const prices = defineCollection({
  kind: 'singleton',
  name: 'prices',
  table: 'config',
  key: 'name',
  labels: {
    one: 'price',
    many: 'Prices',
    lead: 'In EUR for one property. The pricing section and the structured data show them.',
  },
  title: ({ name }) => names[name] ?? name,
  fields: {
    value: text({
      label: 'Price in EUR',
      max: 9,
      pattern: [/^\d{1,6}(\.\d{1,2})?$/, 'Enter an amount with a point, such as 19.90'],
    }),
  },
  columns: [
    { of: 'name', label: 'Price', cell: ({ name }) => names[name] ?? name },
    { of: 'value', label: 'EUR' },
  ],
  sort: { column: 'name', ascending: true },
  publicPath: () => paths.pricing,
});
