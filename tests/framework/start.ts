import path from 'node:path';
import { rm } from 'node:fs/promises';
import { startServer } from '../support/backend.ts';
import { copySeededFolder } from '../support/seeded-folder.ts';
import { endServer, siteEnvironment, startFrameworkServer } from '../support/servers.ts';
import {
  BACKEND_URL,
  DATA_FOLDER,
  HOST_APP_URL,
  SERVER_LOG,
  SITE_PORT,
  SITE_URL,
} from '../support/site.ts';
import { copyProject, RESULTS } from '../support/stand.ts';

// Playwright's web server: the build under `next start`, on the embedded backend as a project of its own.
const folder = path.join(RESULTS, 'framework-site');
await Promise.all([
  copyProject(folder),
  copySeededFolder(DATA_FOLDER),
  rm(SERVER_LOG, { force: true }),
]);
const backend = await startServer({
  ...process.env,
  PORT: String(SITE_PORT),
  LOCAL_DATA_DIR: DATA_FOLDER,
  SITE_URL,
  ABUSE_TOLERANCE: '1000',
});
const site = await startFrameworkServer({
  folder,
  port: SITE_PORT,
  log: SERVER_LOG,
  env: { ...siteEnvironment(BACKEND_URL, SITE_PORT), APP_URL: HOST_APP_URL },
});
const stop = () =>
  void Promise.all([endServer(site), endServer(backend)])
    .then(() => rm(folder, { recursive: true }))
    .then(() => process.exit(0));
process.once('SIGINT', stop).once('SIGTERM', stop);
