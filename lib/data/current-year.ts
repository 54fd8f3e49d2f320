import 'server-only';
import { cacheLife } from 'next/cache';

/** The year of the copyright line. */
export async function currentYear(): Promise<number> {
  'use cache';
  cacheLife('content');
  return new Date().getFullYear();
}
