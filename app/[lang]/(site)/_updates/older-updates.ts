import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { localPath } from '@/lib/languages/local-path';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { pageAddress, parsePage, type UpdateList } from '@/lib/updates/lists';
import { fillIn } from '@/lib/text/fill-in';
import { missingPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';

type Params = Promise<{ page: string }>;

/**
 * Reads a numbered page of updates. Page 1 leads to the address without a number. The result is undefined when the
 * backend is away during a build.
 *
 * @returns null for what is no page, and for a page beyond the end
 */
export async function readOlderPage(list: UpdateList, params: Params) {
  const page = parsePage((await params).page);
  if (page === 1) {
    const { updatePages } = (await words()).productUpdates;
    permanentRedirect(localPath(await currentLanguage(), updatePages[list].path));
  }
  return readPage(list, page);
}

/** The head of a numbered page: its own title, description and canonical address. */
export async function olderMetadata(list: UpdateList, params: Params): Promise<Metadata> {
  const older = await readPage(list, parsePage((await params).page));
  if (!older) return missingPageMetadata();
  const { page } = older;
  const { updatePages, updatesList } = (await words()).productUpdates;
  const { pageTitle, olderDescription, path } = updatePages[list];
  return pageMetadata({
    title: fillIn(updatesList.olderTitle, { title: pageTitle, page }),
    description: fillIn(updatesList.olderText, { text: olderDescription, page }),
    path: pageAddress(path, page),
    feed: 'updates',
    language: await currentLanguage(),
  });
}

async function readPage(list: UpdateList, page: number | null) {
  if (!page) return null;
  const language = await currentLanguage();
  const result = await skipDuringBuildOutage(() => listProductUpdates(list, page, language));
  return result?.updates.length === 0 ? null : { page, result };
}
