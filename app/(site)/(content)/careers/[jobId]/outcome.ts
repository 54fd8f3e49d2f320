/** What became of an application that could be read. */
export type Outcome = { outcome: 'received' | 'closed' };
