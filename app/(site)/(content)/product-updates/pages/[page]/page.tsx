import type { Metadata } from 'next';
import { olderMetadata, readOlderPage } from '@/app/older-updates';
import { MissingPage } from '@/components/states/missing-page';
import { productUpdatesPage as copy } from '@/content/product-updates';
import { paths } from '@/lib/paths';
import { UpdatesPage } from '../../_components/updates-page';

type Props = { params: Promise<{ page: string }> };

export const generateStaticParams = () => [{ page: '2' }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return olderMetadata('all', copy, paths.productUpdates, (await params).page);
}

/** Served at /product-updates?page=N: see lib/address-rules.ts. */
export default async function OlderUpdatesPage({ params }: Props) {
  const older = await readOlderPage('all', paths.productUpdates, (await params).page);
  if (!older) return <MissingPage />;
  return <UpdatesPage {...older} />;
}
