'use client';

import { useSyncExternalStore } from 'react';
import { dateInSwitzerland } from '@/lib/format';
import { Day } from './day';

/**
 * Today's date. The page comes with the day on which it was made, and the first reader after a quiet week would be shown
 * that one.
 *
 * @param made that day, in ISO 8601
 */
export function TodaysDate({ made }: { made: string }) {
  return <Day date={useSyncExternalStore(onNoChange, dateInSwitzerland, () => made)} />;
}

const onNoChange = () => () => undefined;
