import { z } from '../zod.ts';

/** The name of an uploaded picture in its bucket: the SHA-256 of what the file holds. */
export const pictureNameSchema = z.string().regex(/^[0-9a-f]{64}\.webp$/);
