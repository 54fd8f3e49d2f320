import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { firstCharacters } from '../characters.ts';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../form-guard.ts';
import { logFailure } from '../log.ts';
import type { FormName } from '../rate-limits.ts';
import { screenForm } from '../security/screen-form.ts';
import { formatWait } from '../format.ts';
import { fieldErrorsOf, type FormAction } from './result.ts';

/** The longest text of a field that comes back with an error. */
const LONGEST_TYPED = 10_000;

/** Thrown by the work of a form: it was not done, for a reason that the sender is told. */
export class Refusal extends Error {
  override name = 'Refusal';
}

type FormSteps<Values, Done> = {
  /** The message for a client over the rate limit, with `{wait}` in it. */
  tooMany: string;
  /** The message where the work could not be done; by default the form has one. */
  failed?: string;
  /**
   * Does the work, and returns what a success shows. It may redirect, or throw a {@link Refusal}. `isDoubtful`: a machine
   * seems to have sent it.
   */
  run: (values: Values, screening: { isDoubtful: boolean }) => Promise<Done>;
};

/**
 * Makes a form action that anyone may call, for `useActionState`: it parses all fields, screens the sender, does the work,
 * and always returns a state; an error keeps the typed texts. It throws nothing but redirects.
 */
export function formAction<Schema extends z.ZodType, Done extends object>(
  name: FormName,
  schema: Schema,
  { tooMany, failed, run }: FormSteps<z.output<Schema>, Done>,
): FormAction<Done> {
  return async (_previous, formData) => {
    // A client can call a server action with arguments of any type.
    const raw = formData instanceof FormData ? Object.fromEntries(formData) : {};
    const typed = typedTexts(raw);
    const parsed = await schema.safeParseAsync(raw);
    if (!parsed.success)
      return { status: 'invalid', fieldErrors: fieldErrorsOf(parsed.error), typed };
    try {
      const screening = await screenForm(name, raw);
      if (screening.allowed) return { status: 'done', ...(await run(parsed.data, screening)) };
      if ('wait' in screening) {
        const sentence = screening.isShared ? BUSY : tooMany;
        return { status: 'failed', message: formatWait(sentence, screening.wait), typed };
      }
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof Refusal) return { status: 'failed', message: error.message, typed };
      logFailure('action-failed', error, { action: name });
    }
    return { status: 'failed', message: failed, typed };
  };
}

/** Fields that do not come back: what no person fills in, and the password. */
const KEPT_BACK = [FORM_TOKEN_FIELD, HONEYPOT_FIELD, 'password'];

/** The text fields that a person fills in, but no password. Names with a dollar sign are React's own. */
function typedTexts(raw: Record<string, unknown>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(raw)) {
    if (typeof text !== 'string' || name.startsWith('$') || KEPT_BACK.includes(name)) continue;
    texts[name] = firstCharacters(text, LONGEST_TYPED);
  }
  return texts;
}

/** For a visitor who sent nothing too often: all clients together did. */
const BUSY =
  'We are getting many requests at the moment. What you typed is still here: please try again in {wait}.';
