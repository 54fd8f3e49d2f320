import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { FORM_LANGUAGE_FIELD, FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../security/form-guard.ts';
import { logFailure } from '../log.ts';
import { namedLanguage, type Language } from '../languages/languages.ts';
import type { FormName } from '../security/rate-limits.ts';
import { findExcess, type InputLimits } from '../forms/input-size.ts';
import type { Sender } from '../security/rate-limit.ts';
import { screenForm } from '../security/screen-form.ts';
import { formatWait } from '../text/format.ts';
import { fieldErrorsOf, type FormAction } from './result.ts';

/** The fields and the text that a form may have at most: the largest of ours is an application, with a letter. */
const FORM_LIMITS: InputLimits = { parts: 50, text: 100_000 };

/** Thrown by the work of a form: it was not done, for a reason that the sender is told, beside a field if one is to blame. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly field?: string;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

/** The words of every action in a language. */
type FormWords = { limits: { answers: { busy: string; tooLarge: string } } };

/** The arguments of a form's work beside its fields. `isSuspectedSpam`: a machine seems to have sent it. */
type Submission<Words> = {
  isSuspectedSpam: boolean;
  sender: Sender;
  language: Language;
  words: Words;
};

type FormSteps<Schema extends z.ZodType, Done, Words> = {
  /** The words of the site in a language. */
  words: (language: Language) => Words;
  /** The rules of the fields, with what they say in a language. */
  schema: (words: Words, language: Language) => Schema;
  /** The message for a client over the rate limit, with `{wait}` in it. */
  tooMany: (words: Words) => string;
  /** The message where the work could not be done; by default the form has one. */
  failed?: (words: Words) => string;
  /**
   * Does the work, and returns what a success shows. It may redirect, or throw a {@link Refusal}. The same form may be sent
   * twice: what is done once only is told apart by its content.
   */
  run: (values: z.output<Schema>, submission: Submission<Words>) => Promise<Done>;
};

/**
 * Makes a form action that anyone may call, for `useActionState`: it bounds the size, parses all fields, screens the
 * sender, does the work, and always returns a state, in the language of the form; an error keeps the typed texts. It throws
 * nothing but redirects.
 */
export function formAction<
  Schema extends z.ZodType,
  Done extends object,
  Words extends FormWords = FormWords,
>(
  name: FormName,
  { words: wordsIn, schema, tooMany, failed, run }: FormSteps<Schema, Done, Words>,
): FormAction<Done> {
  return async (_previous, formData) => {
    // A client can call a server action with arguments of any type.
    const form = formData instanceof FormData ? formData : new FormData();
    const language = namedLanguage(form.get(FORM_LANGUAGE_FIELD));
    const words = wordsIn(language);
    const { busy, tooLarge } = words.limits.answers;
    const excess = findExcess(form, FORM_LIMITS);
    if (excess === 'parts') return { status: 'failed', message: tooLarge, typed: {} };
    const raw = Object.fromEntries(form);
    const typed = typedTexts(raw);
    // Every field judges the length of its text before anything else. A file is not opened for a form that is too large.
    const parsed = await schema(words, language).safeParseAsync(excess ? textsOf(raw) : raw);
    if (!parsed.success)
      return { status: 'invalid', fieldErrors: fieldErrorsOf(parsed.error), typed };
    if (excess) return { status: 'failed', message: tooLarge, typed };

    try {
      const screening = await screenForm(name, raw);
      if (screening.allowed) {
        const submission = { ...screening, language, words };
        return { status: 'done', ...(await run(parsed.data, submission)) };
      }
      if (!('wait' in screening)) return { status: 'failed', message: failed?.(words), typed };
      const sentence = screening.isShared ? busy : tooMany(words);
      return { status: 'failed', message: formatWait(sentence, screening.wait, language), typed };
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof Refusal && error.field)
        return { status: 'invalid', fieldErrors: { [error.field]: error.message }, typed };
      if (error instanceof Refusal) return { status: 'failed', message: error.message, typed };
      logFailure('action-failed', error, { action: name });
      return { status: 'failed', message: failed?.(words), typed };
    }
  };
}

/** Fields that do not come back: what no person fills in, and passwords. */
const KEPT_BACK = [
  FORM_TOKEN_FIELD,
  FORM_LANGUAGE_FIELD,
  HONEYPOT_FIELD,
  'password',
  'currentPassword',
];

/**
 * The text fields that a person fills in, but no password; no more of them than a form may hold. Names with a dollar sign
 * are React's own.
 */
function typedTexts(raw: Record<string, unknown>): Record<string, string> {
  const texts: Record<string, string> = {};
  let room = FORM_LIMITS.text;
  for (const [name, text] of Object.entries(textsOf(raw))) {
    if (name.startsWith('$') || KEPT_BACK.includes(name)) continue;
    // Half of a surrogate pair would be refused when it is sent again.
    texts[name] = text.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
    room -= texts[name].length;
  }
  return texts;
}

function textsOf(raw: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
