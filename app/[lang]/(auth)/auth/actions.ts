'use server';

import type { AuthError, User } from '@supabase/supabase-js';
import { redirect } from 'next/navigation';
import type { Words } from '@/content/languages';
import { wordsIn } from '@/content/words';
import { formAction, Refusal } from '@/lib/actions/form-action';
import { sessionIdOf } from '@/lib/auth/access';
import { needsNewPassword, renewPasswordTrust } from '@/lib/auth/account-password';
import { cameFromMailLink, findKnownBrowser, issueSignUpKey } from '@/lib/auth/browser-proofs';
import { mailAccount, untilAnswerTime } from '@/lib/auth/uniform-answer';
import { passwordForms } from '@/lib/auth/password-forms';
import { isServiceAway } from '@/lib/auth/service-away';
import { signInDestination } from '@/lib/auth/sign-in-destination';
import { readPlace } from '@/lib/redirects/place-to-go-on';
import { settings } from '@/lib/env/env';
import { defaultLanguage, type Language } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { formatWait } from '@/lib/text/format';
import { logFailure } from '@/lib/log';
import { accountMailPage } from '@/lib/mail/account-mail-page';
import { paths } from '@/lib/paths';
import {
  newPasswordSchemaIn,
  resetRequestSchemaIn,
  signInSchemaIn,
  signUpSchemaIn,
} from '@/lib/auth/credentials';
import { consumeSignIn, type Sender } from '@/lib/security/rate-limit';
import { createMailingClient, createSessionClient } from '@/lib/supabase/session';

/**
 * Wrong passwords count for the account and for the client; a right one counts for nothing. Every refusal has one sentence and
 * one time, since the auth service answers sooner, or with another sentence, where it knows no such account.
 */
export const signIn = formAction('sign-in', {
  words: wordsIn,
  schema: signInSchemaIn,
  tooMany: ({ limits }) => limits.tooMany.signIn,
  failed: serviceAway,
  run: async ({ email, password, next }, { sender, language, words }): Promise<object> => {
    const begun = performance.now();
    const client = await createSessionClient();
    const credentials = { email, password, sender, language, words };
    const { user } = await checkPassword(client, credentials).catch(async (refusal: unknown) => {
      await untilAnswerTime(begun);
      throw refusal;
    });
    if (await needsNewPassword(client, user.id)) {
      await client.auth.signOut({ scope: 'local' });
      throw new Refusal(words.auth.authCopy.newPassword.needed);
    }
    redirect(await signInDestination(client, email, readPlace(next)));
  },
});

/**
 * The account gets its language, in which the site writes to its owner (private.mail_account_owner), and the key of this
 * browser, which shows at the confirmation that its password was chosen here. Sent again, it
 * has the auth service mail again to an address that is not confirmed, in the language of this page. Gives the same answer
 * for every address.
 */
export const signUp = formAction('sign-up', {
  words: wordsIn,
  schema: signUpSchemaIn,
  tooMany: ({ limits }) => limits.tooMany.signUp,
  failed: serviceAway,
  run: async ({ email, password }, { language, words }) => {
    const { auth } = await createMailingClient();
    const data = {
      sign_up_key: await issueSignUpKey(),
      ...(language !== defaultLanguage && { language }),
    };
    const refusal = await mailAccount('sign-up', () =>
      auth.signUp({ email, password, options: { data, emailRedirectTo: mailPage(language) } }),
    );
    if (refusal) throw refusalOf(refusal, words);
    return {};
  },
});

/** Gives the same answer for every address. */
export const sendResetLink = formAction('password-reset', {
  words: wordsIn,
  schema: resetRequestSchemaIn,
  tooMany: ({ limits }) => limits.tooMany.passwordReset,
  failed: serviceAway,
  run: async ({ email }, { language, words }) => {
    const { auth } = await createMailingClient();
    const refusal = await mailAccount('password-reset', () =>
      auth.resetPasswordForEmail(email, { redirectTo: mailPage(language) }),
    );
    if (refusal) throw refusalOf(refusal, words);
    return {};
  },
});

/**
 * Sets the password of the signed-in user and leads on. A session alone may be stolen: it needs the link of a mail, used
 * lately, or the current password. The database ends every session and writes a mail, so this one begins again.
 */
export const saveNewPassword = formAction('new-password', {
  words: wordsIn,
  schema: newPasswordSchemaIn,
  tooMany: ({ limits }) => limits.tooMany.newPassword,
  failed: serviceAway,
  run: async ({ password, currentPassword }, { sender, language, words }): Promise<object> => {
    const { newPassword } = words.auth.authCopy;
    const client = await createSessionClient();
    const { data, error: away } = await client.auth.getUser();
    if (away && isServiceAway(away)) throw refusalOf(away, words);
    if (!data.user?.email) throw new Refusal(newPassword.noSession);
    const { id, email } = data.user;

    const isFromMail = await cameFromMailLink(await sessionIdOf(client));
    let current_password: string | undefined;
    if (!isFromMail) {
      if (!currentPassword) throw new Refusal(newPassword.currentMissing, 'currentPassword');
      const proof = { email, password: currentPassword, sender, language, words };
      const wrong = new Refusal(newPassword.currentWrong, 'currentPassword');
      ({ stored: current_password } = await checkPassword(client, proof, wrong));
    }
    const { error } = await client.auth.updateUser({ password, current_password });
    if (error) throw refusalOf(error, words);
    if (isFromMail) await renewPasswordTrust(id);
    const signedIn = await client.auth.signInWithPassword({ email, password });
    if (signedIn.error) redirect(localPath(language, paths.auth));
    redirect(await signInDestination(client, email));
  },
});

type Credentials = {
  email: string;
  password: string;
  sender: Sender;
  language: Language;
  words: Words;
};

/**
 * Signs in with a password, within the limits of its account, its client and its browser. All forms of a password are one
 * attempt.
 *
 * @param wrong thrown for a wrong password; by default the one sentence of the sign-in form
 * @returns the account, and the form in which its password is stored
 * @throws Refusal
 */
async function checkPassword(
  client: Awaited<ReturnType<typeof createSessionClient>>,
  { email, password, sender, language, words }: Credentials,
  wrong?: Refusal,
): Promise<{ user: User; stored: string }> {
  const limit = await consumeSignIn({
    sender,
    email,
    knownBrowser: await findKnownBrowser(email),
  });
  if (!limit.allowed) {
    if (!('wait' in limit)) throw new Refusal(serviceAway(words));
    const { tooMany } = words.limits;
    const sentence = limit.isShared ? tooMany.signInAnywhere : tooMany.signIn;
    throw new Refusal(formatWait(sentence, limit.wait, language));
  }
  for (const stored of passwordForms(password)) {
    const { data, error } = await client.auth.signInWithPassword({ email, password: stored });
    if (!error) {
      await limit.release();
      return { user: data.user, stored };
    }
    // Nothing was said about the password: a service that failed or its own limits judge none.
    const { status = 500, code } = error;
    if (isServiceAway(error) || status >= 500 || status === 429) {
      await limit.release();
      if (status >= 500) logFailure('sign-in-not-answered', error, { code, status });
      throw status === 429 ? refusalOf(error, words) : new Refusal(serviceAway(words));
    }
  }
  throw wrong ?? new Refusal(words.auth.authCopy.loginRefused);
}

/** The page that the auth service is given, so that it writes in the page's language. */
const mailPage = (language: Language) => accountMailPage(settings().mail.siteUrl, language);

/** It does not say that the account is unknown. */
function serviceAway({ limits }: Words): string {
  return limits.answers.serviceAway;
}

/** The sentence for a refusal of the auth service, by its code; a code without a sentence of ours has its own one, in English. */
function refusalOf(error: AuthError, words: Words): Refusal {
  if (isServiceAway(error)) return new Refusal(serviceAway(words));
  const sentences: Readonly<Partial<Record<string, string>>> = words.limits.authErrors;
  return new Refusal(sentences[error.code ?? ''] ?? error.message);
}
