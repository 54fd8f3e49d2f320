import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/sections/eyebrow';
import { SampleStamp } from '@/components/sections/sample-stamp';
import { BackLink } from '@/components/ui/back-link';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import type { getJobOpening } from '@/lib/careers/job-openings';
import { formatSalary } from '@/lib/careers/salary';
import { paths } from '@/lib/paths';
import { fitWords } from '@/lib/text/fit-words';
import { formatDay } from '@/lib/text/format';
import { parsePlainText, splitRequirements, type TextBlock } from '@/lib/html/plain-text';
import { FreePeg } from '../../_components/coat-rail';
import styles from './job-letter.module.css';

interface JobLetterProps {
  job: NonNullable<Awaited<ReturnType<typeof getJobOpening>>>;
  /** Below the letter. */
  children: ReactNode;
}

/** A position: its facts beside its description and requirements. */
export async function JobLetter({ job, children }: JobLetterProps) {
  const { job: copy } = (await words()).careers;
  const language = await currentLanguage();
  const salary = formatSalary(job, copy.salaries, language);
  return (
    <div
      data-theme="light"
      className={`${styles.page} relative mx-auto max-w-page overflow-x-clip px-gutter pt-6 pb-section`}
    >
      <FreePeg className={`${styles.peg} absolute top-0 overflow-visible max-lg:hidden`} />
      <BackLink href={paths.careers} className="mb-5">
        {copy.back}
      </BackLink>
      <Eyebrow {...copy.eyebrow} />
      {job.is_sample ? <SampleStamp className="mb-4" /> : null}
      <h1 dir="auto" style={fitWords(job.title)} className="max-w-[12em] text-h1 wrap-anywhere">
        {job.title}
      </h1>
      <div className={`${styles.columns} mt-10 grid gap-10`}>
        <dl className={`${styles.facts} self-start border-t-[1.5px] border-foreground lg:sticky`}>
          <Fact name={copy.facts.department}>{job.department}</Fact>
          <Fact name={copy.facts.location}>{job.location}</Fact>
          <Fact name={copy.facts.type}>{job.type}</Fact>
          {salary ? <Fact name={copy.facts.salary}>{salary}</Fact> : null}
          <Fact name={copy.facts.posted}>
            <time dateTime={job.created_at}>{formatDay(job.created_at, language)}</time>
          </Fact>
        </dl>
        <div className={`${styles.letter} max-w-measure min-w-0 wrap-anywhere`}>
          <section aria-labelledby="about-the-role">
            <h2 id="about-the-role" className="mb-5 text-h3">
              {copy.about}
            </h2>
            <JobDescription description={job.description} />
          </section>
          <JobRequirements title={copy.requirements} requirements={job.requirements} />
          {children}
        </div>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-b py-3">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function JobDescription({ description }: { description: string }) {
  return parsePlainText(description, 'job').map((block, index) => (
    <Block key={index} block={block} />
  ));
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <h3 dir="auto">{block.text}</h3>;
  if (block.kind === 'paragraph') return <p dir="auto">{block.text}</p>;
  const items = block.items.map((item, index) => (
    <li key={index} dir="auto" className={block.ordered ? undefined : 'relative pl-7'}>
      {item}
    </li>
  ));
  return block.ordered ? (
    <ol className="list-decimal pl-7">{items}</ol>
  ) : (
    <ul className={`${styles.list} grid gap-2.5`}>{items}</ul>
  );
}

/** Nothing for no requirements, a paragraph for one, a list for several. */
function JobRequirements({ title, requirements }: { title: string; requirements: string }) {
  const { ordered, items } = splitRequirements(requirements);
  if (items.length === 0) return null;
  const List = ordered ? 'ol' : 'ul';
  return (
    <section aria-labelledby="requirements" className="mt-16">
      <h2 id="requirements" className="mb-5 text-h3">
        {title}
      </h2>
      {items.length === 1 ? (
        <p dir="auto">{items[0]}</p>
      ) : (
        <List
          className={`${ordered ? styles.numbered : styles.checks} border-t-[1.5px] border-foreground`}
        >
          {items.map((item, index) => (
            <li key={index} dir="auto" className="relative border-b py-3 pl-10">
              {item}
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
