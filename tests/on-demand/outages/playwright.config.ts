import { defineConfig } from '@playwright/test';
import browserTests from '../../../playwright.config.ts';

// The build of the browser tests, behind a proxy that fails on demand. Every worker has a stand of its own.
export default defineConfig(browserTests, {
  testDir: '.',
  globalSetup: ['./build-first.ts'],
  outputDir: '../../../test-results/outage',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/outage.json' }]],
  // One worker for the pages, which mostly waits until what is kept is no longer fresh, and one for everything else.
  workers: 2,
  projects: [
    { name: 'pages', testMatch: 'pages.spec.ts' },
    { name: 'rest', testIgnore: 'pages.spec.ts' },
  ],
  // Kept pages are looked at again after the 30 seconds for which they are fresh, for several faults.
  timeout: 120_000,
  expect: { timeout: 15_000 },
});
