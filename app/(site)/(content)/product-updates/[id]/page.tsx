import { redirect } from 'next/navigation';
import { MissingPage } from '@/components/states/missing-page';
import { findPageOfUpdate } from '@/lib/data/product-updates';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { anchorOfUpdate, pageAddress } from '@/lib/product-updates';
import { uuidSchema } from '@/lib/schemas/fields';
import { missingPageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ id: string }> };

// One that does not exist: the list of parameters may not be empty.
export const generateStaticParams = () => [{ id: '00000000-0000-4000-8000-000000000000' }];

// It is only ever seen where there is no such update.
export const metadata = missingPageMetadata();

/** The lasting address of an update: it leads to the page on which the update stands at present. */
export default async function ProductUpdatePage({ params }: Props) {
  const id = uuidSchema.safeParse((await params).id);
  if (!id.success) return <MissingPage />;
  const page = await skipDuringBuildOutage(() => findPageOfUpdate(id.data));
  if (!page) return <MissingPage />;
  redirect(`${pageAddress(paths.productUpdates, page)}#${anchorOfUpdate(id.data)}`);
}
