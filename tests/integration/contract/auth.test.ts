// @module-tag core
import { describe, expect, test } from 'vitest';
import { newAddress, newUser, PASSWORD, tokenHashOf } from '../../support/accounts.ts';
import { isRemote, takeShared } from '../../support/backend.ts';
import { registerBackend } from '../../support/connect-to-embedded.ts';

// Every sign-up needs the mail it causes, so this file runs on the embedded backend only.
describe.skipIf(isRemote)('auth', () => {
  const backend = registerBackend(takeShared);

  test('a confirmation is sent again on request, and opens the account once', async () => {
    const email = newAddress();
    const { auth } = backend().anonymous();
    await auth.signUp({ email, password: PASSWORD });
    expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
    const again = await auth.signUp({ email, password: 'another long password' });
    expect(again.error).toBeNull();
    expect(await backend().mailsTo(email)).toHaveLength(3);

    const token_hash = await tokenHashOf(backend(), email);
    expect((await auth.verifyOtp({ token_hash, type: 'email' })).error).toBeNull();
    const used = await backend().anonymous().auth.verifyOtp({ token_hash, type: 'email' });
    expect(used.error).toMatchObject({ code: 'otp_expired', status: 403 });
    // the second sign-up may come from another person: it sets no password
    const signIn = await auth.signInWithPassword({ email, password: 'another long password' });
    expect(signIn.error?.code).toBe('invalid_credentials');
  });

  test('sign-up does not tell whether an address is known', async () => {
    const { email } = await newUser(backend());
    const { data, error } = await backend().anonymous().auth.signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toEqual([]);
  });

  test('a session is renewed, and ends with sign-out; others of the user stay', async () => {
    const { client, email } = await newUser(backend());
    const other = backend().anonymous();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    const renewed = await client.auth.refreshSession();
    const { access_token, refresh_token } = renewed.data.session!;
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();

    const gone = await backend().anonymous().auth.getUser(access_token);
    expect(gone.error?.name).toBe('AuthSessionMissingError');
    const refreshed = await backend().anonymous().auth.refreshSession({ refresh_token });
    expect(refreshed.error?.status).toBe(400);
    expect((await other.auth.getUser()).error).toBeNull();
  });
});
