import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/sections/eyebrow';
import { SectionHeading } from '@/components/sections/section-heading';
import { StartLink } from '@/components/sections/start-link';
import { TextLanguage } from '@/components/sections/text-language';
import { EmptyState } from '@/components/states/empty-state';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import type { CompanyFacts } from '@/lib/company/fact-names';
import { defaultLanguage, type Language } from '@/lib/languages/languages';
import { palette } from '@/lib/palette';
import { fillIn } from '@/lib/text/fill-in';
import { formatDay } from '@/lib/text/format';
import { measured } from '@/lib/try/measured';
import { isOverdue, SITUATIONS } from '@/lib/trust/channel-rule';
import type { ChannelRule } from '@/lib/trust/list-channel-rules';
import { anchorOfChange, changesOf, type Subprocessor } from '@/lib/trust/subprocessor';
import { cn } from '@/lib/utils';
import { CopyButton } from './copy-button';
import styles from './trust-board.module.css';
import verdicts from './verdicts.svg';

/** The words of the board, and the language that they are in. */
interface Written {
  words: Words;
  language: Language;
}

// The sky from the night to the first light, in ten hard steps.
const dawn = Object.values(palette.sky).map((sky, step) => `${sky} ${step}0% ${step + 1}0%`);

interface TrustBoardProps extends Written {
  /** Undefined where they could not be read. */
  rules: readonly ChannelRule[] | undefined;
  subprocessors: readonly Subprocessor[] | undefined;
  facts: CompanyFacts | undefined;
  /** YYYY-MM-DD */
  today: string;
}

/** The trust page. A list of companies or facts without an entry says nothing. */
export function TrustBoard(props: TrustBoardProps) {
  const { rules, subprocessors, facts, today, words, language } = props;
  const written = { words, language };
  return (
    <>
      <Sentence {...written} />
      <div
        aria-hidden="true"
        className="h-[clamp(2.5rem,8vw,7.5rem)]"
        style={{ background: `linear-gradient(${dawn.join()})` }}
      />
      <Channels {...written} rules={rules} today={today} />
      <Answers {...written} />
      <OwnCheck {...written} />
      <Others {...written} subprocessors={subprocessors} today={today} />
      <WhoWeAre {...written} facts={facts} />
      <End {...written} />
    </>
  );
}

/** The heading, and the sentence to copy: that of the page's language in front, the others on a rail. */
function Sentence({ words: { conversations, trust }, language }: Written) {
  const { firstSentence, readerLanguages } = conversations;
  const { trustPage, sentence } = trust;
  const tags = readerLanguages.map(({ code, name }) => {
    const id = `first-sentence-${code}`;
    const of = fillIn(sentence.copy.of, { language: name });
    const tag = (
      <div data-theme="light">
        <p className="text-small text-muted-foreground">{name}</p>
        <p id={id} lang={code} className={cn('select-all', styles.words)}>
          {firstSentence[code]}
        </p>
        <p className="flex min-h-11 flex-wrap items-center gap-x-3">
          <CopyButton from={id} words={{ ...sentence.copy, of }} />
        </p>
      </div>
    );
    return { code, tag };
  });
  const isOwn = ({ code }: { code: string }) => code === language;
  return (
    <div data-theme="dark" className="@container overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter py-10 @5xl:pt-16 @5xl:pb-20">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 @5xl:grid-cols-[5fr_7fr]">
          <div>
            <Eyebrow {...trustPage.eyebrow} className="mb-6 @5xl:mb-8" />
            <h1 className="max-w-[7.6em] text-h1">{trustPage.title}</h1>
            <p className="mt-5 max-w-[34rem] text-lead text-on-surface-muted">{trustPage.lead}</p>
          </div>
          <section id="first-sentence" aria-labelledby="first-sentence-title">
            <h2 id="first-sentence-title" className="text-h3">
              {sentence.title}
            </h2>
            <p className="mt-2 max-w-measure">{sentence.lead}</p>
            <div className={cn('mt-6', styles.own)}>{tags.find(isOwn)?.tag}</div>
          </section>
        </div>
        <h3 className="mt-6 text-small font-semibold @5xl:mt-14">{sentence.others}</h3>
        <ul className={cn('mt-3 grid grid-cols-[minmax(0,1fr)] gap-2', styles.rail)}>
          {tags
            .filter((each) => !isOwn(each))
            .map(({ code, tag }) => (
              <li key={code}>{tag}</li>
            ))}
        </ul>
      </div>
    </div>
  );
}

interface PartProps {
  part: { id: string; eyebrow: { time: string; label: string }; title: string; lead?: string };
  note?: string;
  className?: string;
  children: ReactNode;
}

/** A part of the board. It is a size container, so that enlarged text gets the narrow layout. */
function Part({ part: { id, eyebrow, title, lead }, note, className, children }: PartProps) {
  return (
    <section
      id={id}
      data-theme="light"
      aria-labelledby={`${id}-title`}
      className={cn('overflow-x-clip', className)}
    >
      <div className="mx-auto max-w-page px-gutter py-12 xl:py-24">
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-7 @5xl:grid-cols-[5fr_7fr]">
            <div>
              <SectionHeading id={`${id}-title`} eyebrow={eyebrow} title={title} />
              {lead ? <p className="mt-4 max-w-[34rem] text-lead">{lead}</p> : null}
              {note ? <p className="mt-3 max-w-measure text-muted-foreground">{note}</p> : null}
            </div>
            <div className="min-w-0">{children}</div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A line for each channel that opens with the reasons. */
function Channels({
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
          <div
            aria-hidden="true"
            className={cn('items-end pb-2 text-small text-muted-foreground', layout.head)}
          >
            <span />
            {situations.map((situation) => (
              <span key={situation}>{channels.situations[situation]}</span>
            ))}
          </div>
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

interface VerdictProps {
  name: string;
  layout: (typeof layouts)['two'];
  /** Undefined where nothing is stored. */
  verdict: ChannelRule['verdict'] | undefined;
  words: Words;
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

/** The parties and what each answers for, with the text to which one can hold them. */
function Answers({ words: { trust } }: Written) {
  const { answers } = trust;
  return (
    <Part part={answers} className="bg-muted">
      <dl className="border-t-[3px] border-foreground">
        {answers.rows.map(({ who, text, link }) => (
          <div
            key={who}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 border-b pt-4 pb-1 @3xl:grid-cols-[2fr_5fr]"
          >
            <dt className="font-display text-h4 font-semibold">{who}</dt>
            <dd className="max-w-measure">
              {text}
              <TextLink {...link} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** The three figures of our own check. */
function OwnCheck({ words: { trust }, language }: Written) {
  const { of, right, wrong, asked, link } = trust.ownCheck;
  const { answered, notWritten } = measured[language];
  const figures = [
    { count: answered.right, total: answered.questions, what: right, drawing: 'allowed' },
    { count: answered.wrong, total: answered.questions, what: wrong, drawing: 'not_allowed' },
    { count: notWritten.asked, total: notWritten.questions, what: asked, drawing: 'unknown' },
  ];
  return (
    <Part part={trust.ownCheck}>
      <ul className="border-t-[3px] border-foreground @3xl:grid @3xl:grid-cols-3 @3xl:gap-x-8">
        {figures.map(({ count, total, what, drawing }) => (
          <li
            key={what}
            className="grid grid-cols-[2rem_7.5rem_minmax(0,1fr)] items-center gap-x-3 border-b py-3 @max-[19rem]:block @3xl:block @3xl:py-6"
          >
            <svg viewBox="0 0 28 36" aria-hidden="true" className="h-9 w-7 @3xl:h-12 @3xl:w-9">
              <use href={`${verdicts.src}#${drawing}`} />
            </svg>
            <p className="font-display text-h3 font-semibold whitespace-nowrap tabular-nums @3xl:mt-4">
              {fillIn(of, { count, total })}
            </p>
            <p className="text-small @3xl:mt-1 @3xl:text-body">{what}</p>
          </li>
        ))}
      </ul>
      <TextLink {...link} className="mt-3" />
    </Part>
  );
}

interface Processors extends Written {
  subprocessors: readonly Subprocessor[];
  today: string;
}

/** The others who process data, and what has changed. The rows are in English. */
function Others(props: Written & Partial<Processors> & { today: string }) {
  const { subprocessors, today, words, language } = props;
  const { others, trustPage } = words.trust;
  const { terms } = others;
  if (subprocessors?.length === 0) return null;
  const english = languageOf(defaultLanguage, language);
  return (
    <Part part={others} className="bg-muted">
      {subprocessors ? (
        <>
          <ul className="border-t-[3px] border-foreground">
            {subprocessors.map(({ id, name, task, data, country, safeguard, since, until }) => (
              <li key={id} className="border-b py-4 wrap-anywhere">
                <h3 {...english} className="text-h4">
                  {name}
                </h3>
                <p {...english}>{task}</p>
                <dl className="mt-2 text-small">
                  {[
                    { term: terms.data, text: data, ...english },
                    { term: terms.country, text: country, ...english },
                    { term: terms.safeguard, text: safeguard, ...english },
                    {
                      term: since > today ? terms.begins : terms.since,
                      text: formatDay(since, language),
                    },
                    ...(until ? [{ term: terms.until, text: formatDay(until, language) }] : []),
                  ].map(({ term, text, ...own }) => (
                    <div key={text} className="flex gap-x-2">
                      <dt className="text-muted-foreground">{term}</dt>
                      <dd {...own}>{text}</dd>
                    </div>
                  ))}
                </dl>
                <TextLanguage language={defaultLanguage} page={language} />
              </li>
            ))}
          </ul>
          <Changes {...{ subprocessors, today, words, language }} />
        </>
      ) : (
        <EmptyState message={trustPage.away} />
      )}
    </Part>
  );
}

/** The changes so far, and those to come. */
function Changes({ subprocessors, today, words: { trust }, language }: Processors) {
  const { changes } = trust.others;
  const english = languageOf(defaultLanguage, language);
  return (
    <>
      <h3 className="mt-8 text-h4">{changes.title}</h3>
      <ol className="mt-2">
        {changesOf(subprocessors).map(({ id, date, kind, name, text }) => (
          <li
            key={id}
            id={anchorOfChange(id)}
            className="border-b py-2 wrap-anywhere target:bg-background"
          >
            <time dateTime={date} className="text-muted-foreground">
              {formatDay(date, language)}
            </time>{' '}
            {date > today ? changes.announced : changes.kinds[kind]}:{' '}
            <span {...english}>
              <b className="font-semibold">{name}</b>. {text}
            </span>
          </li>
        ))}
      </ol>
      <TextLink {...changes.feed} className="mt-2" />
    </>
  );
}

/** The facts about the company on a plate. */
function WhoWeAre({ facts, words }: Written & { facts: CompanyFacts | undefined }) {
  const { whoWeAre, trustPage } = words.trust;
  const names = Object.entries(words.info.info.company.names) as [keyof CompanyFacts, string][];
  const stated = names.flatMap(([fact, name]) => (facts?.[fact] ? [[name, facts[fact]]] : []));
  if (facts && stated.length === 0) return null;
  return (
    <Part part={whoWeAre}>
      {facts ? (
        <dl className={styles.plate}>
          {stated.map(([name, value]) => (
            <div
              key={name}
              className="grid gap-x-6 py-2 not-first:border-t @min-[28rem]:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="text-on-surface-muted">{name}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <EmptyState message={trustPage.away} />
      )}
    </Part>
  );
}

/** The way on: start, a person, and the pages that say more. */
function End({ words: { product, trust } }: Written) {
  const { id, eyebrow, title, contact, links, security } = trust.trustEnd;
  return (
    <section id={id} data-theme="dark" aria-labelledby={`${id}-title`} className="overflow-x-clip">
      <div className="@container mx-auto max-w-page px-gutter py-12 xl:py-24">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 @5xl:grid-cols-[7fr_5fr] @5xl:items-end">
          <div>
            <SectionHeading
              id={`${id}-title`}
              eyebrow={eyebrow}
              title={title}
              className="max-w-[12em]"
            />
            <div className="mt-6 flex flex-wrap items-center gap-4">
              <StartLink>{product.cta.action}</StartLink>
              <SiteLink
                href={contact.href}
                className={buttonVariants({ variant: 'outline', size: 'lg' })}
              >
                {contact.label}
              </SiteLink>
            </div>
          </div>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href} className="border-t">
                <SiteLink href={href} className="flex min-h-11 items-center py-1 underline">
                  {label}
                </SiteLink>
              </li>
            ))}
            <li className="border-y">
              <a href={security.href} className="flex min-h-11 items-center py-1 underline">
                {security.label}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The attribute of a text that is in another language than the page. */
const languageOf = (text: Language, page: Language) => (text === page ? {} : { lang: text });

function TextLink({ href, label, className }: { href: string; label: string; className?: string }) {
  return (
    <p className={className}>
      <SiteLink href={href} className="inline-flex min-h-11 items-center text-primary underline">
        {label}
      </SiteLink>
    </p>
  );
}
