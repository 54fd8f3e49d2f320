import { Suspense, type ReactNode } from 'react';
import bell from '@/components/illustrations/bell.svg';
import { Drawing } from '@/components/illustrations/drawing';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { adminCopy } from '@/content/admin';
import { deskPaths } from '@/lib/desk-paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AdminHeading } from './_components/heading';
import { Handover } from './_dashboard/handover';
import { readable } from './_dashboard/part';
import { Due, Inbox, LastChanges } from './_dashboard/today';

const { dashboard: copy } = adminCopy;

export const metadata = pageMetadata({
  title: 'Dashboard',
  description: 'The administrators’ desk: what can be changed here is public with the next visit.',
  path: deskPaths.home,
  hidden: true,
});

/** Today: what waits, what is due and what was done; beside it, what is left to set up. */
export default function AdminDashboardPage() {
  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead}>
        <Drawing file={bell} className="w-24 max-md:hidden" />
      </AdminHeading>
      <div className="grid gap-x-14 gap-y-11 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-11">
          <Section of={Inbox} meanwhile={<Unwritten />} />
          <Section of={Due} />
          <Section of={LastChanges} meanwhile={<Unwritten label={copy.loadingChanges} />} />
        </div>
        <Section of={Handover} />
      </div>
    </>
  );
}

/** A part of the page, which comes when it is read. */
function Section({ of, meanwhile }: { of: () => Promise<ReactNode>; meanwhile?: ReactNode }) {
  return (
    <Suspense fallback={meanwhile}>
      <Read of={of} />
    </Suspense>
  );
}

function Read({ of }: { of: () => Promise<ReactNode> }) {
  return readable(of);
}

/** A list while it is read. */
function Unwritten({ label }: { label?: string }) {
  return (
    <div>
      {label ? <Spinner label={label} className="text-muted-foreground" /> : null}
      <Skeleton className="mt-5 h-56 w-full" />
    </div>
  );
}
