import { dashboard } from '@/content/dashboard';
import { Eyebrow } from '../eyebrow';
import { MobileView } from './mobile-view';
import { OverviewView } from './overview-view';
import { SimulatorView } from './simulator-view';
import { TrackingView } from './tracking-view';

/** The dashboard in four views: the overview on the screen of the desk, two sheets below it, and the phone beside them. */
export function DashboardSection() {
  return (
    <section
      data-theme="light"
      aria-labelledby="dashboard-title"
      className="@container overflow-x-clip pt-section"
    >
      <div className="mx-auto max-w-page px-gutter">
        <div data-reveal className="pb-14">
          <Eyebrow {...dashboard.eyebrow} />
          <h2 id="dashboard-title" className="max-w-[11em] text-h2">
            {dashboard.title}
          </h2>
          <p className="mt-6 max-w-[36rem]">{dashboard.lead}</p>
        </div>
        <div className="grid gap-x-12 gap-y-16 @5xl:grid-cols-12">
          <OverviewView />
          <TrackingView />
          <SimulatorView />
          <MobileView />
        </div>
      </div>
    </section>
  );
}
