import { asFound, type FoundWords } from '../collections/search-listing.ts';
import { paths } from '../paths.ts';
import { addressKey } from '../forms/address-key.ts';
import { clipText, DESCRIPTION_LENGTH } from '../text/format.ts';

type Article = {
  id: string;
  slug: string | null;
  title: string;
  excerpt: string | null;
} & Partial<FoundWords>;

/** The words of an article's page for search engines, for messengers, and for the preview of the admin area. */
export function articleHead({ id, slug, title, excerpt, ...found }: Article) {
  const description = clipText(excerpt ?? '', DESCRIPTION_LENGTH);
  return asFound({ title, description, path: paths.article(addressKey({ id, slug })) }, found);
}
