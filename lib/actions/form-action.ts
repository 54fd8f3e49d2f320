import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../form-guard.ts';
import { logFailure } from '../log.ts';
import type { FormName } from '../rate-limits.ts';
import { screenForm } from '../security/screen-form.ts';
import { formatWait } from '../format.ts';
import { fieldErrorsOf, type FieldErrors, type FormAction, type FormState } from './result.ts';

/** The longest text of a field that comes back with an error. */
const LONGEST_TYPED = 10_000;

type FormSteps<Values, Done> = {
  /** The message for a client over the rate limit, with `{wait}` in it. */
  tooMany: string;
  /** Does the work, and returns what a success shows. `isDoubtful`: a machine seems to have sent it. */
  run: (values: Values, screening: { isDoubtful: boolean }) => Promise<Done>;
};

/** {@link publicAction} with the states of a {@link FormState}: an error keeps the typed texts. */
export function formAction<Schema extends z.ZodType, Done extends object>(
  name: FormName,
  schema: Schema,
  { tooMany, run }: FormSteps<z.output<Schema>, Done>,
): FormAction<Done> {
  return publicAction<Schema, FormState<Done>>(name, schema, {
    invalid: (fieldErrors, raw) => ({ status: 'invalid', fieldErrors, typed: typedTexts(raw) }),
    failed: (_values, raw) => ({ status: 'failed', typed: typedTexts(raw) }),
    tooMany: (limit, _values, raw) => ({
      status: 'failed',
      message: tooManyMessage(tooMany, limit),
      typed: typedTexts(raw),
    }),
    run: async (values, screening) => ({ status: 'done', ...(await run(values, screening)) }),
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

/** A used-up limit: the seconds to wait, and whether all clients together sent too much, not this one. */
type TooMany = { wait: number; isShared: boolean };

type PublicSteps<Values, State> = {
  /** The state when fields are invalid. */
  invalid: (fieldErrors: FieldErrors, raw: RawFields) => State;
  /** The state when the work failed. */
  failed: (values: Values, raw: RawFields) => State;
  /** The state when a rate limit is used up. */
  tooMany: (limit: TooMany, values: Values, raw: RawFields) => State;
  /** Does the work. It may redirect. */
  run: (values: Values, screening: { isDoubtful: boolean }) => Promise<State>;
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
      if (screening.allowed) return await steps.run(parsed.data, screening);
      if ('wait' in screening) return steps.tooMany(screening, parsed.data, raw);
    } catch (error) {
      unstable_rethrow(error);
      logFailure('action-failed', error, { action: name });
    }
    return steps.failed(parsed.data, raw);
  };
}

/** For a visitor who sent nothing too often: all clients together did. */
const BUSY =
  'We are getting many requests at the moment. What you typed is still here: please try again in {wait}.';

/**
 * The message for a used-up limit.
 *
 * @param sentence for a client over its own limit, with `{wait}` in it
 */
export function tooManyMessage(sentence: string, { wait, isShared }: TooMany): string {
  return formatWait(isShared ? BUSY : sentence, wait);
}
