/** The situations in which a host writes to a guest, in the order of a booking; direct: one with the host alone. */
export const SITUATIONS = ['before_booking', 'after_booking', 'direct'] as const;

export type Situation = (typeof SITUATIONS)[number];

/** Whether an assistant may answer there. */
export type Verdict = 'allowed' | 'not_allowed' | 'unknown';

/**
 * Whether a rule has to be read again: its day has come, as for the dashboard.
 *
 * @param today as YYYY-MM-DD
 */
export function isOverdue(rule: { review_by: string | null }, today: string): boolean {
  return rule.review_by !== null && rule.review_by <= today;
}
