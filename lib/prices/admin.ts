import { paths } from '../paths.ts';
import { defineCollection, defineSettings } from '../collections/collection.ts';
import { amount, moment, select, type Field } from '../collections/fields.ts';
import { formatMoment } from '../text/format.ts';

const names = {
  pricing_standard_monthly: 'Per property, billed monthly',
  pricing_standard_yearly: 'Per property, billed yearly',
};

const nameOf = (name: string) => (name in names ? names[name as keyof typeof names] : name);

/** The two prices of the site. */
export const prices = defineSettings({
  name: 'prices',
  table: 'config',
  labels: {
    one: 'price',
    many: 'Prices',
    lead: 'In EUR for one property. The pricing section and the structured data show them.',
  },
  fields: {
    pricing_standard_monthly: amount({
      label: names.pricing_standard_monthly,
      group: 'Now',
      isShort: true,
      hint: 'EUR for a month.',
    }),
    pricing_standard_yearly: amount({
      label: names.pricing_standard_yearly,
      group: 'Now',
      isShort: true,
      hint: 'EUR for a whole year.',
    }),
  },
  sort: { column: 'name', ascending: true },
  publicPath: () => paths.pricing,
});

/** Prices that will be valid. */
export const priceChanges = defineCollection({
  kind: 'content',
  name: 'price-changes',
  within: 'prices',
  table: 'price_changes',
  roles: ['owner'],
  labels: {
    one: 'price change',
    many: 'Price changes',
    lead: 'A price that begins at a moment. Visitors read of it from its announcement on; when it begins, it replaces the price.',
    deletion: 'The price stays as it is. The history keeps what was announced.',
  },
  title: ({ name, value: eur }) => `${nameOf(name)}: ${eur} EUR`,
  fields: {
    name: select({
      label: 'Price',
      options: names,
      initial: 'pricing_standard_monthly',
      isShort: true,
    }),
    value: amount({ label: 'Price in EUR', isShort: true }),
    announced_from: orNow(
      moment({
        label: 'Announced from',
        optional: true,
        hint: 'Zurich time. From then on the pricing section says it. Empty: at once.',
      }),
    ),
    valid_from: moment({
      label: 'Valid from',
      unique: true,
      hint: 'Zurich time. A price has one change at a moment.',
    }),
  },
  check: ({ announced_from, valid_from }) => ({
    valid_from:
      typeof valid_from !== 'string'
        ? undefined
        : new Date(valid_from) <= new Date()
          ? 'A price change begins in the future. Change the price itself above'
          : typeof announced_from === 'string' && valid_from < announced_from
            ? 'It cannot begin before it is announced'
            : undefined,
  }),
  // Its list is a part of the page of the prices.
  columns: [{ of: 'valid_from', label: 'Valid from', sortable: true }],
  alsoRead: ['name', 'value', 'announced_from'],
  sort: { column: 'valid_from', ascending: false },
  stateOf: (row) => stateOfChange(row),
});

/** Stores the present minute where there is no moment. */
function orNow(field: Field): Field {
  const now = () => `${new Date().toISOString().slice(0, 16)}:00+00:00`;
  return { ...field, schema: field.schema.transform((written) => written ?? now()) };
}

function stateOfChange(row: { announced_from: string; valid_from: string }, now = new Date()) {
  if (new Date(row.valid_from) <= now) return { badge: 'Valid', isQuiet: true };
  if (new Date(row.announced_from) <= now) return { badge: 'Announced' };
  return { badge: `Announced from ${formatMoment(row.announced_from)}`, isQuiet: true };
}
