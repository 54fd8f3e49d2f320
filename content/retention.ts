/**
 * After how many months what visitors sent is deleted. The database does it with the same numbers
 * (public.delete_old_submissions).
 */
export const RETENTION_MONTHS = {
  applications: 6,
  contactRequests: 12,
  /** Newsletter addresses that were never confirmed, or have unsubscribed. */
  endedSubscriptions: 1,
} as const;
