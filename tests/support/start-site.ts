import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { copySeededFolder } from './seeded-folder.ts';
import { DATA_FOLDER, SERVER_LOG, SITE_PORT } from './site.ts';

const START = path.join(import.meta.dirname, '../../supabase/local/commands/start.ts');

/**
 * Runs `npm start` on a copy of the seeded data; its output goes to a file, which is checked once at the end
 * (server-log.teardown.ts). Gives the function that stops it.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  await copySeededFolder(DATA_FOLDER);
  await mkdir(path.dirname(SERVER_LOG), { recursive: true });
  const log = createWriteStream(SERVER_LOG);
  const site = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      PORT: String(SITE_PORT),
      LOCAL_DATA_DIR: DATA_FOLDER,
      // One client sends every form of the suite; what the limits do is tested in tests/integration/security.
      ABUSE_TOLERANCE: '1000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  site.stderr.pipe(log, { end: false });
  let printed = '';
  const ready = new Promise<void>((resolve, reject) => {
    site.stdout.on('data', (chunk: Buffer) => {
      log.write(chunk);
      printed += chunk.toString();
      if (printed.includes('Ctrl-C stops everything')) resolve();
    });
    site.once('exit', () => reject(new Error(`The site did not start; see ${SERVER_LOG}.`)));
  });
  await ready;
  return async () => {
    site.removeAllListeners('exit');
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    await ended;
    log.end();
  };
}
