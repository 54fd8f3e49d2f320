import { paths } from '../paths.ts';
import { defineCollection } from '../collections/collection.ts';
import { foundFields } from '../collections/search-listing.ts';
import {
  checkPublishing,
  publishingFields,
  publishingOf,
  readForState,
  visibleField,
  visibleFilter,
  type Published,
} from '../collections/publishing.ts';
import { integer, reviewBy, select, text, textarea } from '../collections/fields.ts';

const statuses = { coming_soon: 'Coming soon', active: 'Active' };

const state = publishingOf<Published>({});

/** Property management systems and booking platforms. */
export const providers = defineCollection({
  kind: 'content',
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
    visible: visibleField,
    ...publishingFields,
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
  check: checkPublishing,
  translatable: {
    words: ['name', 'description', 'seo_title', 'seo_description'],
    draft: { visible: false },
  },
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
    { of: 'is_archived', label: 'State', cell: (row) => state.stateOf(row) },
    { of: 'code', label: 'Code' },
    { of: 'display_order', label: 'Order', sortable: true },
  ],
  alsoRead: ['visible', ...readForState],
  sort: { column: 'display_order', ascending: true },
  publicPath: ({ code }) => paths.integration(code),
  filter: visibleFilter,
  draft: { column: 'visible', value: false },
  ...state,
  // One that is coming soon is listed; its page is shown as if it were connected in the preview.
  isPublic: (row) => row.status === 'active' && state.isPublic(row),
});
