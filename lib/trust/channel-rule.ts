import type { Language } from '../languages/languages.ts';

/** The situations in which a host writes to a guest, in the order of a booking; direct: one with the host alone. */
export const SITUATIONS = ['before_booking', 'after_booking', 'direct'] as const;

export type Situation = (typeof SITUATIONS)[number];

/** Whether an assistant may answer there. */
export type Verdict = 'allowed' | 'not_allowed' | 'unknown';

/** The rule of a channel for one situation. Days are YYYY-MM-DD. */
export interface ChannelRule {
  id: string;
  channel: string;
  situation: Situation;
  verdict: Verdict;
  /** The rule in our own words. */
  summary: string;
  source_title: string | null;
  /** That of the title: a translation may leave it as the original has it. */
  source_language: Language;
  source_url: string | null;
  /** The day on which the source was read. */
  checked_on: string | null;
  review_by: string | null;
  /** That of the summary. */
  language: Language;
}

/**
 * Whether a rule has to be read again: its day has come, as for the dashboard.
 *
 * @param today as YYYY-MM-DD
 */
export function isOverdue(rule: { review_by: string | null }, today: string): boolean {
  return rule.review_by !== null && rule.review_by <= today;
}
