import { Spinner } from '@/components/ui/spinner';
import { info } from '@/content/en/info';

export function Skeleton() {
  return <Spinner label={info.loading} />;
}
