import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';

// After the browser tests, with their build: the three things that one site on its own backend cannot show.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/smoke',
  reporter: [['list'], ['json', { outputFile: '../../test-results/smoke.json' }]],
  // One stand for all files.
  workers: 1,
  forbidOnly: browserTests.forbidOnly,
  retries: browserTests.retries,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { ...browserTests.use, baseURL: undefined },
});
