import { adminCopy } from '@/content/admin';
import type { Collection } from '@/lib/collections/collection';
import type { Change, listChanges } from '@/lib/collections/row-changes';
import { formatMoment } from '@/lib/text/format';
import { UndoButton } from '../../../_components/action-buttons';
import { Compare } from '../../../_components/compare';

const copy = adminCopy.history;

/** How many changes are shown. */
export const SHOWN_CHANGES = 20;

/** A change, and its subject where the history is of several rows. */
type ShownChange = Awaited<ReturnType<typeof listChanges>>[number] & { subject?: string };
type HistoryProps = { collection: Collection; changes: readonly ShownChange[] };

/** The last changes of a row: when, by which administrator, and every field before and after. */
export function History({ collection, changes }: HistoryProps) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-16">
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
                <Compare
                  heads={[copy.before, copy.after]}
                  fields={changedFields(collection, change)}
                />
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

function ChangeTitle({ change }: { change: ShownChange }) {
  return (
    <>
      <span className="font-medium">
        {copy.operations[change.operation]}
        {change.subject ? `: ${change.subject}` : null}
      </span>{' '}
      <time dateTime={change.created_at}>{formatMoment(change.created_at)}</time>{' '}
      <span className="wrap-anywhere text-muted-foreground">{copy.by(change.editor)}</span>
    </>
  );
}

/** The editable fields that a change set. */
function changedFields({ fields }: Collection, { before, after }: Change) {
  return Object.entries(fields)
    .map(([name, field]) => ({
      field,
      before: before && (before[name] ?? ''),
      after: after && (after[name] ?? ''),
    }))
    .filter(({ before, after }) => String(before ?? '') !== String(after ?? ''));
}
