// @module-tag core
import { NextRequest } from 'next/server';
import { expect, test, vi } from 'vitest';
import { middleware } from '../../../middleware.ts';
import type { Access } from '../../../lib/auth/access.ts';

// Nothing is asked there: who asks is decided by each test.
vi.stubEnv('SUPABASE_URL', 'https://backend.test');
vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_of_no_project');

const findAccess = vi.hoisted(() => vi.fn<() => Promise<Pick<Access, 'role'>>>());
vi.mock('@/lib/auth/access', () => ({ findAccess }));
vi.mock('@/lib/http/current-client', () => ({ currentClient: async () => '192.0.2.1' }));

const page = 'http://site.test/info/a-hidden-page';
const preview = () =>
  middleware(new NextRequest(page, { headers: { cookie: '__prerender_bypass=x' } }));

test('a preview says that the sign-in service is away, not that there is no such page', async () => {
  findAccess.mockResolvedValue({ role: 'unknown' });
  const response = await preview();
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await response.text()).toContain('sign-in service cannot be reached');
});

test('every other role gets the public page, without draft mode', async () => {
  for (const role of ['visitor', 'user'] as const) {
    findAccess.mockResolvedValue({ role });
    const { headers } = await preview();
    expect(headers.get('x-middleware-next'), role).toBe('1');
    expect(headers.get('x-middleware-request-cookie') ?? '', role).not.toContain('__prerender');
  }
});
