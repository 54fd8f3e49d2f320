import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { docs } from '@/content/docs';
import { getFeaturesDocument } from '@/lib/data/website-content';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { outlineDocs, parseDocsMarkdown } from './_components/docs-markdown';
import { DocsContents } from './docs-contents';
import { DocsPage } from './docs-page';
import { DocsParts } from './docs-parts';

const { features } = docs;

/** The features document, which opens the documentation. */
export async function FeaturesSection() {
  const text = await skipDuringBuildOutage(() => getFeaturesDocument());
  if (text === undefined) {
    return (
      <DocsPage {...features}>
        <ErrorState message={features.error} />
      </DocsPage>
    );
  }
  const { title, lead, parts } = outlineDocs(parseDocsMarkdown(text), features.title);
  const [first, ...others] = lead;
  return (
    <DocsPage eyebrow={features.eyebrow} title={title} lead={first}>
      {others.map((paragraph, index) => (
        <p key={index} className="mb-4 max-w-measure">
          {paragraph}
        </p>
      ))}
      {parts.length + lead.length === 0 ? <EmptyState message={features.empty} /> : null}
      <DocsContents parts={parts} />
      <DocsParts parts={parts} />
    </DocsPage>
  );
}
