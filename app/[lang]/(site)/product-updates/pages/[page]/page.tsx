import { olderMetadata, readOlderPage } from '@/app/[lang]/(site)/_updates/older-updates';
import { MissingPage } from '@/components/states/missing-page';
import { UpdatesPage } from '../../_components/updates-page';

type Props = { params: Promise<{ page: string }> };

export const generateStaticParams = () => [{ page: '2' }];

export const generateMetadata = ({ params }: Props) => olderMetadata('all', params);

/** Served at /product-updates?page=N: see lib/server/address-rules.ts. */
export default async function OlderUpdatesPage({ params }: Props) {
  const older = await readOlderPage('all', params);
  return older ? <UpdatesPage {...older} /> : <MissingPage />;
}
