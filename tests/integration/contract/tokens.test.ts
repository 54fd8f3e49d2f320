import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRemote, startEmbedded, type EmbeddedBackend } from '../../support/backend.ts';
import { newUser, signInAdministrator, signToken, userClaims } from '../../support/accounts.ts';

// Tokens are signed with the key of the embedded backend, so this file runs there only.
describe.skipIf(isRemote)('tokens', () => {
  let backend: EmbeddedBackend;

  beforeAll(async () => {
    backend = await startEmbedded();
  });

  afterAll(() => backend?.stop());

  describe('a token that is forged, expired or no token at all', () => {
    const forged = () => signToken(userClaims(), 'another-signing-key-that-is-long-enough-000');
    const expired = () => signToken({ ...userClaims(), exp: Math.floor(Date.now() / 1000) - 60 });
    const unsigned = () => signToken(userClaims()).replace(/\.[^.]*$/, '.');
    const cases = { forged, expired, unsigned, malformed: () => 'no.token' };

    test.each(Object.entries(cases))('%s: getUser refuses it', async (_, token) => {
      const { data, error } = await backend.anonymous().auth.getUser(token());
      expect(data.user).toBeNull();
      expect([401, 403]).toContain(error?.status);
    });

    test.each(Object.entries(cases))('%s: PostgREST answers 401', async (_, token) => {
      const response = await fetch(`${backend.url}/rest/v1/faq_items?select=id`, {
        headers: { apikey: backend.keys.publishable, authorization: `Bearer ${token()}` },
      });
      expect(response.status).toBe(401);
    });

    test('a claimed role in a forged token opens nothing', async () => {
      const token = signToken({ ...userClaims(), role: 'service_role' }, 'wrong-key'.repeat(5));
      const response = await fetch(`${backend.url}/rest/v1/contact_requests`, {
        headers: { apikey: backend.keys.publishable, authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(401);
    });
  });

  test('requests that run side by side never share their rights', async () => {
    const [user, administrator] = await Promise.all([
      newUser(backend),
      signInAdministrator(backend),
    ]);
    const visitor = backend.anonymous();
    const service = backend.service();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const [closed, own, admin, all] = await Promise.all([
          visitor.from('profiles').select('id'),
          user.client.from('profiles').select('id'),
          administrator.from('profiles').select('is_admin'),
          service.from('profiles').select('id', { count: 'exact', head: true }),
        ]);
        return [
          closed.error?.code,
          own.data?.length,
          admin.data?.[0]?.is_admin,
          (all.count ?? 0) > 1,
        ];
      }),
    );
    expect(outcomes).toEqual(outcomes.map(() => ['42501', 1, true, true]));
  });
});
