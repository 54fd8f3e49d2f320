'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

interface CopyButtonProps {
  /** The id of the element whose text is copied. */
  from: string;
  words: { action: string; of: string; done: string; selected: string };
}

/**
 * Copies the text of an element. Where the browser does not allow it, the text is selected instead. Before scripts are there,
 * and without them, its place is empty: the text can be selected anyway.
 */
export function CopyButton({ from, words }: CopyButtonProps) {
  const isHydrated = useHydrated();
  const [said, setSaid] = useState('');

  async function copy() {
    const element = document.getElementById(from);
    if (!element) return;
    try {
      await navigator.clipboard.writeText(element.textContent);
      setSaid(words.done);
    } catch {
      window.getSelection()?.selectAllChildren(element);
      setSaid(words.selected);
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        onBlur={() => setSaid('')}
        className={`${isHydrated ? '' : 'invisible'} min-h-11 cursor-pointer pr-3 font-semibold underline underline-offset-4 hover:decoration-2`}
      >
        {words.action}
        <span className="sr-only"> {words.of}</span>
      </button>
      <span role="status" className="text-small">
        {said}
      </span>
    </>
  );
}
