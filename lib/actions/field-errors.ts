import type { z } from 'zod';
import type { FieldErrors } from './result.ts';

/** The first sentence for each field that a schema refused, by the field's own name, however deep it stands. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[String(issue.path.at(-1) ?? '')] ??= issue.message;
  return errors;
}
