import { TextLanguage } from '@/components/sections/text-language';
import { EmptyState } from '@/components/states/empty-state';
import { fillIn } from '@/lib/text/fill-in';
import { formatDay } from '@/lib/text/format';
import { isOverdue, SITUATIONS } from '@/lib/trust/channel-rule';
import type { ChannelRule } from '@/lib/trust/list-channel-rules';
import { cn } from '@/lib/utils';
import { languageOf, Part, type Written } from './part';
import verdicts from './verdicts.svg';

/** A line for each channel that opens with the reasons. */
export function Channels({
  rules,
  today,
  words,
  language,
}: Written & { rules: readonly ChannelRule[] | undefined; today: string }) {
  const { channels, trustPage } = words.trust;
  const situations = SITUATIONS.filter((each) =>
    rules?.some(({ situation }) => situation === each),
  );
  const layout = layouts[situations.length > 2 ? 'three' : 'two'];
  return (
    <Part part={channels} note={channels.note}>
      {rules?.length ? (
        <>
          <Columns
            names={situations.map((situation) => channels.situations[situation])}
            layout={layout}
          />
          <ul className="border-t-[3px] border-foreground">
            {[...Map.groupBy(rules, ({ channel }) => channel)].map(([channel, own]) => (
              <li key={channel} className="border-b">
                <details className="group">
                  <summary
                    className={cn(
                      'grid min-h-14 cursor-pointer items-center gap-x-1 gap-y-1 py-2 hover:underline @3xl:min-h-20',
                      layout.line,
                    )}
                  >
                    <b className="font-display text-[1rem] leading-tight font-semibold tracking-tight wrap-anywhere @3xl:text-h3">
                      {channel}
                    </b>
                    {situations.map((situation) => (
                      <Verdict
                        key={situation}
                        name={channels.situations[situation]}
                        layout={layout}
                        verdict={own.find((rule) => rule.situation === situation)?.verdict}
                        words={words}
                      />
                    ))}
                    <Chevron className={layout.chevron} />
                  </summary>
                  <dl className="pb-5">
                    {own.map((rule) => (
                      <Reason key={rule.id} {...{ rule, today, words, language }} />
                    ))}
                  </dl>
                </details>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState message={rules ? channels.none : trustPage.away} />
      )}
    </Part>
  );
}

/** How a line of the channels is laid out where there is room for its columns. */
const layouts = {
  two: {
    head: 'hidden gap-x-1 @min-[19rem]:grid @min-[19rem]:grid-cols-[6.25rem_1fr_1fr_0.875rem] @3xl:grid-cols-[1.2fr_1fr_1fr_1rem]',
    line: 'grid-cols-[minmax(0,1fr)_1rem] @min-[19rem]:grid-cols-[6.25rem_1fr_1fr_0.875rem] @3xl:grid-cols-[1.2fr_1fr_1fr_1rem]',
    cell: 'col-span-full @min-[19rem]:col-auto',
    label: '@min-[19rem]:sr-only',
    chevron: 'col-start-2 row-start-1 @min-[19rem]:col-start-auto @min-[19rem]:row-start-auto',
  },
  three: {
    head: 'hidden gap-x-2 @min-[36rem]:grid @min-[36rem]:grid-cols-[1.2fr_1fr_1fr_1fr_1rem]',
    line: 'grid-cols-[minmax(0,1fr)_1rem] @min-[36rem]:grid-cols-[1.2fr_1fr_1fr_1fr_1rem]',
    cell: 'col-span-full @min-[36rem]:col-auto',
    label: '@min-[36rem]:sr-only',
    chevron: 'col-start-2 row-start-1 @min-[36rem]:col-start-auto @min-[36rem]:row-start-auto',
  },
};

type Layout = (typeof layouts)['two'];

function Columns({ names, layout }: { names: readonly string[]; layout: Layout }) {
  return (
    <div
      aria-hidden="true"
      className={cn('items-end pb-2 text-small text-muted-foreground', layout.head)}
    >
      <span />
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

interface VerdictProps extends Pick<Written, 'words'> {
  name: string;
  layout: Layout;
  /** Undefined where nothing is stored. */
  verdict: ChannelRule['verdict'] | undefined;
}

function Verdict({ name, layout, verdict, words: { trust } }: VerdictProps) {
  const { verdicts: names, nothing } = trust.channels;
  return (
    <span className={cn('flex flex-wrap items-center gap-x-2', layout.cell)}>
      <span className={cn('text-small text-muted-foreground', layout.label)}>{name}: </span>
      {verdict ? (
        <span className="flex items-center gap-1 text-small font-semibold tracking-tight whitespace-nowrap @3xl:gap-2 @3xl:text-h4">
          <svg
            viewBox="0 0 28 36"
            aria-hidden="true"
            className="h-[1.2em] flex-none @3xl:h-[1.7em]"
          >
            <use href={`${verdicts.src}#${verdict}`} />
          </svg>
          {names[verdict]}
        </span>
      ) : (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{nothing}</span>
        </>
      )}
    </span>
  );
}

function Chevron({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={cn('size-3.5 transition-transform group-open:rotate-180', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M3 5.5l5 5 5-5" />
    </svg>
  );
}

/** The verdict on a situation, and why: in the language of the words, with the source. */
function Reason({
  rule,
  today,
  words: { trust },
  language,
}: Written & { rule: ChannelRule; today: string }) {
  const { checked, overdue, situations, verdicts: names } = trust.channels;
  const { summary, source_title, source_url, checked_on, review_by, language: stored } = rule;
  return (
    <div className="max-w-measure wrap-anywhere not-first:mt-4">
      <dt className="font-semibold">
        {situations[rule.situation]}: {names[rule.verdict]}
      </dt>
      <dd>
        <p {...languageOf(stored, language)}>{summary}</p>
        <p className="mt-1 text-small text-muted-foreground">
          {source_url ? (
            <a
              {...languageOf(rule.source_language, language)}
              href={source_url}
              className="underline"
            >
              {source_title}
            </a>
          ) : null}
          {source_url && checked_on
            ? `, ${fillIn(checked, { day: formatDay(checked_on, language) })}. `
            : null}
          {review_by && isOverdue({ review_by }, today)
            ? fillIn(overdue, { day: formatDay(review_by, language) })
            : null}
          <TextLanguage language={stored} page={language} />
        </p>
      </dd>
    </div>
  );
}
