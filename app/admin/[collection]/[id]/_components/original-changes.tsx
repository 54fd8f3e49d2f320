import { adminCopy } from '@/content/admin';
import type { Collection } from '@/lib/collections/collection';
import type { Row } from '@/lib/collections/row';
import { getTranslated, isOutdated } from '@/lib/collections/row-translations';
import type { Client } from '@/lib/supabase/client';
import { Compare } from '../../../_components/compare';

const { translations: copy } = adminCopy;

type Props = { client: Client; collection: Collection; row: Row; original: Row };

/** The changes of the original since it was translated, above the form of the translation. */
export async function OriginalChanges({ client, collection, row, original }: Props) {
  if (!isOutdated(row, original)) return null;
  const then = await getTranslated(client, collection, row, original);
  const fields = Object.entries(collection.fields)
    .filter(([, { kind }]) => ['text', 'textarea', 'html', 'select'].includes(kind))
    .map(([name, field]) => ({ field, before: then?.[name] ?? '', after: original[name] ?? '' }))
    .filter(({ before, after }) => before !== after);
  return (
    <details open className="mb-8 border-[1.5px] border-l-[6px] border-warning px-4 py-2">
      <summary className="cursor-pointer py-2">
        <h2 className="inline-block text-h4">{copy.changed}</h2>
      </summary>
      {!then ? (
        <p className="pb-2">{copy.notKept}</p>
      ) : fields.length === 0 ? (
        <p className="pb-2">{copy.noWords}</p>
      ) : (
        // The height is that of the original beside a field.
        <div
          role="region"
          aria-label={copy.changed}
          tabIndex={0}
          className="max-h-[32rem] overflow-y-auto"
        >
          <Compare heads={[copy.then, copy.now]} fields={fields} />
        </div>
      )}
    </details>
  );
}
