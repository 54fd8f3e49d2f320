import { useEffect, useRef } from 'react';
import { toast } from '@/components/ui/use-toast';
import { application as copy } from '@/content/careers';
import type { FormState } from '@/lib/actions/result';
import type { Outcome } from './outcome';

/** Reports what became of an application in a message beside the page (specification, section 8). */
export function useAnswer(state: FormState<Outcome>, onReceived: () => void) {
  // Starts empty: a form sent before the page was ready comes back with its answer already in it.
  const reported = useRef<FormState<Outcome>>(null);
  useEffect(() => {
    if (reported.current === state) return;
    reported.current = state;
    if (state.status === 'failed') {
      const { title, text } = copy.failed;
      toast({ title, description: state.message ?? text, variant: 'destructive' });
    }
    if (state.status === 'done' && state.outcome === 'received') {
      toast(pick(copy.received));
      onReceived();
    }
  }, [state, onReceived]);
}

function pick({ title, text }: { title: string; text: string }) {
  return { title, description: text };
}
