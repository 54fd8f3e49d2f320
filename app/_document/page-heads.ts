import { wordsIn } from '@/content/words';
import type { Language } from '@/lib/languages/languages';
import { searchedPaths } from '@/lib/routes';
import { pageHead, type HeadWords, type PageHead } from '@/lib/seo/page-head';

/** The heads of the static pages that are for search, in the order of the sitemap. */
export function pageHeads(language: Language): PageHead[] {
  const found = headsAmong(wordsIn(language));
  return searchedPaths.map((path) => {
    const words = found.find((each) => each.path === path);
    if (!words)
      throw new Error(`${path} is in searchedPages, but no words in content/en have this path`);
    return pageHead(words);
  });
}

/** The words of pages in a part of all words. `metadataOf` asks the compiler whether they are complete. */
function headsAmong(part: unknown): HeadWords[] {
  if (typeof part !== 'object' || part === null) return [];
  return 'cardTag' in part ? [part as HeadWords] : Object.values(part).flatMap(headsAmong);
}
