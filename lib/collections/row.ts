import { z } from '../schemas/zod.ts';

/** A stored row of a collection, by column. */
export type Row = Record<string, unknown> & { updated_at: string };

/** One version of a row: what is overwritten or deleted must still be the one that was read. */
export const rowVersionSchema = z.object({
  key: z.string().regex(/^[\w-]{1,100}$/),
  updated_at: z.iso.datetime({ offset: true }),
});
export type RowVersion = z.output<typeof rowVersionSchema>;
