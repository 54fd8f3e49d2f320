import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { MessageBubble } from '@/components/sections/message-bubble';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { cn } from '@/lib/utils';
import { FeatureHeading, FeatureSection } from './feature-section';
import spike from './spike.svg';
import telephone from './telephone.svg';

/** Block 5: a question without an answer, and the two replies: green gives a phone number, red asks the host. */
export async function CheckInBlock() {
  const { features, checkInExample: example } = (await words()).features;
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
            <Drawing file={telephone} className="mx-auto mt-auto w-[min(100%,19rem)] pt-12" />
          </Way>
          <Way
            title={example.ask.title}
            className="bg-asking-surface @5xl:pr-gutter @5xl:before:left-full @5xl:before:bg-asking-surface"
          >
            <MessageBubble message={example.ask.reply} className="bg-background" />
            <div className="grid grow gap-6 @2xl:grid-cols-[minmax(0,1fr)_15rem]">
              <div className="flex flex-col gap-4 pb-12">
                <HostWords {...example.ask.host} />
                <MessageBubble message={example.ask.later} className="bg-background" />
              </div>
              <Drawing file={spike} className="mx-auto w-[min(100%,15rem)] self-end" />
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

type HostWordsProps = Words['features']['checkInExample']['ask']['host'];

function HostWords({ time, you, words }: HostWordsProps) {
  return (
    <p data-theme="light" className="w-fit max-w-full px-4 py-3 leading-tight forced-colors:border">
      <span className="text-small text-muted-foreground">
        <time>{time}</time> {you}
      </span>
      <b className="block font-display text-[1.75rem] font-bold tracking-[-0.02em]">{words}</b>
    </p>
  );
}
