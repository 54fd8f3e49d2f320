import { metadataOf } from '@/app/_document/head-metadata';
import { ContentsLedger } from '@/components/layout/contents-ledger';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { LanguageMark } from '@/components/sections/language-mark';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { getFeaturesDocument } from '@/lib/pages/website-content';
import { parsePlainText } from '@/lib/html/plain-text';
import { outlineDocs, type DocsPart } from '../_components/outline-docs';
import { DocsPage } from '../_components/docs-page';

export const generateMetadata = metadataOf((words) => words.docs.docs.features);

/** The features document, which opens the documentation. */
export default async function DocsFeaturesPage() {
  const { contents, features } = (await words()).docs.docs;
  const language = await currentLanguage();
  const read = await skipDuringBuildOutage(() => getFeaturesDocument(language));
  if (!read) {
    return (
      <DocsPage {...features}>
        <ErrorState message={features.error} />
      </DocsPage>
    );
  }
  const { title, lead, parts } = outlineDocs(parsePlainText(read.text, 'document'), features.title);
  const [first, ...others] = lead;
  const text = (
    <DocsPage eyebrow={features.eyebrow} title={title} lead={first}>
      <LanguageMark language={read.language} className="mb-4 block" />
      {others.map((paragraph, index) => (
        <p key={index} className="mb-4 max-w-measure">
          {paragraph}
        </p>
      ))}
      {parts.length + lead.length === 0 ? <EmptyState message={features.empty} /> : null}
      <DocsContents parts={parts} label={contents} />
      <DocsParts parts={parts} />
    </DocsPage>
  );
  return read.language === language ? text : <div lang={read.language}>{text}</div>;
}

/** The first level of the document, as addresses within the page. */
function DocsContents({ parts, label }: { parts: readonly DocsPart[]; label: string }) {
  const chapters = parts.filter(({ level }) => level === 2);
  if (chapters.length < 2) return null;
  return <ContentsLedger label={label} entries={chapters} className="max-w-[57rem]" />;
}

interface Chapter {
  opening: DocsPart;
  parts: DocsPart[];
}

/** The parts of the document: the title of a chapter in the ledger column, its text beside it. */
function DocsParts({ parts }: { parts: readonly DocsPart[] }) {
  return toChapters(parts).map(({ opening, parts: below }) => (
    <section
      key={opening.id}
      aria-labelledby={opening.id}
      className="mt-16 grid max-w-[57rem] gap-5 border-t-[1.5px] border-foreground pt-5 wrap-anywhere lg:grid-cols-[minmax(10rem,13rem)_minmax(0,33.5rem)] lg:gap-8"
    >
      <h2 id={opening.id} className="top-28 self-start text-h3 lg:sticky">
        {opening.title}
      </h2>
      <div className="max-w-measure [&_p+p]:mt-3.5">
        <Paragraphs of={opening.paragraphs} />
        {below.map(({ level, id, title, paragraphs }) => (
          <div key={id} className="not-first:mt-8">
            <PartTitle level={level} id={id}>
              {title}
            </PartTitle>
            <Paragraphs of={paragraphs} />
          </div>
        ))}
      </div>
    </section>
  ));
}

function PartTitle({ level, id, children }: { level: number; id: string; children: string }) {
  return level === 4 ? (
    <h4 id={id} className="mb-2 font-sans leading-[1.3] tracking-normal">
      {children}
    </h4>
  ) : (
    <h3 id={id} className="mb-2 text-h4">
      {children}
    </h3>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph, index) => (
    <p key={index} dir="auto">
      {paragraph}
    </p>
  ));
}

// An outline begins with a part of the second level, so nothing comes before the first chapter.
function toChapters(parts: readonly DocsPart[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of parts) {
    if (part.level === 2) chapters.push({ opening: part, parts: [] });
    else chapters.at(-1)?.parts.push(part);
  }
  return chapters;
}
