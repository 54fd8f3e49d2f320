import type { AuthFormState } from '@/lib/actions/result';

/** A server action behind a sign-in or sign-up form. */
export type AuthAction = (state: AuthFormState, formData: FormData) => Promise<AuthFormState>;

/** State of a form that nobody has sent yet. */
export const idle: AuthFormState = { status: 'idle' };
