import { Spinner } from '@/components/ui/spinner';
import { docs } from '@/content/en/docs';

export function Skeleton() {
  return <Spinner label={docs.support.loading} />;
}
