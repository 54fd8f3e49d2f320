import { paths } from '../paths.ts';
import { contentCollection, stateColumn } from '../collections/content.ts';
import { foundFields } from '../collections/search-listing.ts';
import { visibleFields } from '../collections/publishing.ts';
import { integer, reviewBy, select, text, textarea } from '../collections/fields.ts';

const statuses = { coming_soon: 'Coming soon', active: 'Active' };

/** Property management systems and booking platforms. */
export const providers = contentCollection({
  name: 'providers',
  table: 'pms_providers',
  labels: {
    one: 'provider',
    many: 'Providers',
    lead: 'Property management systems and booking platforms of the integrations page and the survey.',
  },
  title: ({ name }) => name,
  fields: {
    name: text({ label: 'Name', max: 100 }),
    code: text({
      label: 'Code',
      max: 60,
      isAside: true,
      pattern: [/^[A-Z0-9_]+$/, 'Use capital letters, digits and underscores, such as SMOOBU'],
      hint: 'In small letters it is the end of the address /integrations/…',
      unique: true,
    }),
    ...visibleFields,
    status: select({ label: 'Status', options: statuses, initial: 'coming_soon' }),
    description: textarea({ label: 'Description', max: 2000, blank: '' }),
    ...foundFields,
    icon: {
      ...text({
        label: 'Icon',
        max: 20_000,
        blank: null,
        pattern: [
          /^(https:\/\/|data:image\/|\/(?!\/))/,
          'Enter a path of this site, an address that begins with https://, or an inline image',
        ],
        hint: 'Without one, the first letters of the name are shown.',
      }),
      kind: 'image',
    },
    display_order: integer({ label: 'Order', hint: 'Lower numbers come first.', initial: '0' }),
    review_by: reviewBy(),
  },
  translatable: ['name', 'description', 'seo_title', 'seo_description'],
  columns: [
    { of: 'name', label: 'Name', sortable: true },
    {
      of: 'status',
      label: 'Status',
      cell: ({ status }) =>
        status === 'active'
          ? { badge: statuses.active }
          : { badge: statuses.coming_soon, isQuiet: true },
    },
    stateColumn,
    { of: 'code', label: 'Code' },
    { of: 'display_order', label: 'Order', sortable: true },
  ],
  sort: { column: 'display_order', ascending: true },
  publicPath: ({ code }) => paths.integration(code),
  // One that is coming soon is listed; its page is shown as if it were connected in the preview.
  isPublic: ({ status }) => status === 'active',
});
