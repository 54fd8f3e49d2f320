import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { copySeededFolder } from './seeded-folder.ts';
import { endServer, startSite } from './servers.ts';
import { DATA_FOLDER, SERVER_LOG, SITE_PORT } from './site.ts';

/**
 * Runs `npm start` on a copy of the seeded data; its output goes to a file, which is checked once at the end
 * (server-log.teardown.ts). Gives the function that stops it.
 */
export default async function startSeededSite(): Promise<() => Promise<void>> {
  await copySeededFolder(DATA_FOLDER);
  await mkdir(path.dirname(SERVER_LOG), { recursive: true });
  await rm(SERVER_LOG, { force: true });
  const site = await startSite({
    folder: path.join(import.meta.dirname, '../..'),
    port: SITE_PORT,
    log: SERVER_LOG,
    env: {
      ...process.env,
      PORT: String(SITE_PORT),
      LOCAL_DATA_DIR: DATA_FOLDER,
      // One client sends every form of the suite; what the limits do is tested in tests/integration/security.
      ABUSE_TOLERANCE: '1000',
    },
  });
  return async () => void (await endServer(site));
}

// Playwright's web server.
if (import.meta.main) {
  const stop = await startSeededSite();
  const stopAndExit = () => void stop().then(() => process.exit(0));
  process.once('SIGINT', stopAndExit).once('SIGTERM', stopAndExit);
}
