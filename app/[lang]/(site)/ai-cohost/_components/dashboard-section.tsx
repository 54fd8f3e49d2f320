import { SectionHeading } from '@/components/sections/section-heading';
import { SampleStamp } from '@/components/sections/sample-stamp';
import { StatusTag } from '@/components/sections/status-tag';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { fillIn } from '@/lib/text/fill-in';
import { cn } from '@/lib/utils';

/** The dashboard in four views: the overview on top, below it tracking and simulator, and the phone beside them. */
export async function DashboardSection() {
  const { aiCohost, home } = await words();
  const { dashboard, overview, tracking, simulator, mobile } = aiCohost;
  return (
    <section
      data-theme="light"
      aria-labelledby="dashboard-title"
      className="@container overflow-x-clip pt-section"
    >
      <div className="mx-auto max-w-page px-gutter">
        <div data-reveal className="pb-14">
          <SectionHeading id="dashboard-title" {...dashboard} className="max-w-[11em]" />
          <p className="mt-6 max-w-measure">{dashboard.lead}</p>
        </div>
        <div className="grid gap-x-12 gap-y-16 @5xl:grid-cols-12">
          <OverviewView overview={overview} />
          <TrackingView tracking={tracking} home={home} />
          <SimulatorView simulator={simulator} />
          <MobileView mobile={mobile} home={home} />
        </div>
      </div>
    </section>
  );
}

type Copy = Words['aiCohost'];
type Overview = Copy['overview'];

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function isNight({ night }: Overview, hour: number): boolean {
  return hour >= night.from || hour < night.to;
}

function OverviewView({ overview }: { overview: Overview }) {
  const { hours, night } = overview;
  const atNight = sum(hours.filter((_, hour) => isNight(overview, hour)));
  return (
    <article className="grid gap-x-12 gap-y-8 @5xl:col-span-12 @5xl:grid-cols-[3fr_9fr]">
      <ViewHeading {...overview} />
      <div
        data-theme="dark"
        className="relative -mx-gutter @5xl:ml-0 @5xl:before:absolute @5xl:before:inset-y-0 @5xl:before:left-full @5xl:before:w-[50vw] @5xl:before:bg-background"
      >
        <div className="px-gutter py-8 @5xl:pl-10">
          <p className="flex flex-wrap items-center justify-between gap-3 border-b pb-3 font-semibold">
            {overview.heading}{' '}
            <SampleStamp className="border-muted-foreground text-muted-foreground" />
          </p>
          <div className="grid gap-x-12 gap-y-8 pt-7 @5xl:grid-cols-[5fr_4fr]">
            <div>
              <p className="leading-tight">
                <b className="font-display text-[clamp(3.5rem,9cqi,6rem)] leading-[0.85] font-semibold tracking-[-0.045em]">
                  {sum(hours)}
                </b>{' '}
                <span className="ml-2">{overview.messages},</span>{' '}
                <b className="font-semibold text-primary">
                  {atNight} {night.text}
                </b>
              </p>
              <HourChart overview={overview} />
            </div>
            <CommonQuestions overview={overview} />
          </div>
          <dl className="mt-8 grid gap-x-12 border-t @5xl:grid-cols-[5fr_4fr]">
            {overview.figures.map(({ value, label }) => (
              <div key={value} className="flex flex-col-reverse justify-end pt-4">
                <dt className="text-small text-muted-foreground">{label}</dt>
                <dd className="font-display text-[2rem] leading-tight font-semibold tracking-[-0.02em]">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </article>
  );
}

const UNIT = 20;
const HEIGHT = 110;

function HourChart({ overview }: { overview: Overview }) {
  const { hours } = overview;
  return (
    <>
      <svg
        viewBox={`0 0 ${24 * UNIT} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${overview.byHour}: ${hours.join(', ')}`}
        className="mt-7 block h-28 w-full border-b border-muted-foreground forced-color-adjust-none"
      >
        {hours.map((count, hour) => (
          <rect
            key={hour}
            x={hour * UNIT}
            y={HEIGHT - count * 26 - 2}
            width={UNIT - 6}
            height={count * 26 + 2}
            className={isNight(overview, hour) ? 'fill-brass' : 'fill-control'}
          />
        ))}
      </svg>
      <p
        aria-hidden="true"
        className="flex justify-between pt-1.5 text-small text-muted-foreground tabular-nums"
      >
        <span>00</span> <span>06</span> <span>12</span> <span>18</span> <span>24</span>
      </p>
    </>
  );
}

function CommonQuestions({ overview }: { overview: Overview }) {
  const most = Math.max(...overview.common.map(({ count }) => count));
  return (
    <div>
      <p className="text-small text-muted-foreground">{overview.commonTitle}</p>
      <ol>
        {overview.common.map(({ topic, count }) => (
          <li
            key={topic}
            className="grid grid-cols-[5rem_minmax(0,1fr)_1.75rem] items-center gap-2 border-b py-2 leading-snug"
          >
            {topic}
            <span
              aria-hidden="true"
              className="h-3 bg-answered forced-color-adjust-none"
              style={{ width: `${(count / most) * 100}%` }}
            />
            <span className="text-right tabular-nums">{count}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface TrackingViewProps {
  tracking: Copy['tracking'];
  home: Words['home'];
}

function TrackingView({ tracking, home: { hero, statusLabels } }: TrackingViewProps) {
  return (
    <article data-reveal className="@5xl:col-span-7 @5xl:col-start-1">
      <ViewHeading {...tracking} />
      <p className="mt-7 flex flex-wrap items-center justify-between gap-3 border-b-[1.5px] border-foreground pb-2.5 font-semibold">
        {tracking.label} <SampleStamp />
      </p>
      <ul aria-label={tracking.label}>
        {tracking.rows.map(({ door, time, text, status, writing }) => (
          <li
            key={door}
            className="grid grid-cols-[3rem_1fr_auto] items-baseline gap-x-3 gap-y-0.5 border-b py-3 leading-snug @2xl:grid-cols-[3rem_4.5rem_1fr_auto]"
          >
            <time>{time}</time>
            <b className="font-semibold">{fillIn(hero.door, { door })}</b>
            <span className="col-span-2 col-start-2 row-start-2 @2xl:col-span-1 @2xl:col-start-auto @2xl:row-start-auto">
              {text}
              {writing && <Writing />}
            </span>
            <StatusTag status={status} className="self-center">
              {statusLabels[status]}
            </StatusTag>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Writing() {
  return (
    <span aria-hidden="true" className="ml-2 inline-flex gap-1">
      {[0, 200, 400].map((delay) => (
        <span
          key={delay}
          className="size-1.5 animate-breathe rounded-full bg-foreground"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </span>
  );
}

function SimulatorView({ simulator }: { simulator: Copy['simulator'] }) {
  return (
    <article data-reveal className="@5xl:col-span-7 @5xl:col-start-1 @5xl:pb-section">
      <ViewHeading {...simulator} />
      <div className="mt-7 grid gap-6 @2xl:grid-cols-2">
        {simulator.trials.map(({ question, answer, source, known }) => (
          <div
            key={question}
            className={cn(
              'flex flex-col border-t-[6px] bg-card px-5 pt-4 pb-5 leading-snug',
              known ? 'border-t-answered-surface' : 'border-t-asking-surface',
            )}
          >
            <p className="text-small text-muted-foreground">{simulator.asGuest}</p>
            <p className="mt-1 border-b border-input pb-2.5 font-display text-h4 font-semibold">
              {question}
            </p>
            <p className="py-3">{answer}</p>
            <p className="mt-auto text-small font-semibold text-muted-foreground">{source}</p>
          </div>
        ))}
      </div>
    </article>
  );
}

interface MobileViewProps {
  mobile: Copy['mobile'];
  home: Words['home'];
}

function MobileView({ mobile, home: { hero, statusLabels } }: MobileViewProps) {
  const { screen } = mobile;
  return (
    <article className="flex flex-col gap-9 @5xl:col-span-5 @5xl:col-start-8 @5xl:row-span-2 @5xl:row-start-2 @5xl:pl-10">
      <ViewHeading {...mobile} />
      <div className="mx-auto w-[min(100%,23rem)] grow rounded-t-md bg-[linear-gradient(90deg,theme(colors.ink.DEFAULT)_50%,theme(colors.night.deep)_50%)] px-3 pt-9">
        <div data-theme="light" className="h-full bg-card px-5 pt-6 pb-8 leading-snug">
          <p className="border-l-[6px] border-asking-surface pl-4 font-display text-h3 font-medium">
            <time className="block font-sans text-small">{screen.time}</time>
            <b className="font-bold">{screen.door}</b> {screen.question}
          </p>
          <p className="grid grid-cols-2 gap-3 py-6 text-center font-display text-[2.25rem] leading-none font-bold">
            <span className="bg-answered-surface pt-7 pb-9 text-on-surface forced-colors:border">
              {screen.yes}
            </span>{' '}
            <span className="border-[1.5px] border-foreground pt-7 pb-9">{screen.no}</span>
          </p>
          <ul>
            {screen.rows.map(({ door, text, status }) => (
              <li key={door} className="flex items-center justify-between border-t py-3">
                <span>
                  <b className="font-semibold">{fillIn(hero.door, { door })}</b> {text}
                </span>
                <StatusTag status={status}>
                  <span className="sr-only">{statusLabels[status]}</span>
                </StatusTag>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}

function ViewHeading({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-w-[32rem]">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-3 text-muted-foreground">{text}</p>
    </div>
  );
}
