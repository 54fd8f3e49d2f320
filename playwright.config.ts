import { defineConfig } from '@playwright/test';
import { SITE_URL } from './tests/setup/site.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/setup/start-site.ts',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // One worker: the tests share one database, and an administrator's changes are seen by everybody.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // One more attempt where nobody watches; a test that needed it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // Generous: a small machine may be doing other things, and a test that hangs still ends.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: SITE_URL,
    browserName: 'chromium',
    // Recording every step took as long as the steps; a test that fails is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
