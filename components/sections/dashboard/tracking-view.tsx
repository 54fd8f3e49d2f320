import { tracking } from '@/content/dashboard';
import { sampleLabel } from '@/content/testimonials';
import { statusLabels } from '@/content/home';
import { SampleStamp } from '../sample-stamp';
import { StatusTag } from '../status-tag';
import { ViewHeading } from './view-heading';

/** The conversations as they stand; the last one is being written. */
export function TrackingView() {
  return (
    <article data-reveal className="@5xl:col-span-7 @5xl:col-start-1">
      <ViewHeading {...tracking} />
      <p className="mt-7 flex flex-wrap items-center justify-between gap-3 border-b-[1.5px] border-foreground pb-2.5 font-semibold">
        {tracking.label} <SampleStamp>{sampleLabel}</SampleStamp>
      </p>
      <ul aria-label={tracking.label}>
        {tracking.rows.map(({ door, time, text, status, writing }) => (
          <li
            key={door}
            className="grid grid-cols-[3rem_1fr_auto] items-baseline gap-x-3 gap-y-0.5 border-b py-3 leading-snug @2xl:grid-cols-[3rem_4.5rem_1fr_auto]"
          >
            <time>{time}</time>
            <b className="font-semibold">Door {door}</b>
            <span className="col-span-2 col-start-2 row-start-2 @2xl:col-span-1 @2xl:col-start-auto @2xl:row-start-auto">
              {text}
              {writing && <Writing />}
            </span>
            <StatusTag status={status} paper className="self-center">
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
