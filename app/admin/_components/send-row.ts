import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import {
  mergeVersions,
  type FormField,
  type FormValues,
  type RowBase,
} from '@/lib/collections/row';
import { saveRow } from '../[collection]/actions';
import { noAnswer } from './report';

/** Saves a row; where no field was changed by both, over the version that another administrator stored. */
export async function sendMerging(
  fields: readonly FormField[],
  { collection, base, values }: { collection: string; base: RowBase; values: FormValues },
  known: FormValues,
  /** Takes what is sent then; gives the title of the message. */
  onMerged: (merged: { base: RowBase; values: FormValues; original: FormValues }) => string,
) {
  // A new row replaces nothing: what is stored under its key was sent from here before.
  let original = base.updated_at ? known : {};
  let answer = await saveRow({ collection, base, values }).catch(noAnswer);
  let merging: ReturnType<typeof mergeVersions> | null = null;
  // No administrator has to choose.
  while (answer.status === 'conflict' && answer.current) {
    merging = mergeVersions(fields, { original, mine: values, row: answer.current });
    if (merging.both.length > 0) break;
    base = { key: base.key, updated_at: answer.current.updated_at };
    ({ merged: values, theirs: original } = merging);
    const title = onMerged({ base, values, original });
    const merged = await saveRow({ collection, base, values }).catch(noAnswer);
    if (merged.status === 'done')
      toast({ title, description: adminCopy.conflict.merged(answer.editor, merging.taken) });
    answer = merged;
  }
  return { answer, values, original, both: merging?.both ?? [], isMerged: merging !== null };
}
