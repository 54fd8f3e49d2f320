import { ErrorState } from '@/components/states/error-state';
import { ReloadLink } from '@/components/states/reload-link';
import { adminCopy } from '@/content/admin';

/** The session could not be checked: nobody is sent away, nothing is shown. */
export function AdminUnavailable() {
  return (
    <main id="main" className="mx-auto max-w-measure px-gutter py-16">
      {/* An empty address is that of the page itself. */}
      <ErrorState message={adminCopy.unavailable} retry={<ReloadLink href="" />} />
    </main>
  );
}
