import type { z } from 'zod';
import type { Row, RowVersion } from '../collections/row.ts';

/** One message for each invalid field, by the field's name. */
export type FieldErrors = Record<string, string>;

/** The first message for each invalid field, by the last part of its path. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[String(issue.path.at(-1) ?? '')] ??= issue.message;
  return errors;
}

/**
 * An action of the admin area that was not carried out. `message` is ours and always fit to be shown; where it is empty,
 * `reason` is the database's own sentence, or empty too.
 */
export type Refused =
  | { status: 'invalid'; fieldErrors: FieldErrors }
  | { status: 'failed'; message: string; reason?: string };

/**
 * The end of saving a row. `conflict` has the version that was stored in the meantime, or null if the row was deleted, and
 * the address of the administrator who did it, where one did.
 */
export type SaveResult =
  | { status: 'done'; version: RowVersion }
  | { status: 'conflict'; current: Row | null; editor: string | null }
  | Refused;

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
