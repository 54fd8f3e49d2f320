import { UpdatesList } from '@/components/sections/updates/updates-list';
import { JsonLd } from '@/components/seo/json-ld';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { localPath } from '@/lib/languages/local-path';
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
export async function UpdatesSection({ result, list, page }: UpdatesSectionProps) {
  const { docs, navigation, productUpdates } = await words();
  const language = await currentLanguage();
  const { eyebrow, title, lead, path } = productUpdates.updatePages[list];
  const address = localPath(language, path);
  return (
    <DocsPage eyebrow={eyebrow} title={title} lead={lead}>
      <UpdatesList result={result ?? null} list={list} page={page} />
      {result?.updates.length ? <JsonLd data={updateList(result.updates, page, address)} /> : null}
      <JsonLd
        data={breadcrumbs(
          navigation,
          language,
          [paths.docsFeatures, docs.docs.sidebar],
          [path, title],
        )}
      />
    </DocsPage>
  );
}
