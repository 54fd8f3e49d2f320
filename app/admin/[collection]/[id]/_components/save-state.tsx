import { adminCopy } from '@/content/admin';
import { formatMoment } from '@/lib/text/format';
import type { useRowForm } from '../../../_components/use-row-form';

const copy = adminCopy.collection.state;

type Props = { form: Pick<ReturnType<typeof useRowForm>, 'base' | 'isDirty' | 'isKept'> };

/** Whether what the form holds is saved. */
export function SaveState({ form: { base, isDirty, isKept } }: Props) {
  const said = isDirty
    ? copy[isKept ? 'kept' : 'unsaved']
    : copy[base.updated_at ? 'saved' : 'none'];
  return (
    <p
      role="status"
      className={isDirty ? 'text-small font-semibold' : 'text-small text-muted-foreground'}
    >
      <span>{said}</span>
      {!isDirty && base.updated_at ? (
        <span className="max-xl:hidden">{` ${formatMoment(base.updated_at)}`}</span>
      ) : null}
    </p>
  );
}
