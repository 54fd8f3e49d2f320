import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PreviewBar } from '@/components/layout/preview-bar';
import { MissingPage } from '@/components/states/missing-page';
import { readPreview } from '@/lib/auth/read-preview';
import { findPageOfUpdate, previewProductUpdate } from '@/lib/updates/product-updates';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { currentLanguage } from '@/lib/languages/current-language';
import { localPath } from '@/lib/languages/local-path';
import { paths } from '@/lib/paths';
import { leadOn } from '@/lib/redirects/redirects';
import { anchorOfUpdate, pageAddress } from '@/lib/updates/lists';
import { uuidSchema } from '@/lib/forms/fields';
import { missingPageMetadata } from '@/lib/seo/page-metadata';
import { UpdatesPage } from '../_components/updates-page';

type Props = { params: Promise<{ id: string }> };

// One that does not exist: the list of parameters may not be empty.
export const generateStaticParams = () => [{ id: '00000000-0000-4000-8000-000000000000' }];

/** It is seen where there is no such update, and in the preview of one that is dated in the future. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const update = await readScheduled((await params).id);
  return missingPageMetadata(update?.title);
}

/** The permanent address of an update. It redirects to the page of the list that shows the update now. */
export default async function ProductUpdatePage({ params }: Props) {
  const { id: written } = await params;
  const id = uuidSchema.safeParse(written);
  if (!id.success) return missing(written);
  const language = await currentLanguage();
  const page = await skipDuringBuildOutage(() => findPageOfUpdate(id.data, language));
  const list = localPath(language, paths.productUpdates);
  if (page) redirect(`${pageAddress(list, page)}#${anchorOfUpdate(id.data)}`);
  const update = await readScheduled(id.data);
  if (!update) return missing(written);
  return (
    <>
      <PreviewBar collection="updates" id={update.id} />
      <UpdatesPage result={{ updates: [update], total: 1 }} page={1} />
    </>
  );
}

async function missing(id: string) {
  await leadOn(localPath(await currentLanguage(), paths.productUpdate(id)));
  return <MissingPage />;
}

/** Reads an update of any date in a preview; otherwise null. */
function readScheduled(written: string) {
  const id = uuidSchema.safeParse(written);
  return id.success ? readPreview((client) => previewProductUpdate(client, id.data)) : null;
}
