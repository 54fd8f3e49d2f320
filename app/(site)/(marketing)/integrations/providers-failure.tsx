import { ErrorState } from '@/components/states/error-state';
import { ReloadLink } from '@/components/states/reload-link';
import { integrationsPage as copy } from '@/content/integrations';
import { paths } from '@/lib/paths';

/** Says that the systems could not be read. The page shows the built-in list below it. */
export function ProvidersFailure() {
  return (
    <div className="mb-10">
      <ErrorState message={copy.failed} retry={<ReloadLink href={paths.integrations} />} />
    </div>
  );
}
