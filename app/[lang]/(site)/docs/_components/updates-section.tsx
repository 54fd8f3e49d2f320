import type { UpdatesPageProps } from '@/app/[lang]/(site)/_updates/updates-pages';
import { UpdatesList } from '@/components/sections/updates/updates-list';
import { JsonLd } from '@/components/seo/json-ld';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { localPath } from '@/lib/languages/local-path';
import { updateList } from '@/lib/updates/structured-data';
import { DocsPage } from './docs-page';

/** The updates of one type, in the documentation. */
export async function UpdatesSection({ result, list, page }: UpdatesPageProps) {
  const copy = (await words()).productUpdates.updatePages[list];
  const address = localPath(await currentLanguage(), copy.path);
  return (
    <DocsPage {...copy}>
      <UpdatesList result={result ?? null} list={list} page={page} />
      {result?.updates.length ? <JsonLd data={updateList(result.updates, page, address)} /> : null}
    </DocsPage>
  );
}
