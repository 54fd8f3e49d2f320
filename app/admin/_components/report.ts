import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';

/** Says that an action failed. */
export function reportError(description: string): void {
  toast({ title: adminCopy.toasts.error, description, variant: 'destructive' });
}

/** Says why an action was not carried out: its own message, or the sentence where it has none. */
export function reportFailure(result: { message?: string } | object, sentence: string): void {
  reportError(('message' in result && result.message) || sentence);
}

/** The answer to a call that never arrived: a failure like any other. */
export function noAnswer(): { status: 'failed'; message: string; reason?: string } {
  return { status: 'failed', message: '' };
}
