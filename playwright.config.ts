import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { HEADLESS_SHELL } from './tests/support/chromium.ts';
import { ON_DEMAND, SITE_URL } from './tests/support/site.ts';

/** Tests that ask the server, look at each route, or act without changing what others see. */
const READING = ['http', 'routes', 'journeys'];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  workers: 2,
  fullyParallel: true,
  grepInvert: RegExp(ON_DEMAND),
  forbidOnly: Boolean(process.env.CI),
  // A test that needed a second attempt is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  webServer: {
    command: 'node tests/support/start-site.ts',
    url: SITE_URL,
    timeout: 400_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
  use: {
    baseURL: SITE_URL,
    browserName: 'chromium',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath:
        process.env.CHROMIUM_PATH ||
        (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Lines are as long as in a browser with windows.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'sign-in', testMatch: 'support/sign-in.setup.ts', teardown: 'server-log' },
    { name: 'server-log', testMatch: 'support/server-log.teardown.ts' },
    ...READING.map((name) => ({
      name,
      testMatch: `${name}/*.spec.ts`,
      dependencies: ['sign-in'],
    })),
    // They change what other tests would see: one after the other, when all others have ended.
    {
      name: 'writes',
      testMatch: 'writes/*.spec.ts',
      dependencies: READING,
      workers: 1,
      fullyParallel: false,
    },
  ],
});
