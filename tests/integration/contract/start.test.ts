import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { localSettings } from '../../../supabase/local/settings.ts';
import { isRemote, startServer } from '../../support/backend.ts';
import { freePorts } from '../../support/free-ports.ts';
import { copySeededFolder } from '../../support/seeded-folder.ts';
import { endServer } from '../../support/servers.ts';

describe.skipIf(isRemote)('starting', () => {
  let folder: string;
  const children: Awaited<ReturnType<typeof startServer>>[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-start-'));
  });

  afterEach(() => Promise.all(children.splice(0).map((child) => endServer(child, 'SIGTERM'))));

  afterAll(() => rm(folder, { recursive: true, force: true }));

  const start = async (env: Record<string, string>) => {
    const child = await startServer({ ...process.env, ...env });
    children.push(child);
    return child;
  };

  test('is refused on a taken port and on a folder in use, each with one sentence', async () => {
    const PORT = String(await freePorts());
    const LOCAL_DATA_DIR = path.join(folder, 'data');
    await copySeededFolder(LOCAL_DATA_DIR);
    await start({ PORT, LOCAL_DATA_DIR });
    const taken = `Port ${Number(PORT) + 1} is already taken.`;
    await expect(start({ PORT, LOCAL_DATA_DIR })).rejects.toThrow(taken);
    const inUse = `The data folder ${LOCAL_DATA_DIR} is in use by another running Nightdesk backend.`;
    await expect(start({ PORT: String(await freePorts()), LOCAL_DATA_DIR })).rejects.toThrow(inUse);
  });

  test('is refused on a folder that holds something else', async () => {
    const LOCAL_DATA_DIR = path.join(import.meta.dirname, '../../../docs');
    const refused = start({ PORT: String(await freePorts()), LOCAL_DATA_DIR });
    await expect(refused).rejects.toThrow('is not a Nightdesk data folder');
  });

  test('ends with its parent', async () => {
    const env = { PORT: String(await freePorts()), LOCAL_DATA_DIR: path.join(folder, 'orphan') };
    await copySeededFolder(env.LOCAL_DATA_DIR);
    const child = await start(env);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    expect(await ended).toBe(0);
    await expect(fetch(localSettings(env).backendUrl)).rejects.toThrow();
  });
});
