import type { Metadata } from 'next';
import { olderMetadata, readOlderPage } from '@/app/older-updates';
import { MissingPage } from '@/components/states/missing-page';
import { docsUpdates as copy } from '@/content/product-updates';
import { paths } from '@/lib/paths';
import { UpdatesSection } from '../../../_components/updates-section';

type Props = { params: Promise<{ page: string }> };

export const generateStaticParams = () => [{ page: '2' }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return olderMetadata('major', copy, paths.docsUpdates, (await params).page);
}

/** Served at the section's own address with ?page=N: see lib/address-rules.ts. */
export default async function OlderUpdatesPage({ params }: Props) {
  const older = await readOlderPage('major', paths.docsUpdates, (await params).page);
  if (!older) return <MissingPage />;
  return <UpdatesSection {...older} list="major" />;
}
