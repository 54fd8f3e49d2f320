import type { Metadata } from 'next';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { pageHead, type HeadWords } from '@/lib/seo/page-head';
import { everyLanguage, pageMetadata, type FeedName } from '@/lib/seo/page-metadata';

/** The `generateMetadata` of a static page that is for search, from its words. */
export function metadataOf(of: (words: Words) => HeadWords, { feed }: { feed?: FeedName } = {}) {
  return async (): Promise<Metadata> => {
    const { path, title, description } = pageHead(of(await words()));
    const language = await currentLanguage();
    const alternates = everyLanguage(path);
    return pageMetadata({ title, description, path, language, alternates, feed });
  };
}
