import { defineConfig } from '@playwright/test';
import browserTests from '../../../playwright.config.ts';

// The build of the browser tests, behind a proxy that fails on demand. Every worker has its own stand, which its
// files share.
export default defineConfig({
  testDir: '.',
  globalSetup: './build-first.ts',
  outputDir: '../../../test-results/outages-browser',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/outages.json' }]],
  workers: 2,
  forbidOnly: browserTests.forbidOnly,
  retries: browserTests.retries,
  // A fault that hangs costs the whole budget of every call.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { ...browserTests.use, baseURL: undefined },
});
