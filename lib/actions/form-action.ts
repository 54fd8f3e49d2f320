import 'server-only';
import type { z } from 'zod';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../form-guard.ts';
import type { FormName } from '../rate-limits.ts';
import { tellWait } from '../text/wait.ts';
import { publicAction } from './public-action.ts';
import type { FormAction, FormState } from './result.ts';

/** The longest text of a field that a refused form gives back. */
const LONGEST_TYPED = 10_000;

type Steps<Values, Done> = {
  /** The sentence for somebody who sent it too often, with `{wait}` in it. */
  tooMany: string;
  /** What a machine is shown: the same as a success. */
  caught: (values: Values) => Done;
  /** Does the thing, and gives what a success shows. */
  run: (values: Values) => Promise<Done>;
};

/** Makes the action of a form that anyone may send; see {@link publicAction}. */
export function formAction<Schema extends z.ZodType, Done extends object>(
  name: FormName,
  schema: Schema,
  { tooMany, caught, run }: Steps<z.output<Schema>, Done>,
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

/** The text fields that a person fills in; those that begin with a dollar sign are the framework's own. */
function typedTexts(raw: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(raw).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      !entry[0].startsWith('$') &&
      entry[0] !== FORM_TOKEN_FIELD &&
      entry[0] !== HONEYPOT_FIELD,
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, LONGEST_TYPED)]));
}
