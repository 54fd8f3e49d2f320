import 'server-only';
import type { z } from 'zod';
import { publicAction } from './public-action.ts';
import type { FormAction, FormState } from './result.ts';

/** The longest text of a field that a refused form gives back. */
const LONGEST_TYPED = 10_000;

/** Makes the action of a form that anyone may send; see {@link publicAction}. `run` gives what a success shows. */
export function formAction<Schema extends z.ZodType, Done extends object>(
  name: string,
  schema: Schema,
  run: (values: z.output<Schema>) => Promise<Done>,
): FormAction<Done> {
  return publicAction<Schema, FormState<Done>>(name, schema, {
    invalid: (fieldErrors, raw) => ({ status: 'invalid', fieldErrors, typed: typedTexts(raw) }),
    failed: (_values, raw) => ({ status: 'failed', typed: typedTexts(raw) }),
    run: async (values) => ({ status: 'done', ...(await run(values)) }),
  });
}

/** The text fields of a form; those that begin with a dollar sign are the framework's own. */
function typedTexts(raw: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(raw).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'),
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, LONGEST_TYPED)]));
}
