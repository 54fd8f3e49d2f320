import { ResourcesLayout } from '@/components/sections/resources/resources-layout';
import { ErrorState } from '@/components/states/error-state';
import { ReloadLink } from '@/components/states/reload-link';
import { resources as copy } from '@/content/resources';
import { paths } from '@/lib/paths';

/** The articles could not be read while the page was made. */
export function ResourcesFailure() {
  return (
    <ResourcesLayout>
      <ErrorState message={copy.failed} retry={<ReloadLink href={paths.resources} />} />
    </ResourcesLayout>
  );
}
