import type { z } from 'zod';
import type { FaqItem } from '@/lib/schemas/faq-item';

/** One message for each invalid field, by the field's name. */
export type FieldErrors = Record<string, string>;

/** The first message for each invalid field, by the last part of its path. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[String(issue.path.at(-1) ?? '')] ??= issue.message;
  return errors;
}

/**
 * How saving ended. `conflict` has the version that was stored in the meantime, or null if the row was deleted.
 */
export type SaveResult<T> =
  | { status: 'done' }
  | { status: 'invalid'; fieldErrors: FieldErrors }
  | { status: 'conflict'; current: T | null }
  | { status: 'failed'; message: string };

/** How saving an FAQ item ended. */
export type FaqSaveResult = SaveResult<FaqItem>;

/** How deleting ended. A row that is already gone counts as done; one that was changed in the meantime is kept. */
export type DeleteResult =
  | { status: 'done' }
  | { status: 'changed' }
  | { status: 'invalid'; fieldErrors: FieldErrors }
  | { status: 'failed'; message: string };

/** State of the sign-in and sign-up forms. The e-mail address comes back with an error, the password never. */
export type AuthFormState =
  | { status: 'idle' }
  | { status: 'invalid'; fieldErrors: FieldErrors; email: string }
  | { status: 'failed'; message: string; email: string }
  | { status: 'registered' };

/**
 * State of a form that a visitor sends. The typed texts come back with an error, so that the page can show them again
 * without JavaScript.
 */
export type FormState<Done extends object> =
  | { status: 'idle' }
  | { status: 'invalid'; fieldErrors: FieldErrors; typed: Record<string, string> }
  | {
      status: 'failed';
      typed: Record<string, string>;
      /** The reason, if it is known. */
      message?: string;
    }
  | ({ status: 'done' } & Done);

/** The server action of such a form. */
export type FormAction<Done extends object> = (
  state: FormState<Done>,
  formData: FormData,
) => Promise<FormState<Done>>;
