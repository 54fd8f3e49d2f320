import { Spinner } from '@/components/ui/spinner';
import { info } from '@/content/info';

export function Skeleton() {
  return <Spinner label={info.loading} />;
}
