import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cachedArgument, cachedValues } from '../forms/cached-arguments.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { inLanguage } from '../supabase/in-language.ts';
import { CONTENT_TAGS } from '../supabase/content-tags.ts';
import { createPublicClient } from '../supabase/public.ts';
import { readTwice } from '../supabase/read.ts';
import type { Situation, Verdict } from './channel-rule.ts';

/** The end of the list: more would not be read by anyone. */
const MOST_RULES = 100;

/** The rule of a channel for one situation, its summary in our own words. Days are YYYY-MM-DD. */
export type ChannelRule = Omit<Awaited<ReturnType<typeof listChannelRules>>[number], 'original_id'>;

/**
 * Lists what each channel says about assistants, in display order. In another language each has the words of its translation
 * where there is one, and all else of the original.
 *
 * @throws DataError when both attempts failed
 */
export async function listChannelRules(shownIn: Language = defaultLanguage) {
  'use cache';
  cacheLife('content');
  cacheTag(CONTENT_TAGS.channel_rules);
  const language = cachedArgument(cachedValues.language, shownIn);
  const rows = await readTwice('list channel rules', () =>
    createPublicClient()
      .from('channel_rules')
      .select(
        'id, channel, situation, verdict, summary, source_title, source_url, checked_on, review_by',
      )
      .eq('visible', true)
      .eq('language', defaultLanguage)
      .order('display_order')
      .order('id')
      .limit(MOST_RULES),
  );
  const shown = await inLanguage(rows, language, () =>
    createPublicClient().from('channel_rules').select('summary, source_title, translation_of'),
  );
  return shown.map((rule, place) => ({
    ...rule,
    // The table allows these values only.
    situation: rule.situation as Situation,
    verdict: rule.verdict as Verdict,
    // A translation may leave the title of the source as the original has it.
    source_title: rule.source_title || rows[place]!.source_title,
    source_language: rule.source_title ? rule.language : defaultLanguage,
  }));
}
