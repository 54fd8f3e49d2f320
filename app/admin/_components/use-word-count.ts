'use client';

import { useEffect, useMemo, useState } from 'react';
import { countWords } from '@/lib/html/reading-time';

/** How long after the last key the words are counted, in ms: counting takes a while in a long text. */
const COUNT_AFTER_MS = 400;

/** How many words a formatted text has, soon after it was changed. */
export function useWordCount(html: string): number {
  const [counted, setCounted] = useState(html);
  useEffect(() => {
    const timer = setTimeout(() => setCounted(html), COUNT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [html]);
  return useMemo(() => countWords(counted), [counted]);
}
