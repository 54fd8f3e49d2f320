import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { logFailure } from '../log.ts';
import { fieldErrorsOf } from './field-errors.ts';
import type { FieldErrors } from './result.ts';

type Steps<Values, State> = {
  /** What the form shows when fields were refused; gets the raw fields, to keep what was typed. */
  invalid: (fieldErrors: FieldErrors, typed: Record<string, unknown>) => State;
  /** What the form shows when something failed that the visitor cannot help. */
  failed: (values: Values, typed: Record<string, unknown>) => State;
  /** Does the thing; may redirect. */
  run: (values: Values) => Promise<State>;
};

/**
 * Makes a form action that anyone may call: parses every field, does the thing, and answers with a closed state
 * whatever happens. For `useActionState`, with and without JavaScript.
 */
export function publicAction<Schema extends z.ZodType, State>(
  name: string,
  schema: Schema,
  steps: Steps<z.output<Schema>, State>,
) {
  return async (_previous: State, formData: FormData): Promise<State> => {
    const typed = Object.fromEntries(formData);
    const parsed = await schema.safeParseAsync(typed);
    if (!parsed.success) return steps.invalid(fieldErrorsOf(parsed.error), typed);
    try {
      return await steps.run(parsed.data);
    } catch (error) {
      unstable_rethrow(error);
      logFailure('action-failed', error, { action: name });
      return steps.failed(parsed.data, typed);
    }
  };
}
