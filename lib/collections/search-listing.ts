import { uuidOf } from '../forms/fields.ts';
import { slug, text, textarea, type Field } from './fields.ts';
import { mayBeMissing } from './publishing.ts';

/** Characters of a title and of a description that a search result shows, about; more is cut off, and never refused. */
export const SHOWN_TITLE = 60;
export const SHOWN_DESCRIPTION = 155;

/** The words for search engines and messengers in place of those of a row; null where its own are right. */
export interface FoundWords {
  seo_title: string | null;
  seo_description: string | null;
}

/** The two fields of every collection with pages that are found. */
export const foundFields: Readonly<Record<keyof FoundWords, Field>> = {
  seo_title: mayBeMissing(
    text({
      label: 'Title for search engines',
      max: 200,
      blank: null,
      isAside: false,
      hint: 'Empty: the title above. The name of the site follows it.',
    }),
  ),
  seo_description: mayBeMissing(
    textarea({
      label: 'Description for search engines',
      max: 500,
      blank: null,
      isAside: false,
      hint: 'One or two sentences that no other page has. Empty: the beginning of what readers see.',
    }),
  ),
};

/**
 * The address of what has its id there until it is given one that people can read.
 *
 * @param list in whose folder the pages are
 */
export function readableAddress(list: string): Field {
  const field = slug({
    label: 'Readable address',
    blank: null,
    hint: `What comes after ${list}/ in the address of the page. Empty: a number. The number leads here in any case.`,
  });
  // An address that looks like an id is one, and the pages of the list are below `lists`.
  const schema = field.schema.refine(
    (written) => written !== 'lists' && uuidOf(String(written)) === null,
    'This address is not free. Choose another one',
  );
  return mayBeMissing({ ...field, schema });
}

/** The head of a page with the words that its row has for search engines, where it has any. */
export function asFound<Head extends { title: string; description: string }>(
  head: Head,
  { seo_title, seo_description }: Partial<FoundWords>,
): Head {
  return {
    ...head,
    title: seo_title || head.title,
    description: seo_description || head.description,
  };
}
