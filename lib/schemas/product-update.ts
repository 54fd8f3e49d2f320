import { z } from './zod.ts';

/** The id of an update as it stands in an address. */
export const productUpdateId = z.uuid();
