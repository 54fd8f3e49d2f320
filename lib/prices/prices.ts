import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { defaultPrices, PRICE_NAMES, type AnnouncedPrice, type Prices } from './pricing.ts';
import { createPublicClient } from '../supabase/public.ts';
import { readTwice } from '../supabase/read.ts';

/**
 * The prices of this moment: those of the config table, or what was scheduled in their place; a price that is missing there
 * is the default one.
 *
 * @throws DataError when both attempts failed
 */
export async function getPrices(): Promise<Prices> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.config, CONTENT_TAGS.price_changes);
  const rows = await readTwice('read prices', () =>
    createPublicClient()
      .from('current_prices')
      .select('name, value')
      .in('name', Object.values(PRICE_NAMES)),
  );
  const values = new Map(rows.map(({ name, value }) => [name, Number(value)]));
  return {
    monthly: values.get(PRICE_NAMES.monthly) ?? defaultPrices.monthly,
    yearly: values.get(PRICE_NAMES.yearly) ?? defaultPrices.yearly,
  };
}

/** The most announced prices that the pricing section names. */
const MOST_ANNOUNCED = 6;

/**
 * The prices that are announced and not valid yet, the next one first.
 *
 * @throws DataError when both attempts failed
 */
export async function listAnnouncedPrices(): Promise<AnnouncedPrice[]> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.price_changes);
  const rows = await readTwice('list announced prices', () =>
    createPublicClient()
      .from('announced_prices')
      .select('name, value, valid_from')
      .order('valid_from')
      .order('name')
      .limit(MOST_ANNOUNCED),
  );
  return rows.flatMap(({ name, value, valid_from }) =>
    name && value && valid_from
      ? {
          billing: name === PRICE_NAMES.yearly ? 'yearly' : 'monthly',
          eur: Number(value),
          validFrom: valid_from,
        }
      : [],
  );
}
