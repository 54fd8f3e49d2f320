/**
 * When personal data is deleted, as /privacy says it. The database does it with the same numbers (private.retention); a
 * test holds the two together.
 */
export const RETENTION_MONTHS = {
  applications: 6,
  contactRequests: 12,
  /** Newsletter addresses that were never confirmed, or have unsubscribed. */
  endedSubscriptions: 1,
  /** The record of who changed which content or saved which list, and who became an administrator. */
  changes: 24,
} as const;

export const RETENTION_DAYS = {
  /** Mails that were sent or given up. */
  mails: 30,
  /** Accounts whose address was never confirmed. */
  unconfirmedAccounts: 30,
  /** Demo bookings whose guest does not answer the assistant. */
  unansweredDemoBookings: 2,
  /** Files whose submission was not stored. */
  filesWithoutSubmission: 1,
} as const;
