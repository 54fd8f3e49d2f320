'use client';

import { useSyncExternalStore } from 'react';
import type { Language } from '@/lib/languages/languages';
import { dateInSwitzerland, formatFullDate } from '@/lib/text/format';

/**
 * Today's date. The cached page has the date on which it was rendered; the browser corrects an older one.
 *
 * @param rendered that date, in ISO 8601
 */
export function TodaysDate({ rendered, language }: { rendered: string; language: Language }) {
  const date = useSyncExternalStore(neverChanges, dateInSwitzerland, () => rendered);
  return <time dateTime={date}>{formatFullDate(date, language)}</time>;
}

const neverChanges = () => () => undefined;
