import type { Metadata } from 'next';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import type { PageHead } from '@/lib/seo/page-head';
import { everyLanguage, pageMetadata, type FeedName } from '@/lib/seo/page-metadata';

/** The `generateMetadata` of a static page that is for search, from its head. */
export function metadataOf({ path, textsIn }: PageHead, { feed }: { feed?: FeedName } = {}) {
  return async (): Promise<Metadata> => {
    const { title, description } = textsIn(await words());
    const language = await currentLanguage();
    const alternates = everyLanguage(path);
    return pageMetadata({ title, description, path, language, alternates, feed });
  };
}
