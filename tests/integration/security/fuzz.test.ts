import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  deleteRequestSchema,
  saveRequestSchema,
  undoRequestSchema,
} from '../../../lib/collections/all.ts';
import { contactRequestSchema } from '../../../lib/schemas/contact-request.ts';
import { signInSchema, signUpSchema } from '../../../lib/schemas/credentials.ts';
import { demoBookingSchema, demoResultSchema } from '../../../lib/schemas/demo-booking.ts';
import { faqItemSchema } from '../../../lib/schemas/faq-item.ts';
import { jobApplicationSchema } from '../../../lib/schemas/job-application-upload.ts';
import { newsletterSchema } from '../../../lib/schemas/newsletter.ts';
import { phone, uuidSchema } from '../../../lib/schemas/fields.ts';
import { awkward } from './fuzz-inputs.ts';

const FIELDS = [
  'email',
  'password',
  'firstName',
  'phone',
  'properties',
  'jobId',
  'resume',
  'values',
  'base',
];

const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(awkward, fc.anything())),
  awkward,
);

// Whatever comes: a schema answers, a parser gives something. Nothing throws, nothing hangs, nothing is polluted.

const schemas: Record<string, z.ZodType> = {
  contactRequestSchema,
  signInSchema,
  signUpSchema,
  demoBookingSchema,
  demoResultSchema,
  faqItemSchema,
  saveRequestSchema,
  deleteRequestSchema,
  undoRequestSchema,
  jobApplicationSchema,
  newsletterSchema,
  phone,
  uuidSchema,
};

describe.each(Object.entries(schemas))('%s', (_name, schema) => {
  test('answers anything without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (value) => {
        const result = await schema.safeParseAsync(value);
        if (!result.success) expect(result.error.issues.length).toBeGreaterThan(0);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});
