import { isCommonPassword } from './common-password.ts';
import { fields as english } from '../../content/en/messages.ts';
import type { Words } from '../../content/languages.ts';
import { fieldsIn, uuidSchema } from '../forms/fields.ts';
import { normalizePassword } from './password-forms.ts';
import { deskRoleSchema } from './roles.ts';
import { NEXT_PARAMETER } from '../paths.ts';
import { z } from '../zod.ts';

/** The auth service enforces it too (supabase/config.toml). */
const MINIMUM_PASSWORD_LENGTH = 10;

/** bcrypt, which the auth service uses, reads no further. */
const MAXIMUM_PASSWORD_BYTES = 72;

/** Accounts from before may have longer passwords; the bound only keeps a request small. */
const LONGEST_TYPED_PASSWORD = 1_024;

type Said = Pick<Words, 'messages' | 'limits'>;
type Answers = Words['limits']['answers'];

const emailIn = ({ fields }: Words['messages']) => fieldsIn(fields).emailWith(fields.emailAsked);

const typedPasswordIn = ({ messages, limits: { answers } }: Said) =>
  fieldsIn(messages.fields)
    .typed(LONGEST_TYPED_PASSWORD, answers.typedPasswordTooLong, answers.passwordRequired)
    .max(LONGEST_TYPED_PASSWORD, answers.typedPasswordTooLong);

const newPasswordIn = (said: Said) =>
  typedPasswordIn(said)
    .overwrite(normalizePassword)
    .superRefine((password, context) => {
      const message = fault(password, said.limits.answers);
      if (message) context.addIssue({ code: 'custom', message });
    });

/** Says what is wrong with a new password, if anything. The cheap questions come first. */
function fault(password: string, answers: Answers): string | undefined {
  if (password.length < MINIMUM_PASSWORD_LENGTH) return answers.passwordTooShort;
  const bytes = Buffer.byteLength(password);
  if (bytes > MAXIMUM_PASSWORD_BYTES)
    return bytes === password.length ? answers.passwordTooLong : answers.passwordOfTooManyBytes;
  return isCommonPassword(password) ? answers.passwordEasyToGuess : undefined;
}

/**
 * E-mail and password of an existing account, and where to go on. Only the auth service checks the password, in each of its
 * forms.
 */
export const signInSchemaIn = (said: Said) =>
  z.object({
    email: emailIn(said.messages),
    password: typedPasswordIn(said).min(1, said.limits.answers.passwordRequired),
    [NEXT_PARAMETER]: z.string().max(1_000).optional().catch(undefined),
  });

export const signUpSchemaIn = (said: Said) =>
  z
    .object({ email: emailIn(said.messages), password: newPasswordIn(said) })
    .refine(({ email, password }) => !isCommonPassword(password, email), {
      path: ['password'],
      error: said.limits.answers.passwordEasyToGuess,
    });

/** The address to which a link for a new password is sent. */
export const resetRequestSchemaIn = ({ messages }: Said) => z.object({ email: emailIn(messages) });

/** A new password for an account that exists; the current one too, unless a mailed link was just used. */
export const newPasswordSchemaIn = (said: Said) =>
  z.object({ password: newPasswordIn(said), currentPassword: typedPasswordIn(said).optional() });

/** An account that gets a role in the admin area, or loses it. */
export const administratorSchema = z.object({
  email: emailIn({ fields: english }),
  role: deskRoleSchema.nullable(),
});

/** An invitation to withdraw. */
export const invitationSchema = z.object({ id: uuidSchema });
