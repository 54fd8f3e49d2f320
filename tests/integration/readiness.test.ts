import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isRemote, startEmbedded, type EmbeddedBackend } from '../support/backend.ts';

const SUPABASE = path.join(import.meta.dirname, '../../supabase');

describe.skipIf(isRemote)('a database that is older than the site', () => {
  let folder: string;
  let backend: EmbeddedBackend;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-older-'));
    // Without seeds: they take most of the time, and readiness does not depend on them.
    for (const part of ['migrations', 'templates', 'config.toml'])
      await cp(path.join(SUPABASE, part), path.join(folder, part), { recursive: true });
    const migrations = await readdir(path.join(folder, 'migrations'));
    const newest = migrations.sort().slice(-1);
    for (const name of newest) await rm(path.join(folder, 'migrations', name));
    backend = await startEmbedded(folder);
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await backend?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('is what /readyz waits for, and what the log of a start says', async () => {
    vi.stubEnv('SUPABASE_URL', backend.url);
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', backend.keys.publishable);
    const { checkReadiness } = await import('../../lib/health/readiness.ts');
    expect(await checkReadiness()).toEqual({ ready: false, waitsFor: 'migrations' });
    const { reportReadiness } = await import('../../lib/health/report-readiness.ts');
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await reportReadiness();
    expect(log.mock.calls.join()).toMatch(/"not-ready".*the database is older than this version/);
  });
});
