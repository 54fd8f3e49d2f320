import { Spinner } from '@/components/ui/spinner';
import { docs } from '@/content/docs';

export function Skeleton() {
  return <Spinner label={docs.support.loading} />;
}
