'use client';

import { useSyncExternalStore } from 'react';
import { dateInSwitzerland, formatDay } from '@/lib/text/format';

/**
 * Today's date. The cached page has the date on which it was rendered; the browser corrects an older one.
 *
 * @param rendered that date, in ISO 8601
 */
export function TodaysDate({ rendered }: { rendered: string }) {
  const date = useSyncExternalStore(neverChanges, dateInSwitzerland, () => rendered);
  return <time dateTime={date}>{formatDay(date)}</time>;
}

const neverChanges = () => () => undefined;
