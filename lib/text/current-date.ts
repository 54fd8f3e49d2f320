import 'server-only';
import { cacheLife } from 'next/cache';
import { dateInSwitzerland } from './format.ts';

/** The date in Switzerland on which a page is made, as YYYY-MM-DD. */
export async function currentDate(): Promise<string> {
  'use cache';
  cacheLife('content');
  return dateInSwitzerland();
}
