import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { logFailure } from '../log.ts';
import type { FormName } from '../rate-limits.ts';
import { screenForm } from '../security/screen-form.ts';
import { fieldErrorsOf } from './field-errors.ts';
import type { FieldErrors } from './result.ts';

type Typed = Record<string, unknown>;

type Steps<Values, State> = {
  /** What the form shows when fields were refused; gets the raw fields, to keep what was typed. */
  invalid: (fieldErrors: FieldErrors, typed: Typed) => State;
  /** What the form shows when something failed that the visitor cannot help. */
  failed: (values: Values, typed: Typed) => State;
  /** What the form shows when it was sent too often; gets the seconds to wait. */
  tooMany: (wait: number, values: Values, typed: Typed) => State;
  /** What a machine is shown, for which nothing is done: the same as a success, so that it learns nothing. */
  caught: (values: Values) => State;
  /** Does the thing; may redirect. */
  run: (values: Values) => Promise<State>;
};

/**
 * Makes a form action that anyone may call: parses every field, looks at who sends them and how often, does the thing,
 * and answers with a closed state whatever happens. For `useActionState`, with and without JavaScript.
 */
export function publicAction<Schema extends z.ZodType, State>(
  name: FormName,
  schema: Schema,
  steps: Steps<z.output<Schema>, State>,
) {
  return async (_previous: State, formData: FormData): Promise<State> => {
    // The types above are a promise of the caller, and anybody can call.
    const typed: Typed = formData instanceof FormData ? Object.fromEntries(formData) : {};
    const parsed = await schema.safeParseAsync(typed);
    if (!parsed.success) return steps.invalid(fieldErrorsOf(parsed.error), typed);
    try {
      const turn = await screenForm(name, typed);
      if (turn === 'robot') return steps.caught(parsed.data);
      if (turn.given) return await steps.run(parsed.data);
      if ('wait' in turn) return steps.tooMany(turn.wait, parsed.data, typed);
    } catch (error) {
      unstable_rethrow(error);
      logFailure('action-failed', error, { action: name });
    }
    return steps.failed(parsed.data, typed);
  };
}
