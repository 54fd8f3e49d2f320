import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { listProductUpdates } from '@/lib/data/product-updates';
import { unlessAwayAtBuild } from '@/lib/data/while-building';
import { pageAddress, parsePage, type UpdateList } from '@/lib/product-updates';
import { pageMetadata } from '@/lib/seo/page-metadata';

/**
 * Reads a numbered page of updates. Page 1 leads to the address without a number; what is no page, and a page beyond
 * the end, is answered with status 404. The result is undefined when the backend is away during a build.
 */
export async function readOlderPage(list: UpdateList, path: string, text: string) {
  const page = parsePage(text);
  if (!page) notFound();
  if (page === 1) permanentRedirect(path);
  const result = await unlessAwayAtBuild(() => listProductUpdates(list, page));
  if (result?.updates.length === 0) notFound();
  return { page, result };
}

/** The head of a numbered page: its own title, description and canonical address. */
export function olderMetadata(
  copy: { metaTitle: string; olderDescription: string },
  path: string,
  text: string,
): Metadata {
  const page = parsePage(text) ?? 1;
  return pageMetadata({
    title: `${copy.metaTitle}, page ${page}`,
    description: `${copy.olderDescription}. Page ${page}.`,
    path: pageAddress(path, page),
    feed: 'updates',
  });
}
