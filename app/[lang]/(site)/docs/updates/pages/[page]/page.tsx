import { olderMetadata, readOlderPage } from '@/app/[lang]/(site)/_updates/older-updates';
import { MissingPage } from '@/components/states/missing-page';
import { UpdatesSection } from '../../../_components/updates-section';

type Props = { params: Promise<{ page: string }> };

export const generateStaticParams = () => [{ page: '2' }];

export const generateMetadata = ({ params }: Props) => olderMetadata('major', params);

/** Served at the section's own address with ?page=N: see lib/server/address-rules.ts. */
export default async function OlderUpdatesPage({ params }: Props) {
  const older = await readOlderPage('major', params);
  return older ? <UpdatesSection {...older} list="major" /> : <MissingPage />;
}
