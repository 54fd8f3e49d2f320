import type { FaqItem } from '@/lib/schemas/faq-item';

/** One sentence for each field that was refused, by the field's name. */
export type FieldErrors = Record<string, string>;

/**
 * How saving ended. `conflict` carries the version somebody else stored in the meantime, or null when they deleted it.
 */
export type SaveResult<T> =
  | { status: 'done' }
  | { status: 'invalid'; fieldErrors: FieldErrors }
  | { status: 'conflict'; current: T | null }
  | { status: 'failed'; message: string };

/** How saving an FAQ item ended. */
export type FaqSaveResult = SaveResult<FaqItem>;

/** How deleting ended. A row that is already gone counts as done; one that somebody changed meanwhile is kept. */
export type DeleteResult =
  | { status: 'done' }
  | { status: 'changed' }
  | { status: 'invalid'; fieldErrors: FieldErrors }
  | { status: 'failed'; message: string };

/** State of the sign-in and sign-up forms. The e-mail is kept so that it need not be typed again, the password never. */
export type AuthFormState =
  | { status: 'idle' }
  | { status: 'invalid'; fieldErrors: FieldErrors; email: string }
  | { status: 'failed'; message: string; email: string }
  | { status: 'registered' };

/**
 * State of a form that a visitor sends. What was typed comes back with a refusal, because a browser without JavaScript
 * has nothing else to keep it.
 */
export type FormState<Done extends object> =
  | { status: 'idle' }
  | { status: 'invalid'; fieldErrors: FieldErrors; typed: Record<string, string> }
  | {
      status: 'failed';
      typed: Record<string, string>;
      /** Why, where there is more to say than that it failed. */
      message?: string;
    }
  | ({ status: 'done' } & Done);

/** A server action behind such a form. */
export type FormAction<Done extends object> = (
  state: FormState<Done>,
  formData: FormData,
) => Promise<FormState<Done>>;
