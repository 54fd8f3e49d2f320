import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';
import { SITE } from './stand.ts';

// After the browser tests: the same build, behind a proxy that fails on demand. Every file starts a stand of its own.
export default defineConfig(browserTests, {
  testDir: '.',
  globalSetup: [],
  outputDir: '../../test-results/outage',
  reporter: [['list'], ['json', { outputFile: '../../test-results/outage.json' }]],
  // Kept pages are looked at again after the 30 seconds for which they are fresh, for every fault.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { baseURL: SITE },
});
