import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Client } from '../supabase/client.ts';
import { isAdminAddress } from './admin-address.ts';

// None of these addresses needs a row; those that do: tests/journeys/admin-guard.spec.ts.
const noClient = null as unknown as Client;
const isThere = (pathname: string) => isAdminAddress(noClient, pathname);

it('knows every folder of app/admin, so that no new page of it answers 404', async () => {
  const folders = await readdir('app/admin', { withFileTypes: true });
  const names = folders.filter((it) => it.isDirectory() && /^[a-z]/.test(it.name));
  expect(names.length).toBeGreaterThan(3);
  for (const { name } of names)
    expect([name, await isThere(`/admin/${name}`)]).toEqual([name, true]);
});

it.each(['/admin', '/admin/', '/admin/articles', '/admin/articles/new', '/admin/articles/export'])(
  'there is something at %s',
  async (pathname) => expect(await isThere(pathname)).toBe(true),
);

it.each([
  '/admin/unknown',
  '/admin/Articles',
  '/admin/unknown/new',
  '/admin/articles/1',
  '/admin/articles/%27',
  '/admin/subscribers/new',
])('there is nothing at %s', async (pathname) => expect(await isThere(pathname)).toBe(false));
