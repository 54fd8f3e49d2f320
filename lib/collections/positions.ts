import { JOBS_TAG } from '../data/job-openings.ts';
import { paths } from '../paths.ts';
import { formatDay } from '../format.ts';
import { describeJob } from '../seo/job-posting.ts';
import { defineCollection } from './collection.ts';
import { boolean, text, textarea } from './fields.ts';

/** Positions of /careers. */
export const positions = defineCollection({
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
    is_active: boolean({ label: 'Open for applications' }),
    department: text({ label: 'Department', max: 100 }),
    location: text({
      label: 'Location',
      max: 100,
      hint: 'A town, or Remote and the countries: Remote (Switzerland, Estonia).',
    }),
    type: text({ label: 'Employment type', max: 60, hint: 'For example Full-time.' }),
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
  },
  columns: [
    { of: 'title', label: 'Title', sortable: true },
    {
      of: 'is_active',
      label: 'State',
      cell: ({ is_active }) => (is_active ? { badge: 'Open' } : { badge: 'Closed', isQuiet: true }),
    },
    { of: 'department', label: 'Department' },
    { of: 'location', label: 'Location' },
    {
      of: 'created_at',
      label: 'Created',
      sortable: true,
      cell: ({ created_at }) => formatDay(created_at),
    },
  ],
  sort: { column: 'created_at', ascending: false },
  publicPath: ({ id }) => paths.job(id),
  isPublic: ({ is_active }) => is_active,
  shared: (row) => ({ title: row.title, description: describeJob(row), card: `careers/${row.id}` }),
  tags: [JOBS_TAG],
  can: { create: true, edit: true, delete: true },
});
