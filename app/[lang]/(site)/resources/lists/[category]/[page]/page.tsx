import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { localPath } from '@/lib/languages/local-path';
import { fillIn } from '@/lib/text/fill-in';
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
  const { resources: copy } = (await words()).resources;
  const list = parseResourceList(await params);
  if (!list) return missingPageMetadata(copy.missingTitle);
  const read = await skipDuringBuildOutage(() => readList(list)).catch(() => undefined);
  if (read?.posts.length === 0) return missingPageMetadata(copy.missingTitle);
  const category = read?.categories.find((name) => categorySlug(name) === list.slug);
  const { label } = copy.eyebrow;
  const title = category ? fillIn(copy.listTitle, { label, category }) : label;
  return pageMetadata({
    title: list.page > 1 ? fillIn(copy.olderTitle, { title, page: list.page }) : title,
    description: clipText(
      [
        list.page > 1 && fillIn(copy.olderText, { page: list.page }),
        category && `${category}.`,
        copy.description,
      ]
        .filter(Boolean)
        .join(' '),
      DESCRIPTION_LENGTH,
    ),
    path: resourceListAddress(list),
    feed: 'resources',
    language: await currentLanguage(),
  });
}

export default async function ResourceListPage({ params }: Props) {
  const list = parseResourceList(await params);
  if (!list) return <ResourcesNotFound />;
  if (!list.isCanonical)
    permanentRedirect(localPath(await currentLanguage(), resourceListAddress(list)));
  return <ResourcesList slug={list.slug} page={list.page} />;
}
