import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { updatePages } from '@/content/en/product-updates';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { pageAddress, parsePage, type UpdateList } from '@/lib/updates/lists';
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
  if (page === 1) permanentRedirect(updatePages[list].path);
  return readPage(list, page);
}

/** The head of a numbered page: its own title, description and canonical address. */
export async function olderMetadata(list: UpdateList, params: Params): Promise<Metadata> {
  const older = await readPage(list, parsePage((await params).page));
  if (!older) return missingPageMetadata();
  const { page } = older;
  const { metaTitle, olderDescription, path } = updatePages[list];
  return pageMetadata({
    title: `${metaTitle}, page ${page}`,
    description: `${olderDescription}. Page ${page}.`,
    path: pageAddress(path, page),
    feed: 'updates',
  });
}

async function readPage(list: UpdateList, page: number | null) {
  if (!page) return null;
  const result = await skipDuringBuildOutage(() => listProductUpdates(list, page));
  return result?.updates.length === 0 ? null : { page, result };
}
