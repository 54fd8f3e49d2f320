import 'server-only';
import { wordsIn } from '@/content/words';
import { isWrittenIn, listedProviders } from '@/lib/providers/listed-providers';
import { listBlogCategories, listBlogPosts, POSTS_PER_PAGE } from '@/lib/articles/articles';
import { listPmsProviders } from '@/lib/providers/pms-providers';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { listSitemapEntries } from '@/lib/seo/sitemap-entries';
import { listInfoPages } from '@/lib/pages/website-content';
import { languages, type Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { paths } from '@/lib/paths';
import { countPages, pageAddress, updateLists } from '@/lib/updates/lists';
import type { SitemapEntry } from '@/lib/seo/sitemap-field';
import { resourceListAddress, categorySlug } from '@/lib/articles/lists';

/** Every stored address: articles, open positions, information, systems, and the pages of lists. */
export async function listStoredAddresses(): Promise<SitemapEntry[]> {
  const lists = languages.map(async (language) => {
    const own = await Promise.all([listResourcePages(language), listUpdatePages(language)]);
    return own.flat().map((entry) => ({ ...entry, path: localPath(language, entry.path) }));
  });
  const rows = [listSitemapEntries('articles'), listSitemapEntries('jobs')];
  return (await Promise.all([...rows, listInformation(), listProviders(), ...lists])).flat();
}

/** The information pages in each language that they are in, with the date that a reader sees on them. */
async function listInformation(): Promise<SitemapEntry[]> {
  const lists = languages.map(async (language) => {
    const written = (await listInfoPages(language)).filter((page) => page.language === language);
    return written.map(({ slug, original_id, last_updated }) => ({
      language,
      family: original_id,
      path: paths.info(slug),
      changed: last_updated,
    }));
  });
  return withAlternates((await Promise.all(lists)).flat());
}

/** The systems that are connected, in each language that they are described in; those to come are not for search. */
async function listProviders(): Promise<SitemapEntry[]> {
  const lists = languages.map(async (language) => {
    const { builtInProviders } = wordsIn(language).integrations;
    return listedProviders(await listPmsProviders(language), builtInProviders)
      .filter((provider) => provider.status === 'active' && isWrittenIn(language, provider))
      .map(({ code }) => ({ language, family: code, path: paths.integration(code) }));
  });
  return withAlternates((await Promise.all(lists)).flat());
}

type Page = { language: Language; family: string; path: string; changed?: string };

/** Pages with their addresses in the other languages: those of one family. */
function withAlternates(pages: Page[]): SitemapEntry[] {
  const families = Map.groupBy(pages, ({ family }) => family);
  return pages.map(({ language, family, path, ...dates }) => ({
    ...dates,
    path: localPath(language, path),
    alternates: Object.fromEntries(families.get(family)!.map((page) => [page.language, page.path])),
  }));
}

/** The further pages of the articles, and the first of each category. Pages of a list have no date of their own. */
async function listResourcePages(language: Language): Promise<SitemapEntry[]> {
  const [categories, { total }] = await Promise.all([
    listBlogCategories(language),
    listBlogPosts({ categories: null, page: 1 }, language),
  ]);
  const slugs = [...new Set(categories.map(categorySlug))];
  return [
    ...furtherPages(Math.ceil(total / POSTS_PER_PAGE)).map((page) => ({ slug: null, page })),
    ...slugs.map((slug) => ({ slug, page: 1 })),
  ].map((list) => ({ path: resourceListAddress(list) }));
}

async function listUpdatePages(language: Language): Promise<SitemapEntry[]> {
  const { updatePages } = wordsIn(language).productUpdates;
  const entries = updateLists.map(async (list) => {
    const { path } = updatePages[list];
    const { total } = await listProductUpdates(list, 1, language);
    return furtherPages(countPages(total)).map((page) => ({ path: pageAddress(path, page) }));
  });
  return (await Promise.all(entries)).flat();
}

/** 2, 3, 4 ...: the first page is a static address. */
function furtherPages(count: number): number[] {
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
}
