import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import { undo } from '../[collection]/actions';
import { noAnswer, reportFailure } from './report';

const { history } = adminCopy;

/** Brings back what rows were before some changes of the history, and says how that ended. */
export async function undoChanges(changes: number[]): Promise<void> {
  const result = await undo({ changes }).catch(noAnswer);
  if (result.status === 'done') toast({ title: history.undone });
  else reportFailure(result, history.undoFailed);
}
