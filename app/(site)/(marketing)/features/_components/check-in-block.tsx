import type { ReactNode } from 'react';
import { MessageBubble } from '@/components/sections/message-bubble';
import { checkInExample as example, features } from '@/content/features';
import { cn } from '@/lib/utils';
import { FeatureHeading, FeatureSection } from './feature-section';

/** Block 5: a question without an answer, and the two replies: green gives a phone number, red asks the host. */
export function CheckInBlock() {
  return (
    <FeatureSection feature={features.checkIn} theme="dark" className="border-t">
      <div className="mx-auto max-w-page">
        <div className="grid gap-x-12 gap-y-12 px-gutter pt-section pb-14 @5xl:grid-cols-[7fr_5fr] @5xl:items-end">
          <FeatureHeading feature={features.checkIn} textClassName="text-muted-foreground" />
          <div data-reveal>
            <MessageBubble message={example.question} className="ml-auto" />
            <p className="mt-3 ml-auto w-fit border-l-2 border-asking pl-4 text-small text-muted-foreground">
              {example.missing}
            </p>
          </div>
        </div>
        <div className="grid @5xl:grid-cols-[5fr_7fr]">
          <Way
            title={example.contact.title}
            className="bg-answered-surface @5xl:pl-gutter @5xl:before:right-full @5xl:before:bg-answered-surface"
          >
            <MessageBubble message={example.contact.reply} className="bg-background" />
            <Telephone className="mx-auto mt-auto w-[min(100%,19rem)] pt-12" />
          </Way>
          <Way
            title={example.ask.title}
            className="bg-asking-surface @5xl:pr-gutter @5xl:before:left-full @5xl:before:bg-asking-surface"
          >
            <MessageBubble message={example.ask.reply} className="bg-background" />
            <div className="grid grow gap-6 @2xl:grid-cols-[minmax(0,1fr)_15rem]">
              <div className="flex flex-col gap-4 pb-12">
                <HostWords />
                <MessageBubble message={example.ask.later} className="bg-background" />
              </div>
              <Spike className="mx-auto w-[min(100%,15rem)] self-end" />
            </div>
          </Way>
        </div>
      </div>
    </FeatureSection>
  );
}

function Way({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cn(
        'relative flex flex-col gap-5 px-gutter pt-12 @5xl:px-10',
        // Extends the colour to the edge of windows wider than the page.
        '@5xl:before:absolute @5xl:before:inset-y-0 @5xl:before:w-[50vw]',
        className,
      )}
    >
      <h3 className="max-w-[12em] pb-3 text-[clamp(1.75rem,2.6vw,2.375rem)] leading-[1.1] tracking-[-0.02em]">
        {title}
      </h3>
      {children}
    </div>
  );
}

function HostWords() {
  const { time, you, words } = example.ask.host;
  return (
    <p data-theme="light" className="w-fit max-w-full px-4 py-3 leading-tight forced-colors:border">
      <span className="text-small text-muted-foreground">
        <time>{time}</time> {you}
      </span>
      <b className="block font-display text-[1.75rem] font-bold tracking-[-0.02em]">{words}</b>
    </p>
  );
}

function Telephone({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 250" aria-hidden="true" className={className}>
      <path className="fill-moon" d="M40 250l42-122h98v122z" />
      <path className="fill-moon-soft" d="M320 250l-42-122h-98v122z" />
      <path className="fill-moon" d="M112 104h24v30h-24z" />
      <path className="fill-moon-soft" d="M224 104h24v30h-24z" />
      <path className="fill-night" d="M16 112V74a50 50 0 0 1 50-50h114v48H96v40z" />
      <path className="fill-night-deep" d="M344 112V74a50 50 0 0 0-50-50H180v48h84v40z" />
      <circle className="fill-night" cx="180" cy="190" r="46" />
      <path className="fill-night-deep" d="M180 144a46 46 0 0 1 0 92z" />
      <circle
        className="stroke-moon"
        cx="180"
        cy="190"
        r="32"
        fill="none"
        strokeWidth="11"
        strokeLinecap="round"
        strokeDasharray="0.1 18"
      />
      <circle className="fill-oxblood" cx="180" cy="190" r="11" />
    </svg>
  );
}

// A bill spike with the notes that are done.
function Spike({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 300 330" aria-hidden="true" className={className}>
      <path className="fill-moon-soft" d="M150 8l5 30v270h-10V38z" />
      <path className="fill-moon-soft" d="M24 254l210-30 42 34-216 34z" />
      <path className="fill-moon-mist" d="M40 216l206-40 30 38-210 42z" />
      <path className="fill-paper" d="M14 186l196-62 52 34-202 66z" />
      <path
        className="stroke-ink-soft"
        d="M70 186l110-36M88 198l126-41M104 210l70-23"
        fill="none"
        strokeWidth="3"
      />
      <path className="fill-moon-soft" d="M150 8l5 30v118l-10 3V38z" />
      <path className="fill-night" d="M60 330c0-22 30-34 90-34v34z" />
      <path className="fill-night-deep" d="M240 330c0-22-30-34-90-34v34z" />
    </svg>
  );
}
