import { z } from './zod';

/**
 * The id of a stored row, in the one spelling that its page has: in every other, addresses without end would be pages of
 * their own in the cache. Whatever else an address holds must not reach the database.
 */
export const uuidSchema = z.guid().lowercase();
