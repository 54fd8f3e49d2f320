import { StoredText } from '@/components/stored-text';
import { adminCopy } from '@/content/admin';
import { wordsOf, type Collection } from '@/lib/collections/collection';
import type { Field } from '@/lib/collections/fields';
import type { Row } from '@/lib/collections/row';
import type { Change, listChanges } from '@/lib/collections/row-store';
import { formatShortDay, formatMoment } from '@/lib/text/format';
import { UndoButton } from '../../../_components/action-buttons';

const copy = adminCopy.history;

/** The last changes of a row: when, by which administrator, and every field before and after. */
export function History({
  collection,
  changes,
}: {
  collection: Collection;
  changes: Awaited<ReturnType<typeof listChanges>>;
}) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-16 max-w-3xl">
      <h2 id="history" className="text-h3">
        {copy.title}
      </h2>
      <ol className="mt-5 border-t-[1.5px] border-foreground">
        {changes.map((change) => (
          <li key={change.id} className="border-b py-3">
            {change.before || change.after ? (
              <details>
                <summary className="cursor-pointer py-2">
                  <ChangeTitle change={change} />
                </summary>
                <dl className="mt-3 grid gap-4">
                  {changedFields(collection, change).map(({ label, before, after }) => (
                    <div key={label}>
                      <dt className="font-semibold">{label}</dt>
                      {change.before ? <Value label={copy.before} value={before} /> : null}
                      {change.after ? <Value label={copy.after} value={after} /> : null}
                    </div>
                  ))}
                </dl>
                {change.before ? <UndoButton change={change.id} /> : null}
              </details>
            ) : (
              <p className="py-2">
                <ChangeTitle change={change} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ChangeTitle({ change }: { change: Change & { editor: string | null } }) {
  return (
    <>
      <span className="font-medium">{copy.operations[change.operation]}</span>{' '}
      <time dateTime={change.created_at}>{formatMoment(change.created_at)}</time>{' '}
      <span className="wrap-anywhere text-muted-foreground">{copy.by(change.editor)}</span>
    </>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <dd className="mt-1 grid gap-x-4 sm:grid-cols-[5rem_1fr]">
      <span className="text-small text-muted-foreground">{label}</span>
      <span
        tabIndex={value.length > 300 ? 0 : undefined}
        className="max-h-60 overflow-y-auto wrap-anywhere"
      >
        {value ? (
          <StoredText text={value} />
        ) : (
          <span className="text-muted-foreground">{copy.nothing}</span>
        )}
      </span>
    </dd>
  );
}

/** The history keeps nothing of what visitors sent. */
const NO_SYSTEMS: ReadonlyMap<string, string> = new Map();

/** The editable fields that a change set, with their values as text. */
function changedFields(collection: Collection, { before, after }: Change) {
  const textOf = (row: Row | null, name: string, field: Field) => {
    const stored = String(row?.[name] ?? '');
    if (stored && field.kind === 'moment') return formatMoment(stored);
    if (stored && field.kind === 'date') return formatShortDay(stored);
    return wordsOf(field, stored, NO_SYSTEMS);
  };
  return Object.entries(collection.fields)
    .map(([name, field]) => ({
      label: field.label,
      before: textOf(before, name, field),
      after: textOf(after, name, field),
    }))
    .filter((field) => field.before !== field.after);
}
