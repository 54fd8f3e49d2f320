import { paths } from '../paths.ts';
import { dateInSwitzerland, startOfDay } from '../text/format.ts';
import { sanitiseStoredHtml } from '../html/sanitize.ts';
import { addressKey } from '../forms/address-key.ts';
import { dayColumn } from '../collections/collection.ts';
import { contentCollection, stateColumn } from '../collections/content.ts';
import { foundFields, readableAddress } from '../collections/search-listing.ts';
import {
  cover,
  day,
  html,
  readingTime,
  reviewBy,
  select,
  text,
  textarea,
} from '../collections/fields.ts';
import { publishingFields } from '../collections/publishing.ts';

const ENDED = 'The article would be over before this day: “Public until” comes first';

/** A translation has the day of its original, and no field for it. */
function refuseEnded({ date, public_until: until }: Record<string, unknown>): string | undefined {
  if (typeof date !== 'string' || typeof until !== 'string') return undefined;
  return new Date(startOfDay(date)) >= new Date(until) ? ENDED : undefined;
}

/** Articles of /resources. */
export const articles = contentCollection({
  name: 'articles',
  table: 'blog_posts',
  labels: {
    one: 'article',
    many: 'Articles',
    lead: 'What Resources shows. An article is public once it is published and its moment has come.',
  },
  title: ({ title }) => title,
  fields: {
    ...cover({ hint: 'Wide, at least 1600 pixels.' }),
    title: text({ label: 'Title', max: 200 }),
    excerpt: textarea({
      label: 'Excerpt',
      max: 500,
      blank: '',
      hint: 'Two or three sentences for the list and for search engines.',
    }),
    content: html({ label: 'Text', max: 100_000, sanitise: sanitiseStoredHtml }),
    ...foundFields,
    status: select({
      label: 'Status',
      options: { draft: 'Draft', published: 'Published' },
      initial: 'draft',
    }),
    ...publishingFields,
    date: day({
      label: 'Date',
      initial: dateInSwitzerland,
      hint: 'What readers see. Empty: the day on which it appears. A later day than that becomes that day.',
    }),
    slug: readableAddress(paths.resources),
    category: text({ label: 'Category', max: 80, blank: null, isAside: true }),
    author: text({ label: 'Author', max: 120, blank: null, isAside: true }),
    read_time: readingTime({
      label: 'Reading time',
      of: 'content',
      hint: 'Computed from the text where nothing is written here.',
    }),
    review_by: reviewBy(),
  },
  check: (values) => {
    const { status, excerpt, content } = values;
    // The list of articles would not show a published article without these. The reading time follows from the text.
    const forReaders = (value: unknown, what: string) =>
      status === 'published' && !value ? `A published article needs ${what}` : undefined;
    return {
      date: refuseEnded(values),
      excerpt: forReaders(excerpt, 'an excerpt'),
      content: forReaders(content, 'a text'),
    };
  },
  refusals: { '23A01': { date: ENDED } },
  translatable: [
    'title',
    'excerpt',
    'content',
    'slug',
    'seo_title',
    'seo_description',
    'category',
    'read_time',
    'image_alt',
  ],
  columns: [
    { of: 'title', label: 'Title', sortable: true },
    stateColumn,
    { ...dayColumn('date', 'Date'), sortable: true },
    { of: 'category', label: 'Category' },
  ],
  sort: { column: 'date', ascending: false },
  publicPath: (row) => paths.article(addressKey(row)),
  publishing: { flag: 'status', on: 'published', off: 'draft', day: 'date' },
});
