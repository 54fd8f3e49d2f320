import { isCommonPassword } from './common-password.ts';
import { emailWith, typed, uuidSchema } from '../forms/fields.ts';
import { MINIMUM_PASSWORD_LENGTH } from './minimum-password.ts';
import { normalizePassword } from './password-forms.ts';
import { deskRoleSchema } from './roles.ts';
import { NEXT_PARAMETER } from '../paths.ts';
import { z } from '../zod.ts';

const email = emailWith('Please enter a valid email address.');

/** bcrypt, which the auth service uses, reads no further. */
const MAXIMUM_PASSWORD_BYTES = 72;

/** Accounts from before may have longer passwords; the bound only keeps a request small. */
const LONGEST_TYPED_PASSWORD = 1_024;

const ENTER_PASSWORD = 'Please enter your password.';

const TOO_LONG = `Password can be at most ${LONGEST_TYPED_PASSWORD} characters`;

const typedPassword = typed(LONGEST_TYPED_PASSWORD, TOO_LONG, ENTER_PASSWORD).max(
  LONGEST_TYPED_PASSWORD,
  TOO_LONG,
);

const EASY_TO_GUESS =
  'This password is easy to guess. Please choose another one, such as four words that do not belong together.';

/** What is wrong with a new password, or undefined. The cheap questions come first. */
function fault(password: string): string | undefined {
  if (password.length < MINIMUM_PASSWORD_LENGTH)
    return `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`;
  const bytes = Buffer.byteLength(password);
  if (bytes > MAXIMUM_PASSWORD_BYTES && bytes === password.length)
    return `Password can be at most ${MAXIMUM_PASSWORD_BYTES} characters`;
  if (bytes > MAXIMUM_PASSWORD_BYTES)
    return `Password is too long: it can have ${MAXIMUM_PASSWORD_BYTES} bytes, and letters such as é or ж count as two, others as three or four. Please choose a shorter one.`;
  return isCommonPassword(password) ? EASY_TO_GUESS : undefined;
}

const newPassword = typedPassword.overwrite(normalizePassword).superRefine((password, context) => {
  const message = fault(password);
  if (message) context.addIssue({ code: 'custom', message });
});

/**
 * E-mail and password of an existing account, and where to go on. Only the auth service checks the password, in each of its
 * forms.
 */
export const signInSchema = z.object({
  email,
  password: typedPassword.min(1, ENTER_PASSWORD),
  [NEXT_PARAMETER]: z.string().max(1_000).optional().catch(undefined),
});

/** E-mail and password of a new account. */
export const signUpSchema = z
  .object({ email, password: newPassword })
  .refine(({ email, password }) => !isCommonPassword(password, email), {
    path: ['password'],
    error: EASY_TO_GUESS,
  });

/** The address to which a link for a new password is sent. */
export const resetRequestSchema = z.object({ email });

/** A new password for an account that exists; the current one too, unless a mailed link was just used. */
export const newPasswordSchema = z.object({
  password: newPassword,
  currentPassword: typedPassword.optional(),
});

/** An account that gets a role in the admin area, or loses it. */
export const administratorSchema = z.object({ email, role: deskRoleSchema.nullable() });

/** An invitation to withdraw. */
export const invitationSchema = z.object({ id: uuidSchema });
