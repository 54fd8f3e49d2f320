import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { resources as copy } from '@/content/en/resources';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { missingPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { parseResourceList, resourceListAddress, categorySlug } from '@/lib/articles/lists';
import { clipText, DESCRIPTION_LENGTH } from '@/lib/text/format';
import { readList, ResourcesList, ResourcesNotFound } from '../../../_components/resources-list';

type Props = PageProps<'/[lang]/resources/lists/[category]/[page]'>;

/** The build needs at least one page; every list is rendered with its first request. */
export function generateStaticParams() {
  return [{ category: '-', page: 'start' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = parseResourceList(await params);
  if (!list) return missingPageMetadata(copy.missingTitle);
  const read = await skipDuringBuildOutage(() => readList(list)).catch(() => undefined);
  if (read?.posts.length === 0) return missingPageMetadata(copy.missingTitle);
  const category = read?.categories.find((name) => categorySlug(name) === list.slug);
  const title = category ? `Resources: ${category}` : 'Resources';
  return pageMetadata({
    title: list.page > 1 ? `${title}, page ${list.page}` : title,
    description: clipText(
      [list.page > 1 && `Page ${list.page}.`, category && `${category}.`, copy.description]
        .filter(Boolean)
        .join(' '),
      DESCRIPTION_LENGTH,
    ),
    path: resourceListAddress(list),
    feed: 'resources',
  });
}

export default async function ResourceListPage({ params }: Props) {
  const list = parseResourceList(await params);
  if (!list) return <ResourcesNotFound />;
  if (!list.isCanonical) permanentRedirect(resourceListAddress(list));
  return <ResourcesList slug={list.slug} page={list.page} />;
}
