import { overview } from '@/content/dashboard';
import { sampleLabel } from '@/content/testimonials';
import { SampleStamp } from '../sample-stamp';
import { HourChart } from './hour-chart';
import { ViewHeading } from './view-heading';

const { hours, night } = overview;
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const most = Math.max(...overview.common.map(({ count }) => count));

/** The screen of the desk: a day in messages, in minutes, in thanks, and in topics. */
export function OverviewView() {
  const atNight = sum(hours.filter((_, hour) => hour >= night.from || hour < night.to));
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
            <SampleStamp className="border-moon-soft text-moon-soft">{sampleLabel}</SampleStamp>
          </p>
          <div className="grid gap-x-12 gap-y-8 pt-7 @5xl:grid-cols-[5fr_4fr]">
            <div>
              <p className="leading-tight">
                <b className="font-display text-[clamp(3.5rem,9cqi,6rem)] leading-[0.85] font-semibold tracking-[-0.045em]">
                  {sum(hours)}
                </b>{' '}
                <span className="ml-2">{overview.messages},</span>{' '}
                <b className="font-semibold text-brass">
                  {atNight} {night.text}
                </b>
              </p>
              <HourChart hours={hours} night={night} label={overview.byHour} />
            </div>
            <CommonQuestions />
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

function CommonQuestions() {
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
              className="h-3 bg-lamp-bright forced-color-adjust-none"
              style={{ width: `${(count / most) * 100}%` }}
            />
            <span className="text-right tabular-nums">{count}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
