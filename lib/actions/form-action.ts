import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '../security/form-guard.ts';
import { logFailure } from '../log.ts';
import { FORM_LANGUAGE_FIELD, formLanguage } from '../languages/form-language.ts';
import type { Language } from '../languages/languages.ts';
import type { FormName } from '../security/rate-limits.ts';
import { findExcess, type InputLimits } from '../forms/input-size.ts';
import { translateMessage, type Messages } from '../forms/messages.ts';
import type { Sender } from '../security/rate-limit.ts';
import { screenForm } from '../security/screen-form.ts';
import { formatWait } from '../text/format.ts';
import { fieldErrorsOf, type FormAction, type FormState } from './result.ts';

/** How many fields, and how much text, a form may have: the largest of ours is an application, with a letter. */
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

/** What an action has of the words of a language: the translations of the English sentences that schemas and library have. */
type FormWords = { messages: { fields: Messages; answers: Messages } };

/** What the work of a form gets beside its fields. `isSuspectedSpam`: a machine seems to have sent it. */
type Submission<Words> = {
  isSuspectedSpam: boolean;
  sender: Sender;
  language: Language;
  words: Words;
};

type FormSteps<Values, Done, Words> = {
  /** The words of the site in a language. */
  words: (language: Language) => Words;
  /** The message for a client over the rate limit, with `{wait}` in it. */
  tooMany: (words: Words) => string;
  /** The message where the work could not be done, in English; by default the form has one. */
  failed?: string;
  /**
   * Does the work, and returns what a success shows. It may redirect, or throw a {@link Refusal}. The same form may be sent
   * twice: what is done once only is told apart by its content.
   */
  run: (values: Values, submission: Submission<Words>) => Promise<Done>;
};

/**
 * Makes a form action that anyone may call, for `useActionState`: it bounds the size, parses all fields, screens the
 * sender, does the work, and always returns a state, in the language of the form; an error keeps the typed texts. It throws
 * nothing but redirects. A schema that reads numbers is made for the language.
 */
export function formAction<
  Schema extends z.ZodType,
  Done extends object,
  Words extends FormWords = FormWords,
>(
  name: FormName,
  schema: Schema | ((language: Language) => Schema),
  { words: wordsIn, tooMany, failed, run }: FormSteps<z.output<Schema>, Done, Words>,
): FormAction<Done> {
  return async (_previous, formData) => {
    // A client can call a server action with arguments of any type.
    const form = formData instanceof FormData ? formData : new FormData();
    const language = formLanguage(form);
    const words = wordsIn(language);
    return translated(await answer(form, language, words), words);
  };

  async function answer(
    form: FormData,
    language: Language,
    words: Words,
  ): Promise<FormState<Done>> {
    const excess = findExcess(form, FORM_LIMITS);
    if (excess === 'parts') return { status: 'failed', message: TOO_LARGE, typed: {} };
    const raw = Object.fromEntries(form);
    const typed = typedTexts(raw);
    // Every field judges the length of its text before anything else. A file is not opened for a form that is too large.
    const ownSchema = typeof schema === 'function' ? schema(language) : schema;
    const parsed = await ownSchema.safeParseAsync(excess ? textsOf(raw) : raw);
    if (!parsed.success)
      return { status: 'invalid', fieldErrors: fieldErrorsOf(parsed.error), typed };
    if (excess) return { status: 'failed', message: TOO_LARGE, typed };

    try {
      const screening = await screenForm(name, raw);
      if (screening.allowed) {
        const submission = { ...screening, language, words };
        return { status: 'done', ...(await run(parsed.data, submission)) };
      }
      if (!('wait' in screening)) return { status: 'failed', message: failed, typed };
      const sentence = screening.isShared ? translate(BUSY, words) : tooMany(words);
      return { status: 'failed', message: formatWait(sentence, screening.wait, language), typed };
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof Refusal && error.field)
        return { status: 'invalid', fieldErrors: { [error.field]: error.message }, typed };
      if (error instanceof Refusal) return { status: 'failed', message: error.message, typed };
      logFailure('action-failed', error, { action: name });
      return { status: 'failed', message: failed, typed };
    }
  }
}

/** A state with its sentences in the language of the words. Those that are in it already stay as they are. */
function translated<State extends FormState<object>>(state: State, words: FormWords): State {
  if (state.status === 'invalid') {
    const { fieldErrors } = state;
    const own = Object.entries(fieldErrors).map(([name, error]) => [name, translate(error, words)]);
    return { ...state, fieldErrors: Object.fromEntries(own) };
  }
  if (state.status === 'failed' && state.message)
    return { ...state, message: translate(state.message, words) };
  return state;
}

function translate(sentence: string, { messages }: FormWords): string {
  return translateMessage(sentence, { ...messages.answers, ...messages.fields });
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

/** For a visitor who sent nothing too often: all clients together did. */
export const BUSY =
  'We are getting many requests at the moment. What you typed is still here: please try again in {wait}.';

/** For a form with other or longer fields than ours. */
export const TOO_LARGE =
  'This is more than the form has room for. Please shorten it, or reload the page and fill in the form again.';
