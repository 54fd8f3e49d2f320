import { SampleStamp } from '@/components/sections/sample-stamp';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { cn } from '@/lib/utils';
import { FeatureHeading, FeatureSection } from './feature-section';

/** Block 6: the chat's summary, beside a strip that shows the length of the whole chat. */
export async function SummariesBlock() {
  const { features, summariesExample: example } = (await words()).features;
  return (
    <FeatureSection feature={features.summaries} theme="light">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_5rem] gap-x-5 px-gutter @5xl:grid-cols-[9fr_3fr] @5xl:gap-x-12 @5xl:pr-0">
        <FeatureHeading
          feature={features.summaries}
          className="col-span-2 pt-section pb-12 @5xl:col-span-1"
        />
        <Summary example={example} />
        <ChatStrip
          example={example}
          className="col-start-2 row-start-2 self-start @5xl:row-span-3 @5xl:row-start-1 @5xl:self-stretch"
        />
        <Insights {...example.insights} />
      </div>
    </FeatureSection>
  );
}

type Example = Words['features']['summariesExample'];

function Summary({ example }: { example: Example }) {
  return (
    <div data-reveal className="min-w-0">
      <p className="flex flex-wrap items-center justify-between gap-3 border-b-[1.5px] border-foreground pb-2.5 font-semibold">
        {example.title} <SampleStamp />
      </p>
      <dl>
        {example.lines.map(({ name, text }) => (
          <div
            key={name}
            className="grid gap-x-6 border-b py-3 @5xl:grid-cols-[8rem_minmax(0,1fr)] @5xl:items-baseline @5xl:py-4"
          >
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="font-display text-h4 font-medium @5xl:text-h3">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Insights({ title, rows }: Example['insights']) {
  return (
    <div data-reveal className="col-span-2 pt-14 pb-section @5xl:col-span-1">
      <h3 className="flex flex-wrap items-center justify-between gap-3 text-h3">
        {title} <SampleStamp className="font-sans tracking-normal" />
      </h3>
      <ul className="mt-5 border-t">
        {rows.map(({ topic, text, advice }) => (
          <li
            key={topic}
            className="grid gap-x-6 border-b py-3 leading-snug @2xl:grid-cols-[8rem_minmax(0,1fr)_auto] @2xl:items-baseline"
          >
            <b className="font-semibold">{topic}</b>
            <span>{text}</span>
            <span className="font-semibold text-primary">{advice}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const STEP = 20;

// One bar for each message of the chat: the guest's on the left, the answers on the right.
function ChatStrip({ example, className }: { example: Example; className?: string }) {
  return (
    <div
      className={cn(
        'relative bg-night forced-color-adjust-none @5xl:before:absolute @5xl:before:inset-y-0 @5xl:before:left-full @5xl:before:w-[50vw] @5xl:before:bg-night',
        className,
      )}
    >
      <svg
        viewBox={`-14 -12 128 ${example.lengths.length * STEP + 16}`}
        role="img"
        aria-label={example.strip}
        className="block w-full @5xl:absolute @5xl:inset-0 @5xl:h-full"
      >
        {example.lengths.map((length, index) => (
          <rect
            key={index}
            x={length < 0 ? 0 : 100 - length}
            y={index * STEP}
            width={Math.abs(length)}
            height={STEP - 7}
            className={length < 0 ? 'fill-moon-soft' : 'fill-lamp-lit'}
          />
        ))}
      </svg>
    </div>
  );
}
