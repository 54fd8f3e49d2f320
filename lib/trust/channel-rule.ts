/** When a host writes to a guest: before a booking, after one, or to a guest who booked with the host directly. */
export type Situation = 'before_booking' | 'after_booking' | 'direct';

/** Whether an assistant may answer there. */
export type Verdict = 'allowed' | 'not_allowed' | 'unknown';

/** What a channel says about one situation. Days are YYYY-MM-DD. */
export interface ChannelRule {
  id: string;
  channel: string;
  situation: Situation;
  verdict: Verdict;
  /** In our own words. */
  summary: string;
  source_title: string | null;
  source_url: string | null;
  /** The day on which the source was read. */
  checked_on: string | null;
  review_by: string | null;
}

/**
 * Whether a rule has to be read again: its day has come, as for the dashboard.
 *
 * @param today as YYYY-MM-DD
 */
export function isOverdue(rule: { review_by: string | null }, today: string): boolean {
  return rule.review_by !== null && rule.review_by <= today;
}
