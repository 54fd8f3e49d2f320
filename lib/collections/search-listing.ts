import { text, textarea, type Field } from './fields.ts';

/** Characters of a title and of a description that a search result shows, about; more is cut off, and never refused. */
export const SHOWN_TITLE = 60;
export const SHOWN_DESCRIPTION = 155;

/** What search engines and messengers are told of a row instead of its own words; null where those are right. */
export interface FoundWords {
  seo_title: string | null;
  seo_description: string | null;
}

/** The two fields of every collection with pages that are found. */
export const foundFields: Readonly<Record<keyof FoundWords, Field>> = {
  seo_title: mayBeAbsent(
    text({
      label: 'Title for search engines',
      max: 200,
      blank: null,
      isAside: false,
      hint: 'Empty: the title above. The name of the site follows it.',
    }),
  ),
  seo_description: mayBeAbsent(
    textarea({
      label: 'Description for search engines',
      max: 500,
      blank: null,
      isAside: false,
      hint: 'One or two sentences that no other page has. Empty: the beginning of what readers see.',
    }),
  ),
};

/** A form that was opened before there were these fields does not send them, and changes nothing in them. */
function mayBeAbsent(field: Field): Field {
  return { ...field, schema: field.schema.optional() };
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
