import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { defaultLanguage } from '../languages/languages.ts';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { createPublicClient } from '../supabase/public.ts';
import { readTwice } from '../supabase/read.ts';
import type { ChannelRule, Situation, Verdict } from './channel-rule.ts';

/** More would not be read by anyone. */
const MOST_RULES = 100;

/**
 * What each channel says about assistants, in display order.
 *
 * @throws DataError when both attempts failed
 */
export async function listChannelRules(): Promise<ChannelRule[]> {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.channel_rules);
  const rows = await readTwice('list channel rules', () =>
    createPublicClient()
      .from('channel_rules')
      .select(
        'id, channel, situation, verdict, summary, source_title, source_url, checked_on, review_by',
      )
      .eq('visible', true)
      .order('display_order')
      .order('id')
      .limit(MOST_RULES),
  );
  // The table allows these values only.
  return rows.map((row) => ({
    ...row,
    situation: row.situation as Situation,
    verdict: row.verdict as Verdict,
    language: defaultLanguage,
  }));
}
