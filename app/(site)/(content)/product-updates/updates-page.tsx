import { UpdatesList } from '@/components/sections/updates/updates-list';
import { JsonLd } from '@/components/seo/json-ld';
import type { listProductUpdates } from '@/lib/data/product-updates';
import { paths } from '@/lib/paths';
import { updateList } from '@/lib/seo/json-ld';
import { UpdatesLayout } from './updates-layout';

type Result = Awaited<ReturnType<typeof listProductUpdates>>;

/** A page of all updates, under the heading with the calendar. */
export function UpdatesPage({ result, page }: { result: Result | undefined; page: number }) {
  const [newest, before] = result?.updates ?? [];
  return (
    <UpdatesLayout newest={newest?.created_at} before={before?.created_at}>
      <UpdatesList result={result ?? null} list="all" page={page} path={paths.productUpdates} />
      {result && newest ? (
        <JsonLd data={updateList(result.updates, page, paths.productUpdates)} />
      ) : null}
    </UpdatesLayout>
  );
}
