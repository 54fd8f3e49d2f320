// @module-tag core
import { describe, expect, test } from 'vitest';
import { newUser, signInAdministrator, signToken, userClaims } from '../../support/accounts.ts';
import { isRemote, takeShared } from '../../support/backend.ts';
import { registerBackend } from '../../support/connect-to-embedded.ts';

// Tokens are signed with the key of the embedded backend, so this file runs there only.
describe.skipIf(isRemote)('tokens', () => {
  const backend = registerBackend(takeShared);

  const WRONG_KEY = 'another-signing-key-that-is-long-enough-000';
  const cases: Record<string, () => string> = {
    forged: () => signToken(userClaims(), WRONG_KEY),
    'forged, with a role of its own': () =>
      signToken({ ...userClaims(), role: 'service_role' }, WRONG_KEY),
    expired: () => signToken({ ...userClaims(), exp: Math.floor(Date.now() / 1000) - 60 }),
    unsigned: () => signToken(userClaims()).replace(/\.[^.]*$/, '.'),
    malformed: () => 'no.token',
  };

  test.each(Object.entries(cases))('%s: refused by auth and by PostgREST', async (_, token) => {
    const { data, error } = await backend().anonymous().auth.getUser(token());
    expect(data.user).toBeNull();
    expect([401, 403]).toContain(error?.status);
    for (const table of ['faq_items', 'contact_requests']) {
      const response = await fetch(`${backend().url}/rest/v1/${table}?select=id`, {
        headers: { apikey: backend().keys.publishable, authorization: `Bearer ${token()}` },
      });
      expect(response.status).toBe(401);
    }
  });

  test('requests that run side by side never share their rights', async () => {
    const user = await newUser(backend());
    const administrator = await signInAdministrator(backend());
    const visitor = backend().anonymous();
    const service = backend().service();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const [closed, own, admin, all] = await Promise.all([
          visitor.from('profiles').select('id'),
          user.client.from('profiles').select('id'),
          administrator.from('profiles').select('is_admin'),
          service.from('profiles').select('id', { count: 'exact', head: true }),
        ]);
        const isAdmin = admin.data?.[0]?.is_admin;
        return [closed.error?.code, own.data?.length, isAdmin, (all.count ?? 0) > 1];
      }),
    );
    expect(outcomes).toEqual(outcomes.map(() => ['42501', 1, true, true]));
  });
});
