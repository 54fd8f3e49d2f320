import { Fragment } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { TemplatePart } from '@/content/en/features';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import type { Language } from '@/lib/languages/languages';
import { FeatureHeading, FeatureSection } from './feature-section';

/** Block 3: the message template with its blanks filled in. */
export async function OpeningBlock() {
  const { features, openingMessageExample: example } = (await words()).features;
  const language = await currentLanguage();
  return (
    <FeatureSection feature={features.openingMessage} theme="dark" className="bg-card">
      <div className="mx-auto max-w-page px-gutter py-section">
        <FeatureHeading
          feature={features.openingMessage}
          className="@5xl:grid @5xl:grid-cols-[8fr_4fr] @5xl:items-end @5xl:gap-x-12 @5xl:*:first:col-span-2"
          textClassName="text-on-surface-muted"
        />
        <div data-reveal className="mt-16 border-t border-muted-foreground pt-4">
          <p className="flex flex-wrap justify-between gap-x-8 gap-y-1 text-small text-muted-foreground">
            <span>{example.label}</span> <span>{example.sent}</span>
          </p>
          <p
            lang="it"
            className="mt-10 font-display text-[clamp(1.75rem,4.6cqi,3.75rem)] leading-[2.15] font-medium tracking-[-0.025em] @5xl:leading-[1.9]"
          >
            {example.parts.map((part, index) => (
              <Fragment key={index}>
                {index > 0 && !startsWithMark(part) && ' '}
                {typeof part === 'string' ? part : <Blank {...part} language={language} />}
              </Fragment>
            ))}
          </p>
          <p className="mt-6 max-w-measure text-muted-foreground @5xl:ml-auto">
            {example.translation}
          </p>
          <p className="mt-3 max-w-[35.5rem] @5xl:ml-auto">
            <SiteLink
              href={example.trust.href}
              className="inline-flex min-h-11 items-center text-on-surface-muted underline"
            >
              {example.trust.label}
            </SiteLink>
          </p>
        </div>
      </div>
    </FeatureSection>
  );
}

function startsWithMark(part: TemplatePart): boolean {
  return typeof part === 'string' && /^[,.]/.test(part);
}

interface BlankProps {
  blank: string;
  value: string;
  /** The language of the blank's name. */
  language: Language;
}

// A filled-in value on a dotted line, with the blank's name below.
function Blank({ blank, value, language }: BlankProps) {
  return (
    <span className="inline-grid leading-[1.15] whitespace-nowrap">
      <span className="border-b-2 border-dotted border-muted-foreground text-primary">{value}</span>
      <span
        lang={language}
        className="pt-1 font-sans text-small leading-none font-normal tracking-normal text-muted-foreground"
      >
        {blank}
      </span>
    </span>
  );
}
