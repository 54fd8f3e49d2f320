import { UpdatesList } from '@/components/sections/updates/updates-list';
import { JsonLd } from '@/components/seo/json-ld';
import { docs } from '@/content/docs';
import { docsChangeLog, docsUpdates } from '@/content/product-updates';
import type { listProductUpdates } from '@/lib/data/product-updates';
import { paths } from '@/lib/paths';
import { breadcrumbs, updateList } from '@/lib/seo/json-ld';
import { DocsPage } from './docs-page';

const sections = {
  major: { ...docsUpdates, path: paths.docsUpdates },
  minor: { ...docsChangeLog, path: paths.docsChangeLog },
};

interface UpdatesSectionProps {
  /** Undefined when the backend is away during a build. */
  result: Awaited<ReturnType<typeof listProductUpdates>> | undefined;
  list: keyof typeof sections;
  page: number;
}

/** The updates of one type, in the documentation. */
export function UpdatesSection({ result, list, page }: UpdatesSectionProps) {
  const { eyebrow, title, lead, path } = sections[list];
  return (
    <DocsPage eyebrow={eyebrow} title={title} lead={lead}>
      <UpdatesList result={result ?? null} list={list} page={page} path={path} />
      {result?.updates.length ? <JsonLd data={updateList(result.updates, page, path)} /> : null}
      <JsonLd data={breadcrumbs([paths.docsFeatures, docs.sidebar], [path, title])} />
    </DocsPage>
  );
}
