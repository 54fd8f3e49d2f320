import { beforeAll, beforeEach, vi } from 'vitest';
import { findAccess } from '../../lib/auth/access.ts';
import { newUser, signInAdministrator } from './accounts.ts';
import type { Client, SharedBackend } from './backend.ts';

let session: Client;
// The client of the test instead of the request's. What the actions decide from it is their own code.
vi.mock('../../lib/auth/require-admin.ts', () => ({
  currentAccess: async () => ({ client: session, access: await findAccess(session) }),
}));

/** The administrator is an owner. */
export type Role = 'visitor' | 'user' | 'administrator' | 'editor' | 'inbox';

/**
 * Clients of every role, and the role that the actions of the admin area answer: the administrator at the start of each
 * test. Import this file before the actions.
 */
export function registerRoles(backend: () => SharedBackend) {
  const clients = {} as Record<Role, Client>;
  beforeAll(async () => {
    clients.visitor = backend().anonymous();
    clients.user = (await newUser(backend())).client;
    clients.administrator = await signInAdministrator(backend());
    for (const role of ['editor', 'inbox'] as const) {
      const { client, session } = await newUser(backend());
      const profile = backend().service().from('profiles').update({ role });
      await profile.eq('id', session.user.id).throwOnError();
      clients[role] = client;
    }
  });
  const actAs = (role: Role) => void (session = clients[role]);
  beforeEach(() => actAs('administrator'));
  return { clients, actAs };
}
