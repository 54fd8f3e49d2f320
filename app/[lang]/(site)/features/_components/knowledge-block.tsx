import { Drawing } from '@/components/illustrations/drawing';
import { SampleStamp } from '@/components/sections/sample-stamp';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { FeatureHeading, FeatureSection } from './feature-section';
import { paths } from '@/lib/paths';
import keyRing from './key-ring.svg';

/** Block 2: a property's score as a key. Each topic is a tooth, as long as its score. */
export async function KnowledgeBlock() {
  const { features, knowledgeBaseExample: example } = (await words()).features;
  return (
    <FeatureSection feature={features.knowledgeBase} theme="light" className="border-t">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-12 gap-y-14 px-gutter @5xl:grid-cols-[5fr_7fr]">
        <div className="pt-section @5xl:pb-section">
          <FeatureHeading feature={features.knowledgeBase} titleClassName="max-w-[8.5em]" />
          <Entry {...example.entry} />
          <SiteLink href={paths.tryIt} className="mt-6 inline-flex min-h-11 items-center underline">
            {example.link}
          </SiteLink>
        </div>
        <div data-reveal className="pb-section @5xl:pt-section">
          <p className="mb-6 flex flex-wrap items-center justify-between gap-3 border-b-[1.5px] border-foreground pb-2.5 font-semibold">
            {example.house} <SampleStamp />
          </p>
          <KeyHead example={example} />
          <ol className="relative pb-5 before:absolute before:inset-y-0 before:left-13 before:w-5 before:bg-[linear-gradient(90deg,theme(colors.brass.DEFAULT)_50%,theme(colors.brass.shade)_50%)] before:forced-color-adjust-none @2xl:before:left-19">
            {example.topics.map(({ name, score, hint }) => (
              <li
                key={name}
                className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 py-2.5 pl-18 leading-snug @max-[14rem]:grid-cols-1 @2xl:grid-cols-[12rem_minmax(0,1fr)] @2xl:gap-x-6 @2xl:pl-24"
              >
                <span
                  aria-hidden="true"
                  className="h-9 border border-l-0 border-dashed border-input"
                >
                  <span
                    className="-mt-px block h-9 bg-brass-shade forced-color-adjust-none"
                    style={{ width: `${score}%` }}
                  />
                </span>
                <span>
                  <b className="font-semibold">
                    {name} <span className="tabular-nums">{score}</span>
                  </b>
                  <span className="block text-small text-muted-foreground">{hint}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </FeatureSection>
  );
}

type Example = Words['features']['knowledgeBaseExample'];

// A line that the host wrote, and the analyzer's remark.
function Entry({ label, text, remark }: Example['entry']) {
  return (
    <div className="mt-10 max-w-[27rem] leading-snug">
      <p className="pb-1.5 text-small font-semibold">{label}</p>
      <p className="border border-input bg-card px-4 pt-3 pb-10">{text}</p>
      <p className="border-l-[6px] border-waiting-surface bg-muted py-2.5 pl-3.5 font-semibold">
        {remark}
      </p>
    </div>
  );
}

function KeyHead({ example }: { example: Example }) {
  const { topics } = example;
  const mean = Math.round(topics.reduce((sum, { score }) => sum + score, 0) / topics.length);
  return (
    <div className="flex items-center gap-5 @max-[14rem]:flex-wrap">
      <p className="relative isolate grid size-31 flex-none place-items-center font-display text-[2.75rem] leading-none font-semibold tracking-[-0.03em] @2xl:size-43 @2xl:text-[4rem]">
        <Drawing file={keyRing} className="absolute inset-0 -z-1 h-full" />
        {mean}
      </p>
      <p className="leading-snug">
        <b className="font-semibold">{example.of}</b>
        <span className="block text-muted-foreground">{example.mean}</span>
      </p>
    </div>
  );
}
