import 'server-only';
import { cacheLife } from 'next/cache';

/** Today's date in Switzerland, as YYYY-MM-DD. */
export async function currentDate(): Promise<string> {
  'use cache';
  cacheLife('content');
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' });
}
