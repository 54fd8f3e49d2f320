import path from 'node:path';

/** The site under test runs on its own ports and data, so that it can run beside others on this machine. */
export const SITE_PORT = Number(process.env.TEST_PORT || 3400);
export const SITE_URL = `http://localhost:${SITE_PORT}`;
export const BACKEND_URL = `http://127.0.0.1:${SITE_PORT + 1}`;
export const HOST_APP_URL = `http://127.0.0.1:${SITE_PORT + 2}`;

const RESULTS = path.join(import.meta.dirname, '../../test-results');
export const DATA_FOLDER = path.join(RESULTS, 'data');
/** Everything that site and backend print while the browser tests run. */
export const SERVER_LOG = path.join(RESULTS, 'server.log');
/** The session of the administrator of the seeds, as a Playwright storage state (sign-in.setup.ts). */
export const ADMINISTRATOR_STATE = path.join(RESULTS, 'administrator.json');
