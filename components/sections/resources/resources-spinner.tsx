import { Spinner } from '@/components/ui/spinner';
import { resources as copy } from '@/content/resources';

/** What stands in the place of the articles while they are slow to come. */
export function ResourcesSpinner() {
  return <Spinner label={copy.loading} className="py-24 text-lead" />;
}
