import { Eyebrow } from '@/components/sections/eyebrow';
import { SectionHeading } from '@/components/sections/section-heading';
import { StartLink } from '@/components/sections/start-link';
import { EmptyState } from '@/components/states/empty-state';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { CompanyFacts } from '@/lib/company/fact-names';
import { palette } from '@/lib/palette';
import { fillIn } from '@/lib/text/fill-in';
import { measured } from '@/lib/try/measured';
import type { ChannelRule } from '@/lib/trust/list-channel-rules';
import type { Subprocessor } from '@/lib/trust/subprocessor';
import { cn } from '@/lib/utils';
import { Channels } from './channels';
import { CopyButton } from './copy-button';
import { Others } from './others';
import { Part, TextLink, type Written } from './part';
import styles from './trust-board.module.css';
import verdicts from './verdicts.svg';

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
