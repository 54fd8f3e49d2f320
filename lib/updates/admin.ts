import { paths } from '../paths.ts';
import { formatDay } from '../text/format.ts';
import { defineCollection } from '../collections/collection.ts';
import {
  image,
  imageAlt,
  isSample,
  refuseWithoutAlt,
  select,
  text,
  textarea,
} from '../collections/fields.ts';

const types = { minor: 'Minor', major: 'Major' };

/** What changed in the product. */
export const productUpdates = defineCollection({
  kind: 'content',
  name: 'updates',
  table: 'product_updates',
  labels: {
    one: 'product update',
    many: 'Product updates',
    lead: 'Public as soon as they are created. Major ones are in the updates of the documentation, minor ones in its change log.',
  },
  title: ({ title }) => title,
  fields: {
    title: text({ label: 'Title', max: 200 }),
    body: textarea({
      label: 'Text',
      max: 20_000,
      hint: 'Every new line becomes a paragraph of its own.',
    }),
    type: select({ label: 'Type', options: types, initial: 'minor' }),
    image_url: image({ label: 'Picture' }),
    image_alt: imageAlt(),
    is_sample: isSample(),
  },
  check: ({ image_url, image_alt }) => ({
    image_alt: refuseWithoutAlt(image_url, image_alt),
  }),
  columns: [
    { of: 'title', label: 'Title', sortable: true },
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
      cell: ({ created_at }) => formatDay(created_at),
    },
  ],
  sort: { column: 'created_at', ascending: false },
  publicPath: ({ id }) => paths.productUpdate(id),
  isPublic: ({ created_at }) => new Date(created_at) <= new Date(),
});
