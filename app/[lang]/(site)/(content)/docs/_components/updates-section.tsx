import { UpdatesList } from '@/components/sections/updates/updates-list';
import { JsonLd } from '@/components/seo/json-ld';
import { docs } from '@/content/en/docs';
import { updatePages } from '@/content/en/product-updates';
import type { listProductUpdates } from '@/lib/updates/product-updates';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/seo/json-ld';
import { updateList } from '@/lib/updates/structured-data';
import { DocsPage } from './docs-page';

interface UpdatesSectionProps {
  /** Undefined when the backend is away during a build. */
  result: Awaited<ReturnType<typeof listProductUpdates>> | undefined;
  list: 'major' | 'minor';
  page: number;
}

/** The updates of one type, in the documentation. */
export function UpdatesSection({ result, list, page }: UpdatesSectionProps) {
  const { eyebrow, title, lead, path } = updatePages[list];
  return (
    <DocsPage eyebrow={eyebrow} title={title} lead={lead}>
      <UpdatesList result={result ?? null} list={list} page={page} />
      {result?.updates.length ? <JsonLd data={updateList(result.updates, page, path)} /> : null}
      <JsonLd data={breadcrumbs([paths.docsFeatures, docs.sidebar], [path, title])} />
    </DocsPage>
  );
}
