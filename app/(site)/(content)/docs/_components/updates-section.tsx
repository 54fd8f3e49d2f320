import { UpdatesList } from '@/components/sections/updates/updates-list';
import { JsonLd } from '@/components/seo/json-ld';
import { docs } from '@/content/docs';
import type { listProductUpdates } from '@/lib/data/product-updates';
import { paths } from '@/lib/paths';
import type { UpdateList } from '@/lib/product-updates';
import { breadcrumbs, updateList } from '@/lib/seo/json-ld';
import { DocsPage } from './docs-page';

interface UpdatesSectionProps {
  copy: { eyebrow: { time: string; label: string }; title: string; lead: string };
  result: Awaited<ReturnType<typeof listProductUpdates>> | undefined;
  list: UpdateList;
  page: number;
  path: string;
}

/** The updates of one type, in the documentation. */
export function UpdatesSection({ copy, result, ...place }: UpdatesSectionProps) {
  const { eyebrow, title, lead } = copy;
  return (
    <DocsPage eyebrow={eyebrow} title={title} lead={lead}>
      <UpdatesList result={result ?? null} {...place} />
      {result?.updates.length ? (
        <JsonLd data={updateList(result.updates, place.page, place.path)} />
      ) : null}
      <JsonLd data={breadcrumbs([paths.docsFeatures, docs.sidebar], [place.path, title])} />
    </DocsPage>
  );
}
