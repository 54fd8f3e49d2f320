import { Spinner } from '@/components/ui/spinner';
import { resources } from '@/content/en/resources';

export function Skeleton() {
  return <Spinner label={resources.loading} className="py-24 text-lead" />;
}
