import { z } from './zod.ts';

/**
 * A phone number as people write it. The specification shows no rule for its form, and numbers are written in many, so
 * only its length is bounded.
 */
export const phone = z
  .string('Phone number is required')
  .trim()
  .max(40, 'Phone number can be at most 40 characters');
