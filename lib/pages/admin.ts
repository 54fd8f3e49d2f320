import { paths } from '../paths.ts';
import { dateInSwitzerland } from '../text/format.ts';
import { sanitiseStoredHtml } from '../html/sanitize.ts';
import { contentCollection, stateColumn } from '../collections/content.ts';
import { languageOf } from '../collections/collection.ts';
import { foundFields } from '../collections/search-listing.ts';
import { publishingFields } from '../collections/publishing.ts';
import { localPath } from '../languages/local-path.ts';
import { boolean, day, html, integer, reviewBy, slug, text } from '../collections/fields.ts';

/** Information pages, and the features document of the documentation (slug features). */
export const pages = contentCollection({
  name: 'pages',
  table: 'website_content',
  labels: {
    one: 'page',
    many: 'Information pages',
    lead: 'Pages under /info. The page “features” is also the first page of the documentation.',
  },
  title: ({ page_title }) => page_title,
  fields: {
    page_title: text({ label: 'Title', max: 200 }),
    nav_title: text({
      label: 'Short title',
      max: 60,
      hint: 'For links to this page.',
      isAside: true,
    }),
    slug: slug({
      label: 'Address',
      hint: 'What comes after /info/ in the address of the page.',
    }),
    content: html({ label: 'Text', max: 100_000, sanitise: sanitiseStoredHtml }),
    ...foundFields,
    last_updated: day({
      label: 'Last updated',
      asTime: true,
      initial: dateInSwitzerland,
      hint: 'The date that readers see.',
    }),
    visible: boolean({ label: 'Visible to visitors' }),
    ...publishingFields,
    in_footer: boolean({ label: 'Linked from the footer, if visible' }),
    order_index: integer({ label: 'Order', hint: 'Lower numbers come first.', initial: '0' }),
    review_by: reviewBy(),
  },
  translatable: [
    'page_title',
    'nav_title',
    'slug',
    'content',
    'seo_title',
    'seo_description',
    'last_updated',
  ],
  columns: [
    { of: 'page_title', label: 'Title', sortable: true },
    stateColumn,
    {
      of: 'slug',
      label: 'Address',
      cell: (row) => localPath(languageOf(row), paths.info(row.slug)),
    },
    { of: 'in_footer', label: 'Footer', cell: ({ in_footer }) => (in_footer ? 'Yes' : 'No') },
    { of: 'order_index', label: 'Order', sortable: true },
  ],
  sort: { column: 'order_index', ascending: true },
  publicPath: ({ slug }) => paths.info(slug),
});
