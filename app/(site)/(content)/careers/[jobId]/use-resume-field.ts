import { useRef, useState } from 'react';
import { refuseResume } from '@/lib/schemas/resume-file';

/** Looks at the chosen file before it travels. What it holds is judged by the server. */
export function useResumeField(answer: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  // Undefined while the server has the last word.
  const [refusal, setRefusal] = useState<string | null>();

  function check(): boolean {
    const file = input.current?.files?.[0];
    const reason = file ? refuseResume(file) : null;
    setRefusal(reason);
    return reason === null;
  }

  return {
    input,
    error: refusal === undefined ? answer : (refusal ?? undefined),
    check,
    awaitAnswer: () => setRefusal(undefined),
  };
}
