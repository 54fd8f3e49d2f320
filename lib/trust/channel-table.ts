import type { ChannelRule, Situation, Verdict } from './channel-rule.ts';

/** The situations in the order in which a booking comes to them. */
export const SITUATIONS: readonly Situation[] = ['before_booking', 'after_booking', 'direct'];

/** One cell of the table; without a rule nothing has been collected about it. */
export interface ChannelCell {
  situation: Situation;
  verdict: Verdict;
  rule: ChannelRule | null;
}

/** A channel with its cells, one for each situation. */
export interface ChannelRow {
  channel: string;
  cells: readonly ChannelCell[];
}

/** The rules as a table: the channels in the order of their first rule, each with all situations. */
export function channelTable(rules: readonly ChannelRule[]): ChannelRow[] {
  return [...new Set(rules.map(({ channel }) => channel))].map((channel) => ({
    channel,
    cells: SITUATIONS.map((situation) => {
      const rule =
        rules.find((each) => each.channel === channel && each.situation === situation) ?? null;
      return { situation, verdict: rule ? sourcedVerdict(rule) : 'unknown', rule };
    }),
  }));
}

/** What may be said of a rule: yes and no need a source and the day on which it was read. */
export function sourcedVerdict({
  verdict,
  source_url,
  checked_on,
}: Pick<ChannelRule, 'verdict' | 'source_url' | 'checked_on'>): Verdict {
  return source_url && checked_on ? verdict : 'unknown';
}
