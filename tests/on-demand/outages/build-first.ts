import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { siteEnvironment } from './site-process.ts';

const BUILD = path.join(import.meta.dirname, '../../../supabase/local/commands/build.ts');

/** Playwright's global setup: the build of the browser tests, made here where it is missing or old. */
export default async function buildFirst(): Promise<void> {
  // Without a Supabase to read from, the command brings the embedded one.
  const away = { SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '' };
  const building = spawn(process.execPath, [BUILD], {
    env: { ...siteEnvironment(''), ...away, LOCAL_DATA_DIR: 'test-results/build-data' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(building, 'exit')) as [number | null];
  if (code !== 0) throw new Error('There is no build to test.');
}
