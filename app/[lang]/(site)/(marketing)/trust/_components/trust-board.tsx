import type { ReactNode } from 'react';
import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { Eyebrow } from '@/components/sections/eyebrow';
import { SampleStamp } from '@/components/sections/sample-stamp';
import { SectionHeading } from '@/components/sections/section-heading';
import { TextLanguage } from '@/components/sections/text-language';
import { EmptyState } from '@/components/states/empty-state';
import { SiteLink } from '@/components/ui/site-link';
import type { Basis, Claim } from '@/content/en/trust';
import type { Words } from '@/content/languages';
import type { CompanyFacts } from '@/lib/company/fact-names';
import { defaultLanguage, type Language } from '@/lib/languages/languages';
import { paths } from '@/lib/paths';
import { fillIn } from '@/lib/text/fill-in';
import { formatDay } from '@/lib/text/format';
import { measured } from '@/lib/try/measured';
import { isOverdue, type ChannelRule } from '@/lib/trust/channel-rule';
import { channelTable, SITUATIONS, type ChannelCell } from '@/lib/trust/channel-table';
import {
  anchorOfChange,
  changesOf,
  type Subprocessor,
  type SubprocessorChange,
} from '@/lib/trust/subprocessor';
import { cn } from '@/lib/utils';
import boardObjects from './board-objects.svg';
import { CopyButton } from './copy-button';
import heldKey from './held-key.svg';
import styles from './trust-board.module.css';
import verdicts from './verdicts.svg';

type Trust = Words['trust'];

/** The words of the board, and the language that they are in. */
interface Written {
  words: Words;
  language: Language;
}

interface TrustBoardProps extends Written {
  /** Undefined where they could not be read. */
  rules: readonly ChannelRule[] | undefined;
  subprocessors: readonly Subprocessor[] | undefined;
  facts: CompanyFacts | undefined;
  /** YYYY-MM-DD */
  today: string;
}

/**
 * The trust page. A statement stands in an element with `data-claim`, and in it what holds it, with `data-basis`. What
 * admits that something is not known or not done is marked with `data-admits`. The test beside this file walks the page.
 */
export function TrustBoard(props: TrustBoardProps) {
  const { rules, subprocessors, facts, today, words, language } = props;
  const written = { words, language };
  return (
    <>
      <Head {...words.trust} />
      <GuestsAreTold {...written} />
      <div aria-hidden="true" className={styles.dawn} />
      <Channels {...written} rules={rules} today={today} />
      <Kept {...written} />
      <Others {...written} subprocessors={subprocessors} today={today} />
      <WhoWeAre {...written} facts={facts} />
      <HowWeTest {...written} securityContact={facts?.securityContact} />
      <RevealOnScroll />
    </>
  );
}

const objects = ['tag', 'notice', 'shelf', 'keys', 'plate', 'lens'];

/** The heading, and the board: each part of the page as what hangs on its hook. */
function Head({ trustPage, trustParts }: Trust) {
  return (
    <div data-theme="dark" className="@container overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-12 @5xl:pt-16">
        <Eyebrow {...trustPage.eyebrow} />
        <div className="grid gap-x-12 gap-y-6 @5xl:grid-cols-[7fr_5fr] @5xl:items-end">
          <h1 className="max-w-[10em] text-h1">{trustPage.title}</h1>
          <p className="max-w-[34rem] text-lead text-on-surface-muted">{trustPage.lead}</p>
        </div>
      </div>
      <nav aria-label={trustPage.contents} className={cn('mt-14', styles.board)}>
        <ol className="mx-auto grid max-w-page grid-cols-2 gap-x-3 px-gutter pb-8 @2xl:grid-cols-3 @5xl:grid-cols-6 @5xl:pb-12">
          {trustParts.map(({ id, eyebrow }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="group flex h-full flex-col items-center pb-4 text-center leading-snug no-underline"
              >
                <svg viewBox="0 0 200 240" aria-hidden="true" className={styles.object}>
                  <use href={`${boardObjects.src}#${objects[index]}`} />
                  <use href={`${boardObjects.src}#hook`} />
                </svg>
                <time className="mt-3 text-small text-muted-foreground">{eyebrow.time}</time>
                <span className="font-semibold group-hover:underline">{eyebrow.label}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

interface PartProps {
  part: { id: string; eyebrow: { time: string; label: string }; title: string; lead?: string };
  theme?: 'dark' | 'light';
  className?: string;
  children: ReactNode;
}

/** A part of the board. It is a size container, so that enlarged text gets the narrow layout. */
function Part({ part, theme = 'light', className, children }: PartProps) {
  const { id, eyebrow, title, lead } = part;
  return (
    <section
      id={id}
      data-theme={theme}
      aria-labelledby={`${id}-title`}
      className={cn('overflow-x-clip', className)}
    >
      <div className="mx-auto max-w-page px-gutter py-20 xl:py-28">
        <div className="@container">
          <SectionHeading
            id={`${id}-title`}
            eyebrow={eyebrow}
            title={title}
            className="max-w-[13em]"
          />
          {lead ? <p className="mt-6 max-w-[34rem] text-lead">{lead}</p> : null}
          {children}
        </div>
      </div>
    </section>
  );
}

/** A statement, and under it what holds it. */
function Held({ claim: { text, basis }, ...written }: Written & { claim: Claim }) {
  return (
    <div data-claim className="not-first:mt-5">
      <p className="max-w-measure">{text}</p>
      <BasisLines {...written} basis={basis} />
    </div>
  );
}

interface BasisProps extends Written {
  basis: readonly Basis[];
  className?: string;
}

/** What holds a statement, a line each. Settings and tests of this site open on demand: few readers look them up. */
function BasisLines({ basis, className, ...written }: BasisProps) {
  const isOurs = ({ kind }: Basis) => kind === 'setting' || kind === 'test';
  const ours = basis.filter(isOurs);
  return (
    <div className={cn('text-small text-muted-foreground', className)}>
      <BasisList {...written} basis={basis.filter((each) => !isOurs(each))} className="mt-1.5" />
      {ours.length ? (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center underline decoration-dotted hover:decoration-solid">
            {written.words.trust.basisWords.ours}
          </summary>
          <BasisList {...written} basis={ours} className="pb-3" />
        </details>
      ) : null}
    </div>
  );
}

function BasisList({ basis, className, ...written }: BasisProps) {
  if (basis.length === 0) return null;
  return (
    <ul className={className}>
      {basis.map((each) => (
        <li
          key={JSON.stringify(each)}
          data-basis={each.kind}
          className="max-w-[28rem] wrap-anywhere not-first:mt-2"
        >
          <b className="font-semibold text-foreground">
            {written.words.trust.basisWords[each.kind]}
          </b>{' '}
          <BasisText {...written} basis={each} />
        </li>
      ))}
    </ul>
  );
}

function BasisText({ basis, words, language }: Written & { basis: Basis }) {
  switch (basis.kind) {
    case 'source':
      return (
        <>
          <a href={basis.url} className="underline">
            {basis.title}
          </a>
          , {fillIn(words.trust.basisWords.read, { day: formatDay(basis.read, language) })}.{' '}
          {basis.note}
        </>
      );
    case 'terms':
      return (
        <SiteLink href={`${paths.terms}#${basis.section}`} className="underline">
          {basis.title}
        </SiteLink>
      );
    case 'setting':
    case 'test':
      return (
        <>
          “{basis.name}” <span className="block">{basis.file}</span>
        </>
      );
  }
}

/** 1: the sentence as five tags on a rail, who answers for it, and the way to a person. */
function GuestsAreTold(written: Written) {
  const { conversations, trust } = written.words;
  const { firstSentence, readerLanguages } = conversations;
  const { guestsAreTold } = trust;
  const { answers, copy, example, person } = guestsAreTold;
  return (
    <Part part={guestsAreTold} theme="dark">
      <ul className={cn('mt-12 grid gap-4', styles.tags)}>
        {readerLanguages.map(({ code, name }) => {
          const id = `first-sentence-${code}`;
          return (
            <li key={code} className={styles.tag}>
              <div data-theme="light" className="h-full">
                <p className="text-small text-muted-foreground">{name}</p>
                <p
                  id={id}
                  lang={code}
                  className="mt-2 font-display text-[1.375rem] leading-tight font-semibold tracking-[-0.015em] select-all"
                >
                  {firstSentence[code]}
                </p>
                <p className="mt-auto flex min-h-11 flex-wrap items-center pt-2">
                  <CopyButton
                    from={id}
                    words={{ ...copy, of: fillIn(copy.of, { language: name }) }}
                  />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="mt-6">
        <Held {...written} claim={example} />
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-14 @5xl:grid-cols-[7fr_5fr]">
        <div>
          <h3 className="text-h3">{answers.title}</h3>
          <dl className="mt-5 border-t-[1.5px] border-foreground">
            {answers.rows.map(({ who, claims }) => (
              <div key={who} className={cn(styles.answer, 'grid gap-x-6 gap-y-2 border-b py-5')}>
                <dt className="font-semibold">{who}</dt>
                <dd>
                  {claims.map((claim) => (
                    <Held key={claim.text} {...written} claim={claim} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3 className="text-h3">{person.title}</h3>
          <div className="mt-5 border-t-[1.5px] border-foreground pt-5">
            {person.claims.map((claim) => (
              <Held key={claim.text} {...written} claim={claim} />
            ))}
            <TextLink {...person.link} className="mt-4" />
          </div>
        </div>
      </div>
    </Part>
  );
}

interface ChannelsProps extends Written {
  rules: readonly ChannelRule[] | undefined;
  today: string;
}

/** 2: the table of channels and situations. */
function Channels({ rules, today, ...written }: ChannelsProps) {
  const { channels } = written.words.trust;
  return (
    <Part part={channels}>
      <p className="mt-4 max-w-measure">{channels.note}</p>
      {rules?.length ? (
        <table role="table" className={cn('mt-12 w-full text-left', styles.table)}>
          <caption className="sr-only">{channels.caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {channels.channel}
              </th>
              {SITUATIONS.map((situation) => (
                <th key={situation} role="columnheader" scope="col">
                  {channels.situations[situation]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {channelTable(rules).map(({ channel, cells }) => (
              <tr key={channel} role="row" className="border-t-[1.5px] border-foreground">
                <th
                  role="rowheader"
                  scope="row"
                  className="py-4 font-display text-h3 font-semibold wrap-anywhere hyphens-auto"
                >
                  <StoredWords language={written.language}>{channel}</StoredWords>
                  <StoredMark language={written.language} className="block font-sans" />
                </th>
                {cells.map((cell) => (
                  <ChannelTableCell key={cell.situation} {...written} cell={cell} today={today} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Missing {...written} isAway={!rules} none={channels.none} />
      )}
    </Part>
  );
}

function ChannelTableCell({
  cell: { situation, verdict, rule },
  today,
  words,
  language,
}: Written & { cell: ChannelCell; today: string }) {
  const { channels } = words.trust;
  const isUnsourced = rule?.verdict !== verdict;
  return (
    <td role="cell" {...(verdict === 'unknown' ? { 'data-admits': true } : { 'data-claim': true })}>
      {/* The head of the table says it to screen readers. */}
      <span aria-hidden="true" className={cn('text-small', styles.label)}>
        {channels.situations[situation]}
      </span>
      <p className="flex items-end gap-3 font-display text-h4 leading-none font-semibold">
        <svg viewBox="0 0 28 36" aria-hidden="true" className="h-9 w-7 flex-none">
          <use href={`${verdicts.src}#${verdict}`} />
        </svg>
        {channels.verdicts[verdict]}
      </p>
      {rule ? (
        <p {...(!isUnsourced && storedText(language))} className="mt-3 max-w-measure wrap-anywhere">
          {isUnsourced ? channels.unsourced : rule.summary}
        </p>
      ) : (
        <p className={cn('mt-3 text-muted-foreground', styles.nothing)}>{channels.nothing}</p>
      )}
      {rule?.source_url && rule.checked_on ? (
        <p data-basis="source" className="mt-2 text-small wrap-anywhere text-muted-foreground">
          <a href={rule.source_url} {...storedText(language)} className="underline">
            {rule.source_title ?? new URL(rule.source_url).hostname}
          </a>
          <br />
          {fillIn(channels.checked, { day: formatDay(rule.checked_on, language) })}
        </p>
      ) : null}
      {rule?.review_by && isOverdue(rule, today) ? (
        <p className="mt-2 w-fit border-l-4 border-waiting pl-3 text-small font-semibold">
          {fillIn(channels.overdue, { day: formatDay(rule.review_by, language) })}
        </p>
      ) : null}
    </td>
  );
}

/** 3: how long each kind of data is kept, as shelves on one scale of months, and what each form stores. */
function Kept(written: Written) {
  const { formData, trust } = written.words;
  const { kept } = trust;
  const { forms, longestMonths, shelves } = kept;
  return (
    <Part part={kept} className="bg-muted">
      <div data-claim className="mt-12">
        <ul aria-label={kept.caption}>
          {shelves.map((shelf) => (
            <li key={shelf.what} className={cn('grid gap-x-6 pt-5', styles.row)}>
              <p className="pb-1.5">
                <b className="font-semibold">{shelf.what}</b>
                <span className="block text-small text-muted-foreground">{shelf.detail}</span>
              </p>
              <ShelfDrawing {...shelf} />
              <p className="self-end pb-1.5 text-right font-display text-h3 leading-none font-semibold whitespace-nowrap tabular-nums">
                {shelf.time}
              </p>
            </li>
          ))}
          <li aria-hidden="true" className={cn('grid gap-x-6', styles.row)}>
            <span
              className={cn(
                styles.scale,
                'flex justify-between pt-1.5 text-small text-muted-foreground tabular-nums',
              )}
            >
              {kept.scale.map((mark) => (
                <span key={mark}>{mark}</span>
              ))}
            </span>
          </li>
        </ul>
        <p className="mt-6">{kept.deletes}</p>
        <BasisLines {...written} basis={kept.basis} />
      </div>
      <div data-claim className="mt-16">
        <h3 className="text-h3">{forms.title}</h3>
        <ul className="mt-5 grid border-t-[1.5px] border-foreground @2xl:grid-cols-2 @2xl:gap-x-12 @5xl:grid-cols-4">
          {formData.formData.map(({ form, data, purpose }) => (
            <li key={form} className="border-b py-5">
              <h4 className="text-h4">{form}</h4>
              <p className="mt-2">{data}</p>
              <p className="mt-2 text-small text-muted-foreground">{purpose}</p>
            </li>
          ))}
        </ul>
        <BasisLines {...written} basis={forms.basis} className="mt-4" />
      </div>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <Held {...written} claim={kept.survey} />
        <TextLink {...kept.privacy} />
      </div>
    </Part>
  );

  function ShelfDrawing(shelf: (typeof shelves)[number]) {
    const boxes = 'months' in shelf ? shelf.months : 0;
    const slips = 'days' in shelf ? shelf.days : 0;
    return (
      <svg
        viewBox={`0 0 ${longestMonths * 30} 44`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={cn('w-full', styles.shelf)}
      >
        <path
          className={styles.marks}
          d={repeat(longestMonths, (month) => `M${month * 30} 30h1v14h-1z`)}
        />
        <path
          className="fill-lamp"
          d={repeat(boxes, (month) => `M${month * 30 + 4} 8h22v36h-22z`)}
        />
        <path
          className="fill-lamp-lit"
          d={repeat(boxes, (month) => `M${month * 30 + 4} 8h11v36h-11z`)}
        />
        <path className={styles.slips} d={repeat(slips, (day) => `M${day} 14h.6v30h-.6z`)} />
      </svg>
    );
  }
}

const repeat = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

/** 4: who else processes the data, as keys on named hooks, and what has changed. */
function Others({
  subprocessors,
  today,
  ...written
}: Written & { subprocessors: readonly Subprocessor[] | undefined; today: string }) {
  const { others } = written.words.trust;
  const hasEnded = ({ until }: Subprocessor) => until !== null && until < today;
  const ended = subprocessors?.filter(hasEnded) ?? [];
  return (
    <Part part={others}>
      {subprocessors?.length ? (
        <div data-claim>
          <ul className="mt-12 grid @2xl:grid-cols-2 @5xl:grid-cols-4">
            {subprocessors
              .filter((each) => !hasEnded(each))
              .map((each) => (
                <KeyOnHook key={each.id} {...written} subprocessor={each} today={today} />
              ))}
          </ul>
          {ended.length ? (
            <>
              <h3 className="mt-10 text-h3">{others.ended}</h3>
              <ul className="mt-5 border-t-[1.5px] border-foreground">
                {ended.map((each) => (
                  <li
                    key={each.id}
                    className={cn(styles.ended, 'grid gap-x-8 gap-y-1 border-b py-4 wrap-anywhere')}
                  >
                    <p className="font-semibold">
                      <StoredWords language={written.language}>{each.name}</StoredWords>{' '}
                      {each.is_sample ? <SampleStamp className="ml-1" /> : null}
                      <StoredMark language={written.language} className="ml-1 font-normal" />
                    </p>
                    <p {...storedText(written.language)}>{each.task}</p>
                    <p className="text-muted-foreground">
                      <StoredWords language={written.language}>{each.country}</StoredWords>.{' '}
                      {others.terms.until} {formatDay(each.until ?? '', written.language)}
                    </p>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <Changes {...written} subprocessors={subprocessors} today={today} />
          <BasisLines {...written} basis={others.basis} className="mt-4" />
        </div>
      ) : (
        <Missing {...written} isAway={!subprocessors} none={others.none} />
      )}
      <TextLink {...others.changes.feed} className="mt-4" />
    </Part>
  );
}

interface KeyOnHookProps extends Written {
  subprocessor: Subprocessor;
  today: string;
}

function KeyOnHook({ subprocessor, today, words, language }: KeyOnHookProps) {
  const { others } = words.trust;
  const { name, task, data, country, safeguard, since, until, is_sample } = subprocessor;
  const isAnnounced = since > today;
  const stored = [
    [others.terms.data, data],
    [others.terms.country, country],
    [others.terms.safeguard, safeguard],
  ];
  const days = [
    [isAnnounced ? others.terms.begins : others.terms.since, formatDay(since, language)],
    ...(until ? [[others.terms.until, formatDay(until, language)]] : []),
  ];
  return (
    <li className={cn(styles.hook, 'pb-10 wrap-anywhere')}>
      <div className={styles.key}>
        <div>
          <svg
            viewBox="0 0 120 176"
            aria-hidden="true"
            className={cn(isAnnounced ? 'text-brass-shade' : 'text-lamp')}
          >
            {isAnnounced ? null : <use href={`${heldKey.src}#key`} />}
            <use href={`${heldKey.src}#hook`} />
          </svg>
        </div>
        <div className="pt-3">
          <h3 {...storedText(language)} className="text-h3">
            {name}
          </h3>
          {is_sample ? <SampleStamp className="mt-2" /> : null}
          <p {...storedText(language)} className="mt-2">
            {task}
          </p>
          <StoredMark language={language} className="mt-1 block" />
        </div>
      </div>
      <dl className="mt-4 border-t text-small">
        {[...stored, ...days].map(([term, text], index) => (
          <div key={term} className="flex border-b py-2">
            <dt className={cn(styles.term, 'text-muted-foreground')}>{term}</dt>
            <dd {...(index < stored.length && storedText(language))}>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** How many changes are shown at once; the others open below them. */
const NEWEST_CHANGES = 3;

function Changes({
  subprocessors,
  today,
  ...written
}: Written & { subprocessors: readonly Subprocessor[]; today: string }) {
  const { others } = written.words.trust;
  const changes = changesOf(subprocessors);
  const older = changes.slice(NEWEST_CHANGES);
  return (
    <>
      <h3 className="mt-14 text-h3">{others.changes.title}</h3>
      <ol className="mt-5 border-t-[1.5px] border-foreground">
        {changes.slice(0, NEWEST_CHANGES).map((change) => (
          <Change key={change.id} {...written} change={change} today={today} />
        ))}
      </ol>
      {older.length ? (
        <details>
          <summary className="flex min-h-12 cursor-pointer items-center gap-3 border-b font-semibold hover:underline">
            {others.changes.older}
            <span className="text-muted-foreground tabular-nums">{older.length}</span>
          </summary>
          <ol>
            {older.map((change) => (
              <Change key={change.id} {...written} change={change} today={today} />
            ))}
          </ol>
        </details>
      ) : null}
    </>
  );
}

function Change({
  change: { id, date, kind, name, text, is_sample },
  today,
  words,
  language,
}: Written & { change: SubprocessorChange; today: string }) {
  const { announced, kinds } = words.trust.others.changes;
  return (
    <li
      id={anchorOfChange(id)}
      className={cn(styles.change, 'grid gap-x-8 gap-y-1 border-b py-3 wrap-anywhere')}
    >
      <time dateTime={date} className="text-muted-foreground">
        {formatDay(date, language)}
      </time>
      <span className="font-semibold">{date > today ? announced : kinds[kind]}</span>
      <p className="max-w-measure">
        <b {...storedText(language)} className="font-semibold">
          {name}
        </b>{' '}
        {is_sample ? <SampleStamp className="mx-1" /> : null}{' '}
        <StoredWords language={language}>{text}</StoredWords>
        <StoredMark language={language} />
      </p>
    </li>
  );
}

/** 5: the facts about the company on a plate. */
function WhoWeAre({ facts, ...written }: Written & { facts: CompanyFacts | undefined }) {
  const { info, trust } = written.words;
  const { whoWeAre } = trust;
  const names = Object.entries(info.info.company.names) as [keyof CompanyFacts, string][];
  const stated = names.flatMap(([fact, name]) => (facts?.[fact] ? [[name, facts[fact]]] : []));
  return (
    <Part part={whoWeAre} className="bg-muted">
      {stated.length > 0 ? (
        <div data-claim className="mt-12">
          <dl className={cn('grid gap-x-12 @3xl:grid-cols-2', styles.plate)}>
            {stated.map(([name, value]) => (
              <div key={name} className={cn(styles.fact, 'grid gap-x-6 border-b py-3')}>
                <dt className="text-on-surface-muted">{name}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <BasisLines {...written} basis={whoWeAre.basis} className="mt-4" />
        </div>
      ) : null}
      {facts ? null : <Missing {...written} isAway none="" />}
      <TextLink {...whoWeAre.imprint} className="mt-4" />
    </Part>
  );
}

interface HowWeTestProps extends Written {
  /** Undefined where it could not be read. */
  securityContact: string | null | undefined;
}

/** 6: what is tested, and the known faults. */
function HowWeTest({ securityContact, ...written }: HowWeTestProps) {
  const { howWeTest } = written.words.trust;
  const { accessibility, questions, security } = howWeTest;
  return (
    <Part part={howWeTest}>
      <div className="mt-12 grid gap-x-16 gap-y-14 @5xl:grid-cols-[7fr_5fr]">
        <div>
          <h3 className="text-h3">{accessibility.title}</h3>
          <p className="mt-1 text-muted-foreground">
            <time dateTime={accessibility.checkedOn}>
              {fillIn(accessibility.checked, {
                day: formatDay(accessibility.checkedOn, written.language),
              })}
            </time>
          </p>
          <ul className="mt-5 border-t-[1.5px] border-foreground">
            {accessibility.claims.map((claim) => (
              <li key={claim.text} className="border-b py-4">
                <Held {...written} claim={claim} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <div data-admits className="border-l-[6px] border-oxblood bg-card px-6 py-6">
            <h3 className="text-h3">{accessibility.faultsTitle}</h3>
            <ul className="mt-4">
              {accessibility.faults.map((fault) => (
                <li key={fault} className="max-w-measure border-t py-3">
                  {fault}
                </li>
              ))}
            </ul>
          </div>
          <h3 className="mt-14 text-h3">{security.title}</h3>
          <div className="mt-5 border-t-[1.5px] border-foreground pt-5">
            {security.claims.map((claim) => (
              <Held key={claim.text} {...written} claim={claim} />
            ))}
            <SecurityContact words={written.words} contact={securityContact} />
          </div>
          <div data-claim>
            <h3 className="mt-14 text-h3">{questions.title}</h3>
            <p className="mt-5 max-w-measure border-t-[1.5px] border-foreground pt-5">
              {fillIn(questions.all, { ...measured[written.language].all })}
            </p>
            <p className="mt-3 max-w-measure">
              {fillIn(questions.heldOut, { ...measured[written.language].heldOut })}
            </p>
            <BasisLines {...written} basis={questions.basis} />
            <TextLink {...questions.link} className="mt-4" />
          </div>
        </div>
      </div>
    </Part>
  );
}

interface SecurityContactProps {
  words: Words;
  contact: string | null | undefined;
}

function SecurityContact({ words: { trust }, contact }: SecurityContactProps) {
  const { contact: label, link } = trust.howWeTest.security;
  const href = contact?.startsWith('https://') ? contact : `mailto:${contact}`;
  return (
    <dl className="mt-5">
      <dt className="text-small text-muted-foreground">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-8 wrap-anywhere">
        {contact ? (
          <a href={href} className="inline-flex min-h-11 items-center underline">
            {contact}
          </a>
        ) : null}
        {contact === undefined ? <span>{trust.trustPage.away}</span> : null}
        <a href={link.href} className="inline-flex min-h-11 items-center underline">
          {link.label}
        </a>
      </dd>
    </dl>
  );
}

/** The language of a text that is stored for this page, which is English on every page, where the page has another one. */
const storedText = (page: Language) => (page === defaultLanguage ? {} : { lang: defaultLanguage });

/** Such a text within another one. */
function StoredWords({ language, children }: { language: Language; children: string }) {
  return language === defaultLanguage ? children : <span lang={defaultLanguage}>{children}</span>;
}

/** Names its language. */
function StoredMark({ language, className }: { language: Language; className?: string }) {
  return <TextLanguage language={defaultLanguage} page={language} className={className} />;
}

/** In the place of stored rows: they could not be read, or there are none. */
function Missing({ isAway, none, words }: Written & { isAway: boolean; none: string }) {
  return (
    <div data-admits className="mt-12">
      <EmptyState message={isAway ? words.trust.trustPage.away : none} />
    </div>
  );
}

function TextLink({ href, label, className }: { href: string; label: string; className?: string }) {
  return (
    <p className={className}>
      <SiteLink href={href} className="inline-flex min-h-11 items-center text-primary underline">
        {label}
      </SiteLink>
    </p>
  );
}
