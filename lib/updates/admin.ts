import { paths } from '../paths.ts';
import { dayColumn } from '../collections/collection.ts';
import { contentCollection, stateColumn } from '../collections/content.ts';
import { cover, isSample, select, text, textarea } from '../collections/fields.ts';
import { visibleFields } from '../collections/publishing.ts';

const types = { minor: 'Minor', major: 'Major' };

export const productUpdates = contentCollection({
  name: 'updates',
  table: 'product_updates',
  labels: {
    one: 'product update',
    many: 'Product updates',
    lead: 'Major ones are in the updates of the documentation, minor ones in its change log.',
  },
  title: ({ title }) => title,
  fields: {
    ...cover(),
    title: text({ label: 'Title', max: 200 }),
    body: textarea({
      label: 'Text',
      max: 20_000,
      hint: 'Every new line becomes a paragraph of its own.',
    }),
    ...visibleFields,
    public_from: {
      ...visibleFields.public_from,
      hint: 'Zurich time. Empty: at once. It is the date that readers see.',
    },
    type: select({ label: 'Type', options: types, initial: 'minor' }),
    is_sample: isSample(),
  },
  translatable: ['title', 'body', 'image_alt'],
  columns: [
    { of: 'title', label: 'Title', sortable: true },
    stateColumn,
    {
      of: 'type',
      label: 'Type',
      cell: ({ type }) => ({
        badge: type === 'major' ? types.major : types.minor,
        isQuiet: type !== 'major',
      }),
    },
    { ...dayColumn('created_at', 'Created'), sortable: true },
  ],
  sort: { column: 'created_at', ascending: false },
  publicPath: ({ id }) => paths.productUpdate(id),
  publishing: { startsAt: 'created_at' },
});
