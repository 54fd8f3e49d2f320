import faqStyles from '@/components/sections/faq/faq.module.css';
import { UpdatesSkeleton } from '@/components/sections/updates/updates-skeleton';
import { Spinner } from '@/components/ui/spinner';
import { skeletons } from '@/content/states';
import { docs } from '@/content/docs';
import { info } from '@/content/info';
import { integrationsPage } from '@/content/integrations';
import { resources } from '@/content/resources';
import { paths } from '@/lib/paths';

/** The skeleton of the page at an address. Loaded when the first link is slow, so that no page carries it along. */
export default function SkeletonOf({ href }: { href: string }) {
  return <div className="mx-auto max-w-page">{skeletonOf(href)}</div>;
}

function skeletonOf(href: string) {
  if (href === paths.faq || href === paths.docsFaq) return <FaqSkeleton />;
  if (href === paths.docsSupport) return <Spinner label={docs.support.loading} />;
  if (href.startsWith(paths.infoIndex)) return <Spinner label={info.loading} />;
  if (href === paths.careers) return <JobListSkeleton />;
  if (href.startsWith(`${paths.careers}/`)) return <JobSkeleton />;
  if (UPDATES.includes(href)) return <UpdatesSkeleton />;
  if (href.startsWith(paths.resources))
    return <Spinner label={resources.loading} className="py-24 text-lead" />;
  if (href === paths.integrations) return <IntegrationsSkeleton />;
  return <PageSkeleton />;
}

const UPDATES: string[] = [paths.productUpdates, paths.docsUpdates, paths.docsChangeLog];

const FAQ_ROWS = [68, 82, 54, 74, 46];

/** Five rows where the questions will stand. */
function FaqSkeleton() {
  return (
    <div role="status" className={faqStyles.list}>
      <span className="sr-only">{skeletons.questions}</span>
      {FAQ_ROWS.map((width) => (
        <div key={width} aria-hidden="true" data-skeleton-row className={faqStyles.item}>
          <div className={faqStyles.summary} data-skeleton>
            <span className="h-5 w-4 bg-secondary" />
            <span className="h-6 bg-secondary" style={{ width: `${width}%` }} />
          </div>
        </div>
      ))}
    </div>
  );
}

function IntegrationsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{integrationsPage.loading}</span>
      <div className="grid gap-8 sm:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <div
            key={card}
            data-skeleton-card
            className="hanging-tag h-72 animate-breathe bg-secondary [--cut:2rem] [--hole-at:1.5rem]"
          />
        ))}
      </div>
    </div>
  );
}

function JobListSkeleton() {
  return (
    <div role="status" className="grid gap-6 md:grid-cols-2">
      <span className="sr-only">{skeletons.positions}</span>
      {[72, 58, 81, 64].map((width) => (
        <div
          key={width}
          aria-hidden="true"
          data-skeleton-card
          className="border border-t-[3px] border-t-foreground bg-card p-6"
        >
          <div className="mb-6 h-7 bg-secondary" style={{ width: `${width}%` }} />
          <JobLines />
        </div>
      ))}
    </div>
  );
}

function JobSkeleton() {
  return (
    <div role="status" className="max-w-measure">
      <span className="sr-only">{skeletons.position}</span>
      <div className="mb-10 h-14 bg-secondary" />
      <JobLines />
    </div>
  );
}

function JobLines() {
  return [96, 88, 64].map((width) => (
    <div key={width} className="mt-3 h-4 bg-secondary" style={{ width: `${width}%` }} />
  ));
}

function PageSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{skeletons.page}</span>
      <div className="h-14 max-w-measure bg-secondary" />
      <div className="mt-6 h-5 max-w-[30rem] bg-secondary" />
      <div className="mt-3 h-5 max-w-[26rem] bg-secondary" />
    </div>
  );
}
