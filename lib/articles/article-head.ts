import { paths } from '../paths.ts';
import { clipText, DESCRIPTION_LENGTH } from '../text/format.ts';

type Article = { id: string; title: string; excerpt: string | null };

/** What the page of an article says of it, to search engines, to messengers, and in the preview of the admin area. */
export function articleHead({ id, title, excerpt }: Article) {
  return {
    title,
    description: clipText(excerpt ?? '', DESCRIPTION_LENGTH),
    path: paths.article(id),
  };
}
