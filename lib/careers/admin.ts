import { paths } from '../paths.ts';
import { addressKey } from '../forms/address-key.ts';
import { dayColumn } from '../collections/collection.ts';
import { contentCollection, stateColumn } from '../collections/content.ts';
import { foundFields, readableAddress } from '../collections/search-listing.ts';
import { mayBeMissing, publishingFields } from '../collections/publishing.ts';
import {
  boolean,
  countries,
  isSample,
  money,
  select,
  text,
  textarea,
} from '../collections/fields.ts';
import { NONE } from '../collections/none.ts';
import type { SalaryUnit } from './salary.ts';

const hours = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  either: 'Full-time or part-time',
  internship: 'Internship',
  contractor: 'Contractor',
  temporary: 'Temporary',
  volunteer: 'Volunteer',
  per_diem: 'By the day',
  other: 'Other',
};

const currencies = {
  [NONE]: 'Not stated',
  CHF: 'Swiss franc (CHF)',
  EUR: 'Euro (EUR)',
  GBP: 'Pound sterling (GBP)',
  USD: 'US dollar (USD)',
};

const units: Readonly<Record<SalaryUnit | typeof NONE, string>> = {
  [NONE]: 'Not stated',
  year: 'Per year',
  month: 'Per month',
  week: 'Per week',
  day: 'Per day',
  hour: 'Per hour',
};

/** A salary has a currency and a time; a range has two ends. */
function checkSalary({ salary_min, salary_max, ...values }: Record<string, unknown>) {
  const isRange = typeof salary_max === 'number';
  const isStated = typeof salary_min === 'number';
  return {
    salary_min: isRange && !isStated ? 'Enter the least of the range' : undefined,
    salary_max:
      isRange && isStated && salary_max <= salary_min
        ? 'It must be more than the least of the range'
        : undefined,
    salary_currency: isStated && !values.salary_currency ? 'Choose the currency' : undefined,
    salary_unit: isStated && !values.salary_unit ? 'Choose for which time it is paid' : undefined,
  };
}

/** Positions of /careers. */
export const positions = contentCollection({
  name: 'positions',
  table: 'job_openings',
  labels: {
    one: 'position',
    many: 'Positions',
    lead: 'Open positions are on the careers page and take applications. A closed one disappears with the next visit.',
  },
  title: ({ title }) => title,
  fields: {
    title: text({ label: 'Title', max: 200 }),
    department: text({ label: 'Department', isAside: true, max: 100 }),
    location: text({
      label: 'Location',
      isAside: true,
      max: 100,
      hint: 'As visitors read it, for example Remote (Switzerland, Estonia).',
    }),
    type: text({
      label: 'Employment type',
      isAside: true,
      max: 60,
      hint: 'As visitors read it, for example Part-time (60%).',
    }),
    hours: select({ label: 'Hours', options: hours, initial: 'full_time' }),
    description: textarea({
      label: 'Description',
      max: 20_000,
      hint: 'A blank line ends a paragraph. A paragraph that ends in a colon is a heading. Lines that begin with - are a list.',
    }),
    requirements: textarea({
      label: 'Requirements',
      max: 20_000,
      blank: '',
      hint: 'One on each line, led by - or by a number.',
    }),
    is_active: boolean({ label: 'Open for applications' }),
    ...publishingFields,
    salary_min: mayBeMissing(
      money({
        label: 'Salary',
        isAside: true,
        hint: 'Or the least of a range. Visitors and search engines read it where it is stated.',
      }),
    ),
    salary_max: mayBeMissing(
      money({ label: 'Salary, at most', isAside: true, hint: 'Of a range.' }),
    ),
    salary_currency: mayBeMissing(
      select({ label: 'Currency', options: currencies, initial: NONE }),
    ),
    salary_unit: mayBeMissing(select({ label: 'Paid', options: units, initial: NONE })),
    town: text({
      label: 'Place',
      isAside: true,
      max: 100,
      blank: null,
      hint: 'For search engines: the town in which one sits at work, if there is one.',
    }),
    country: countries({
      isAside: true,
      label: 'Country',
      hint: 'For search engines: the country of that place.',
    }),
    remote_from: countries({
      isAside: true,
      label: 'Remote from',
      several: true,
      hint: 'For search engines: the countries from which it can be done remotely, separated by commas. Empty where it cannot.',
    }),
    slug: readableAddress(paths.careers),
    ...foundFields,
    is_sample: isSample(),
  },
  check: (values) => ({
    country: values.town && !values.country ? 'Name the country of the place' : undefined,
    ...checkSalary(values),
  }),
  translatable: [
    'title',
    'department',
    'location',
    'type',
    'description',
    'requirements',
    'slug',
    'seo_title',
    'seo_description',
  ],
  columns: [
    { of: 'title', label: 'Title', sortable: true },
    stateColumn,
    { of: 'department', label: 'Department' },
    { of: 'location', label: 'Location' },
    { ...dayColumn('created_at', 'Created'), sortable: true },
  ],
  sort: { column: 'created_at', ascending: false },
  publicPath: (row) => paths.job(addressKey(row)),
  publishing: {
    flag: 'is_active',
    words: {
      on: 'Open',
      off: 'Closed',
      publish: 'Open for applications',
      unpublish: 'Close',
      published: 'opened for applications',
      unpublished: 'closed',
    },
  },
});
