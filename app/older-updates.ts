import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { listProductUpdates } from '@/lib/data/product-updates';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { pageAddress, parsePage, type UpdateList } from '@/lib/product-updates';
import { missingPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';

/**
 * Reads a numbered page of updates. Page 1 leads to the address without a number. The result is undefined when the
 * backend is away during a build.
 *
 * @returns null for what is no page, and for a page beyond the end
 */
export async function readOlderPage(list: UpdateList, path: string, text: string) {
  const page = parsePage(text);
  if (page === 1) permanentRedirect(path);
  return readPage(list, page);
}

/** The head of a numbered page: its own title, description and canonical address. */
export async function olderMetadata(
  list: UpdateList,
  copy: { metaTitle: string; olderDescription: string },
  path: string,
  text: string,
): Promise<Metadata> {
  const older = await readPage(list, parsePage(text));
  if (!older) return missingPageMetadata();
  const { page } = older;
  return pageMetadata({
    title: `${copy.metaTitle}, page ${page}`,
    description: `${copy.olderDescription}. Page ${page}.`,
    path: pageAddress(path, page),
    feed: 'updates',
  });
}

async function readPage(list: UpdateList, page: number | null) {
  if (!page) return null;
  const result = await skipDuringBuildOutage(() => listProductUpdates(list, page));
  return result?.updates.length === 0 ? null : { page, result };
}
