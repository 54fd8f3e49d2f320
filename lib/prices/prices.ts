import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { defaultPrices, type Prices } from './pricing.ts';
import { createPublicClient } from '../supabase/public.ts';
import { readTwice } from '../supabase/read.ts';

const NAMES = { monthly: 'pricing_standard_monthly', yearly: 'pricing_standard_yearly' } as const;

/**
 * The prices from the config table; a price that is missing there is the default one.
 *
 * @throws DataError when both attempts failed
 */
export async function getPrices(): Promise<Prices> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.config);
  const rows = await readTwice('read prices', () =>
    createPublicClient().from('config').select('name, value').in('name', Object.values(NAMES)),
  );
  const values = new Map(rows.map(({ name, value }) => [name, Number(value)]));
  return {
    monthly: values.get(NAMES.monthly) ?? defaultPrices.monthly,
    yearly: values.get(NAMES.yearly) ?? defaultPrices.yearly,
  };
}
