import { metadataOf } from '@/app/_document/head-metadata';
import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { Eyebrow } from '@/components/sections/eyebrow';
import { MessageBubble } from '@/components/sections/message-bubble';
import { SectionHeading } from '@/components/sections/section-heading';
import { SampleStamp } from '@/components/sections/sample-stamp';
import { StatusTag } from '@/components/sections/status-tag';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { settings } from '@/lib/env/env';
import { cn } from '@/lib/utils';
import houseAtNight from './_components/house-at-night.svg';
import storyStyles from './_components/story-section.module.css';
import teamStyles from './_components/team-section.module.css';
import valuesStyles from './_components/values-section.module.css';

export const generateMetadata = metadataOf((words) => words.about.about);

export default async function AboutPage() {
  const { about, mission, story, talk, team, values } = (await words()).about;
  return (
    <>
      <AboutHero about={about} />
      <MissionSection mission={mission} />
      <StorySection story={story} />
      <ValuesSection values={values} />
      <TeamSection team={team} />
      <TalkSection talk={talk} supportEmail={settings().supportEmail} />
      <RevealOnScroll />
    </>
  );
}

type Copy = Words['about'];

/** The page's heading beside a drawing of the house at night. */
function AboutHero({ about }: { about: Copy['about'] }) {
  return (
    <section data-theme="dark" className="overflow-x-clip">
      <div className="grid md:min-h-[53vw] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:min-h-[min(46rem,calc(100svh-4.5rem))]">
        <div className="flex flex-col px-gutter pt-10 pb-12 md:pr-6 xl:pt-12 xl:pr-12 xl:pb-16 xl:pl-page-edge">
          <Eyebrow {...about.eyebrow} />
          <h1 className="max-w-[7.5em] text-h1">{about.title}</h1>
          <p className="mt-auto max-w-[30rem] pt-6 text-lead text-on-surface-muted">{about.lead}</p>
        </div>
        {/* A night scene in forced colours as well. */}
        <div className="relative h-[88vw] overflow-clip bg-night-deep forced-color-adjust-none md:h-auto">
          <Drawing
            file={houseAtNight}
            preserveAspectRatio="xMidYMax meet"
            className="absolute inset-0 size-full overflow-visible"
          />
        </div>
      </div>
    </section>
  );
}

function MissionSection({ mission }: { mission: Copy['mission'] }) {
  return (
    <SplitSection id="mission-title" copy={mission} className="max-w-[36rem] text-lead">
      {mission.paragraphs.map((paragraph) => (
        <p key={paragraph} className="not-first:mt-5">
          {paragraph}
        </p>
      ))}
    </SplitSection>
  );
}

/** The company's story in three rows, beside the product's key sentence. */
function StorySection({ story }: { story: Copy['story'] }) {
  return (
    <section
      data-theme="light"
      aria-labelledby="story-title"
      className="grid overflow-clip xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className={`overflow-x-clip px-gutter pt-16 pb-section ${storyStyles.storyWords}`}>
        <SectionHeading id="story-title" {...story} className="max-w-[9.5em]" />
        <ol className="mt-12 border-t-[1.5px] border-foreground">
          {story.rows.map(({ when, title, text }) => (
            <li
              key={when}
              className="grid gap-x-6 gap-y-1 border-b py-6 md:grid-cols-[6rem_minmax(0,1fr)]"
            >
              <span className="font-display text-h3 font-semibold tracking-normal text-muted-foreground tabular-nums">
                {when}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-measure">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div
        data-theme="dark"
        className={`relative flex flex-col justify-end overflow-clip px-gutter pt-20 pb-12 ${storyStyles.sentence}`}
      >
        <div className={`relative ${storyStyles.hangs}`}>
          <figure className={`hanging-tag ${storyStyles.hanging}`}>
            <blockquote>
              <p>{story.sentence.text}</p>
            </blockquote>
            <figcaption>
              <StatusTag status="asking" className="before:bg-asking-surface">
                {story.sentence.state}
              </StatusTag>
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

/** The company's rules, each beside an example of the product that keeps it. */
function ValuesSection({ values }: { values: Copy['values'] }) {
  const { introduction, question, note, price } = values.exhibits;
  const exhibits = [
    <MessageBubble key="introduction" message={introduction} />,
    <QuestionCard key="question" question={question} />,
    <IndexCard key="note" note={note} />,
    <FreeTag key="price" price={price} />,
  ];
  return (
    <section data-theme="dark" aria-labelledby="values-title" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter py-section">
        <SectionHeading id="values-title" {...values} className="max-w-[9.5em]" />
        <ol className="mt-14 border-b">
          {values.rules.map(({ title, text }, index) => (
            <li
              key={title}
              data-reveal
              className={`grid gap-x-3 gap-y-6 border-t py-8 ${valuesStyles.rule}`}
            >
              <span
                aria-hidden="true"
                className={`font-display leading-[0.8] font-semibold tracking-[-0.04em] text-muted-foreground tabular-nums ${valuesStyles.numeral}`}
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-[32.5rem] text-on-surface-muted">{text}</p>
              </div>
              <div className={`col-span-full ${valuesStyles.exhibit}`}>{exhibits[index]}</div>
            </li>
          ))}
        </ol>
        <p className="mt-6 text-small text-muted-foreground">{values.sample}</p>
      </div>
    </section>
  );
}

type Exhibits = Copy['values']['exhibits'];

function QuestionCard({ question }: Pick<Exhibits, 'question'>) {
  return (
    <div
      data-theme="light"
      className="max-w-[27rem] border-l-[6px] border-oxblood px-5 pt-4 pb-5 forced-colors:border"
    >
      <p>
        <b>{question.door}</b> {question.text}
      </p>
      <p className="mt-3 flex gap-6 font-display text-[1.625rem] leading-[1.2] font-semibold text-muted-foreground">
        <span className={`text-primary underline ${valuesStyles.yes}`}>{question.yes}</span>{' '}
        <span>{question.no}</span>
      </p>
    </div>
  );
}

function IndexCard({ note }: Pick<Exhibits, 'note'>) {
  return (
    <div className={`max-w-[27rem] forced-colors:border ${valuesStyles.card}`}>
      <p className={`ml-6 w-fit px-7 pt-1.5 font-semibold ${valuesStyles.tab}`}>{note.tab}</p>
      <p className={`px-5 pt-5 pb-6 ${valuesStyles.note}`}>{note.text}</p>
    </div>
  );
}

function FreeTag({ price }: Pick<Exhibits, 'price'>) {
  return (
    <p className={`flex max-w-[27rem] items-center gap-4 py-4 pr-7 ${valuesStyles.free}`}>
      <span
        className={`font-display leading-[0.8] font-semibold tracking-[-0.05em] ${valuesStyles.amount}`}
      >
        {price.amount}
      </span>
      <span>
        <b className="block">{price.unit}</b> {price.text}
      </span>
    </p>
  );
}

/** The team, and the three founders. */
function TeamSection({ team }: { team: Copy['team'] }) {
  return (
    <section data-theme="light" aria-labelledby="team-title" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-section">
        <div data-reveal className="grid gap-x-12 gap-y-8 xl:grid-cols-[7fr_5fr]">
          <div>
            <SectionHeading id="team-title" {...team} className="max-w-[10em]" />
          </div>
          <div className="max-w-[34rem] self-end">
            {team.paragraphs.map((paragraph) => (
              <p key={paragraph} className="not-first:mt-4">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <Founders team={team} />
      </div>
    </section>
  );
}

// The founders as tags on one rail, with initials in place of portraits.
function Founders({ team }: { team: Copy['team'] }) {
  return (
    <div className={teamStyles.rail}>
      <h3 className="sr-only">{team.foundersTitle}</h3>
      <ul className={`relative grid gap-10 ${teamStyles.founders}`}>
        {team.founders.map(({ initials, name, role, text }) => (
          <li key={initials}>
            <span aria-hidden="true" className={`relative block ${teamStyles.avatar}`}>
              <span className="grid font-display leading-none font-semibold tracking-[-0.05em] forced-color-adjust-none">
                {initials}
              </span>
            </span>
            <div className={teamStyles.founder}>
              <h4 className="text-h3">{name}</h4>
              <p className="text-muted-foreground">{role}</p>
              <p className="mt-2 max-w-[24rem]">{text}</p>
              <SampleStamp className="mt-3" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function TalkSection({ talk, supportEmail }: { talk: Copy['talk']; supportEmail: string }) {
  const { contact, careers, integrations } = talk.links;
  return (
    <SplitSection id="talk-title" copy={talk}>
      <SiteLink href={contact.href} className={buttonVariants({ variant: 'tag', size: 'lg' })}>
        {contact.label}
      </SiteLink>
      <p className="mt-5">
        {talk.mail}{' '}
        <a
          href={`mailto:${supportEmail}`}
          className="inline-flex min-h-11 items-center text-primary underline"
        >
          {supportEmail}
        </a>
      </p>
      <ul className="mt-5 border-t-[1.5px] border-foreground">
        {[careers, integrations].map(({ label, href }) => (
          <li key={href} className="border-b">
            <SiteLink
              href={href}
              className="flex min-h-12 items-center py-2 no-underline hover:underline"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}

interface SplitSectionProps {
  /** Id of the heading, which names the section. */
  id: string;
  copy: { eyebrow: ComponentProps<typeof Eyebrow>; title: string };
  className?: string;
  children: ReactNode;
}

/** A heading on the left, and beside it, aligned to the bottom, the text. */
function SplitSection({ id, copy, className, children }: SplitSectionProps) {
  return (
    <section data-theme="light" aria-labelledby={id} className="overflow-x-clip">
      <div
        data-reveal
        className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-gutter py-section xl:grid-cols-12"
      >
        <div className="xl:col-span-7">
          <SectionHeading id={id} {...copy} className="max-w-[8em]" />
        </div>
        <div className={cn('self-end xl:col-span-5', className)}>{children}</div>
      </div>
    </section>
  );
}
