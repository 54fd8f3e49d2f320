import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../form-guard.ts';
import { logFailure } from '../log.ts';
import type { FormName } from '../rate-limits.ts';
import { screenForm } from '../security/screen-form.ts';
import { tellWait } from '../format.ts';
import { fieldErrorsOf, type FieldErrors, type FormAction, type FormState } from './result.ts';

/** The longest text of a field that comes back with an error. */
const LONGEST_TYPED = 10_000;

type FormSteps<Values, Done> = {
  /** The message for a client over the rate limit, with `{wait}` in it. */
  tooMany: string;
  /** The success that a bot is shown. */
  caught: (values: Values) => Done;
  /** Does the work, and returns what a success shows. */
  run: (values: Values) => Promise<Done>;
};

/** {@link publicAction} with the states of a {@link FormState}: an error keeps the typed texts. */
export function formAction<Schema extends z.ZodType, Done extends object>(
  name: FormName,
  schema: Schema,
  { tooMany, caught, run }: FormSteps<z.output<Schema>, Done>,
): FormAction<Done> {
  return publicAction<Schema, FormState<Done>>(name, schema, {
    invalid: (fieldErrors, raw) => ({ status: 'invalid', fieldErrors, typed: typedTexts(raw) }),
    failed: (_values, raw) => ({ status: 'failed', typed: typedTexts(raw) }),
    tooMany: (wait, _values, raw) => ({
      status: 'failed',
      message: tellWait(tooMany, wait),
      typed: typedTexts(raw),
    }),
    caught: (values) => ({ status: 'done', ...caught(values) }),
    run: async (values) => ({ status: 'done', ...(await run(values)) }),
  });
}

/** The text fields that a person fills in. Names with a dollar sign are React's own. */
function typedTexts(raw: RawFields): Record<string, string> {
  const texts = Object.entries(raw).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      !entry[0].startsWith('$') &&
      entry[0] !== FORM_TOKEN_FIELD &&
      entry[0] !== HONEYPOT_FIELD,
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, LONGEST_TYPED)]));
}

type RawFields = Record<string, unknown>;

type PublicSteps<Values, State> = {
  /** The state when fields are invalid. */
  invalid: (fieldErrors: FieldErrors, raw: RawFields) => State;
  /** The state when the work failed. */
  failed: (values: Values, raw: RawFields) => State;
  /** The state when the client is over the rate limit; `wait` is in seconds. */
  tooMany: (wait: number, values: Values, raw: RawFields) => State;
  /** The state that a bot is shown, for which nothing is done. It looks like a success. */
  caught: (values: Values) => State;
  /** Does the work. It may redirect. */
  run: (values: Values) => Promise<State>;
};

/**
 * Makes a form action that anyone may call, for `useActionState`: it parses all fields, screens the sender, does the work,
 * and always returns a state. It throws nothing but redirects.
 */
export function publicAction<Schema extends z.ZodType, State>(
  name: FormName,
  schema: Schema,
  steps: PublicSteps<z.output<Schema>, State>,
) {
  return async (_previous: State, formData: FormData): Promise<State> => {
    // Anybody can call a server action with arguments of any type.
    const raw: RawFields = formData instanceof FormData ? Object.fromEntries(formData) : {};
    const parsed = await schema.safeParseAsync(raw);
    if (!parsed.success) return steps.invalid(fieldErrorsOf(parsed.error), raw);
    try {
      const screening = await screenForm(name, raw);
      if (screening === 'robot') return steps.caught(parsed.data);
      if (screening.given) return await steps.run(parsed.data);
      if ('wait' in screening) return steps.tooMany(screening.wait, parsed.data, raw);
    } catch (error) {
      unstable_rethrow(error);
      logFailure('action-failed', error, { action: name });
    }
    return steps.failed(parsed.data, raw);
  };
}
