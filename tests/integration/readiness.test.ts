import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { checkReadiness, reportReadiness } from '../../lib/supabase/readiness.ts';
import { isRemote, startEmbedded } from '../support/backend.ts';
import { connectToEmbedded } from '../support/connect-to-embedded.ts';

const SUPABASE = path.join(import.meta.dirname, '../../supabase');

describe.skipIf(isRemote)('a database that is older than the site', () => {
  let folder: string;
  afterAll(() => rm(folder, { recursive: true, force: true }));
  connectToEmbedded(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-older-'));
    // Without seeds: they take most of the time, and readiness does not depend on them.
    for (const part of ['migrations', 'templates', 'config.toml'])
      await cp(path.join(SUPABASE, part), path.join(folder, part), { recursive: true });
    const migrations = await readdir(path.join(folder, 'migrations'));
    await rm(path.join(folder, 'migrations', migrations.sort().at(-1)!));
    return startEmbedded(folder);
  });

  test('is what /readyz waits for, and what the log of a start says', async () => {
    expect(await checkReadiness()).toEqual({ ready: false, waitsFor: 'migrations' });
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await reportReadiness();
    expect(log.mock.calls.join()).toMatch(/"not-ready".*the database is older than this version/);
  });
});
