import { emailWith, typed } from './fields.ts';
import { z } from './zod.ts';

/** The shortest password at sign-up; the auth service enforces it too (supabase/config.toml). */
export const MINIMUM_PASSWORD_LENGTH = 10;

const email = emailWith('Please enter a valid email address.');

// The auth service uses bcrypt, which accepts at most 72 bytes.
const LONGEST_PASSWORD = 72;
const TOO_LONG = `Password can be at most ${LONGEST_PASSWORD} characters`;

const password = typed(LONGEST_PASSWORD, TOO_LONG, 'Please enter your password.').max(
  LONGEST_PASSWORD,
  TOO_LONG,
);

/** E-mail and password of an existing account. Only the auth service checks the password. */
export const signInSchema = z.object({
  email,
  password: password.min(1, 'Please enter your password.'),
});

/** E-mail and password of a new account. */
export const signUpSchema = z.object({
  email,
  password: password.min(
    MINIMUM_PASSWORD_LENGTH,
    `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`,
  ),
});

/** The address to which a link for a new password is sent. */
export const resetRequestSchema = z.object({ email });

/** A new password for an account that exists. */
export const newPasswordSchema = signUpSchema.pick({ password: true });

/** An account that gets or loses the access to the admin area. */
export const administratorSchema = z.object({ email, isAdmin: z.boolean() });
