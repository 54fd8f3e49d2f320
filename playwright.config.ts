import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { HEADLESS_SHELL } from './tests/support/chromium.ts';
import { SITE_URL } from './tests/support/site.ts';

/** The settings of every test in a browser, without the site that most of them share. */
export const withoutSite = defineConfig({
  outputDir: path.join(import.meta.dirname, 'test-results/playwright'),
  reporter: 'list',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that needed a second attempt is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  use: {
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
});

/**
 * How many tests of a project run at a time on two cores. A journey waits more than it computes; `writes` change what others
 * would see.
 */
const WORKERS = { http: 2, routes: 2, journeys: 3, writes: 1 };

export default defineConfig({
  ...withoutSite,
  testDir: 'tests',
  workers: Math.max(...Object.values(WORKERS)),
  fullyParallel: true,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // A count, because a ratio of a large picture would let a whole line of text go.
      maxDiffPixels: 100,
    },
  },
  snapshotPathTemplate: 'tests/pictures/pictures/{arg}{ext}',
  webServer: {
    command: 'node tests/support/start-site.ts',
    url: SITE_URL,
    timeout: 400_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
  use: { ...withoutSite.use, baseURL: SITE_URL },
  projects: [
    { name: 'sign-in', testMatch: 'support/sign-in.setup.ts', teardown: 'server-log' },
    { name: 'server-log', testMatch: 'support/server-log.teardown.ts' },
    ...Object.entries(WORKERS).map(([name, workers]) => ({
      name,
      testMatch: `${name}/*.spec.ts`,
      dependencies: ['sign-in'],
      workers,
      fullyParallel: workers > 1,
    })),
    { name: 'pictures', testMatch: 'pictures/*.spec.ts' },
  ],
});
