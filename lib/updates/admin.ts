import { paths } from '../paths.ts';
import { formatShortDay } from '../text/format.ts';
import { defineCollection } from '../collections/collection.ts';
import { cover, isSample, select, text, textarea } from '../collections/fields.ts';
import {
  checkPublishing,
  publishingFields,
  publishingOf,
  readForState,
  stateFilter,
  visibleField,
  type Published,
} from '../collections/publishing.ts';

const state = publishingOf<Published & { created_at: string }>({
  startsAt: ({ created_at }) => created_at,
});

const types = { minor: 'Minor', major: 'Major' };

export const productUpdates = defineCollection({
  kind: 'content',
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
    visible: visibleField,
    ...publishingFields,
    public_from: {
      ...publishingFields.public_from,
      hint: 'Zurich time. Empty: at once. It is the date that readers see.',
    },
    type: select({ label: 'Type', options: types, initial: 'minor' }),
    is_sample: isSample(),
  },
  check: checkPublishing,
  translatable: {
    words: ['title', 'body', 'image_alt'],
    draft: { visible: false },
  },
  columns: [
    { of: 'title', label: 'Title', sortable: true },
    { of: 'is_archived', label: 'State', cell: (row) => state.stateOf(row) },
    {
      of: 'type',
      label: 'Type',
      cell: ({ type }) => ({
        badge: type === 'major' ? types.major : types.minor,
        isQuiet: type !== 'major',
      }),
    },
    {
      of: 'created_at',
      label: 'Created',
      sortable: true,
      cell: ({ created_at }) => formatShortDay(created_at),
    },
  ],
  alsoRead: ['visible', ...readForState],
  sort: { column: 'created_at', ascending: false },
  publicPath: ({ id }) => paths.productUpdate(id),
  filter: stateFilter({
    on: 'visible.eq.true',
    off: 'visible.eq.false',
    startsAfter: (now) => `created_at.gt.${now}`,
  }),
  draft: { column: 'visible', value: false },
  ...state,
});
