import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import type { ComponentType } from 'react';
import { MissingPage } from '@/components/states/missing-page';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { localPath } from '@/lib/languages/local-path';
import { listProductUpdates } from '@/lib/updates/product-updates';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { pageAddress, parsePage, type UpdateList } from '@/lib/updates/lists';
import { fillIn } from '@/lib/text/fill-in';
import { missingPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';

/** One page of a list of updates. */
export interface UpdatesPageProps {
  list: UpdateList;
  page: number;
  /** Undefined when the backend is away during a build. */
  result: Awaited<ReturnType<typeof listProductUpdates>> | undefined;
}

/** Reads a page of a list. */
export async function readUpdates(list: UpdateList, page: number): Promise<UpdatesPageProps> {
  const language = await currentLanguage();
  const result = await skipDuringBuildOutage(() => listProductUpdates(list, page, language));
  return { list, page, result };
}

type Props = { params: Promise<{ page: string }> };

/**
 * The exports of the route of a list's numbered pages, served at the list's own address with ?page=N: see
 * lib/server/address-rules.ts. Page 1 leads to the address without a number.
 */
export function olderPages(list: UpdateList, UpdatesPage: ComponentType<UpdatesPageProps>) {
  /** The page, with a title, description and canonical address of its own. */
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const older = await readOlder(list, parsePage((await params).page));
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

  async function OlderPage({ params }: Props) {
    const page = parsePage((await params).page);
    if (page === 1) {
      const { updatePages } = (await words()).productUpdates;
      permanentRedirect(localPath(await currentLanguage(), updatePages[list].path));
    }
    const older = await readOlder(list, page);
    return older ? <UpdatesPage {...older} /> : <MissingPage />;
  }

  return { generateStaticParams: () => [{ page: '2' }], generateMetadata, OlderPage };
}

/** The page, or null for what is no page and for one beyond the end. */
async function readOlder(list: UpdateList, page: number | null) {
  if (!page) return null;
  const older = await readUpdates(list, page);
  return older.result?.updates.length === 0 ? null : older;
}
