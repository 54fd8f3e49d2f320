import { asFound, type FoundWords } from '../collections/search-listing.ts';
import { paths } from '../paths.ts';
import { clipText, DESCRIPTION_LENGTH } from '../text/format.ts';

type Article = { id: string; title: string; excerpt: string | null } & Partial<FoundWords>;

/** What the page of an article says of it, to search engines, to messengers, and in the preview of the admin area. */
export function articleHead({ id, title, excerpt, ...found }: Article) {
  const description = clipText(excerpt ?? '', DESCRIPTION_LENGTH);
  return asFound({ title, description, path: paths.article(id) }, found);
}
