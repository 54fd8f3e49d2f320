import { z } from './zod';

/** The id of a stored row. Whatever else an address holds must not reach the database. */
export const uuidSchema = z.guid().transform((id) => id.toLowerCase());
