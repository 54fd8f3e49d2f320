import { describe, expect, test } from 'vitest';
import { newAddress, newUser, PASSWORD, tokenHashOf } from '../../support/accounts.ts';
import { isRemote, startEmbedded } from '../../support/backend.ts';
import { registerBackend } from '../../support/connect-to-embedded.ts';

// Every sign-up needs the mail it causes, so this file runs on the embedded backend only.
describe.skipIf(isRemote)('auth', () => {
  const backend = registerBackend(startEmbedded);

  describe('sign-up', () => {
    test('opens the account once the link in the mail was followed', async () => {
      const email = newAddress();
      const client = backend().anonymous();
      const signUp = await client.auth.signUp({
        email,
        password: PASSWORD,
        options: { data: { full_name: 'Ada Keller' } },
      });
      expect(signUp.error).toBeNull();
      expect(signUp.data.session).toBeNull();

      const credentials = { email, password: PASSWORD };
      const early = await client.auth.signInWithPassword(credentials);
      expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 });

      const mails = await backend().mailsTo(email);
      expect(mails.map((mail) => mail.subject)).toEqual(['Confirm your e-mail']);
      expect(mails[0]?.html).toContain('href="http://site.test/auth/confirm?token_hash=');

      const token_hash = await tokenHashOf(backend(), email);
      const confirmed = await client.auth.verifyOtp({ token_hash, type: 'email' });
      expect(confirmed.error).toBeNull();
      expect(confirmed.data.user?.user_metadata).toMatchObject({ full_name: 'Ada Keller' });
      const again = await backend().anonymous().auth.verifyOtp({ token_hash, type: 'email' });
      expect(again.error).toMatchObject({ code: 'otp_expired', status: 403 });

      const signIn = await backend().anonymous().auth.signInWithPassword(credentials);
      expect(signIn.data.user?.email).toBe(email);
    });

    test('does not tell whether an address is known', async () => {
      const { email } = await newUser(backend());
      const { data, error } = await backend()
        .anonymous()
        .auth.signUp({ email, password: PASSWORD });
      expect(error).toBeNull();
      expect(data.session).toBeNull();
      expect(data.user?.identities).toEqual([]);
    });

    test('sends the mail again on request', async () => {
      const email = newAddress();
      const { auth } = backend().anonymous();
      await auth.signUp({ email, password: PASSWORD });
      expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
      const again = await auth.signUp({ email, password: 'another long password' });
      expect(again.error).toBeNull();
      expect(await backend().mailsTo(email)).toHaveLength(3);

      const token_hash = await tokenHashOf(backend(), email);
      expect((await auth.verifyOtp({ token_hash, type: 'email' })).error).toBeNull();
      // the second sign-up may come from another person: it sets no password
      const signIn = await auth.signInWithPassword({ email, password: 'another long password' });
      expect(signIn.error?.code).toBe('invalid_credentials');
    });
  });

  test('sign-in answers a wrong password and an unknown address alike', async () => {
    const { email } = await newUser(backend());
    for (const address of [email, newAddress()]) {
      const { error } = await backend()
        .anonymous()
        .auth.signInWithPassword({ email: address, password: 'not the password' });
      expect(error).toMatchObject({ code: 'invalid_credentials', status: 400 });
    }
  });

  describe('session', () => {
    test('is renewed by its refresh token', async () => {
      const { client, session } = await newUser(backend());
      const { data, error } = await client.auth.refreshSession();
      expect(error).toBeNull();
      expect(data.session?.refresh_token).not.toBe(session.refresh_token);
      expect((await client.auth.getUser()).data.user?.id).toBe(session.user.id);
      const unknown = await backend().anonymous().auth.refreshSession({ refresh_token: 'unknown' });
      expect(unknown.error?.status).toBe(400);
    });

    test('ends with sign-out, for the access token too; others of the user stay', async () => {
      const { client, email, session } = await newUser(backend());
      const other = backend().anonymous();
      await other.auth.signInWithPassword({ email, password: PASSWORD });
      expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();

      const gone = await backend().anonymous().auth.getUser(session.access_token);
      expect(gone.error?.name).toBe('AuthSessionMissingError');
      const { refresh_token } = session;
      const refreshed = await backend().anonymous().auth.refreshSession({ refresh_token });
      expect(refreshed.error?.status).toBe(400);
      expect((await other.auth.getUser()).error).toBeNull();
    });
  });
});
