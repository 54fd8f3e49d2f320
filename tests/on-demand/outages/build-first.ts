import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePorts } from '../../support/free-ports.ts';
import { PROJECT } from '../../support/stand.ts';

const BUILD = path.join(PROJECT, 'lib/server/commands/build.ts');

/** Playwright's global setup: the build of the browser tests, made here where it is missing or old. */
export default async function buildFirst(): Promise<void> {
  // Without a Supabase to read from, the command brings the embedded one.
  const building = spawn(process.execPath, [BUILD], {
    cwd: PROJECT,
    env: {
      ...process.env,
      PORT: String(await freePorts()),
      SUPABASE_URL: '',
      SUPABASE_PUBLISHABLE_KEY: '',
      SUPABASE_SECRET_KEY: '',
      LOCAL_DATA_DIR: 'test-results/build-data',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(building, 'exit')) as [number | null];
  if (code !== 0) throw new Error('There is no build to test.');
}
