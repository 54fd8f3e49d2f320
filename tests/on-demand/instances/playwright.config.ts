import { defineConfig } from '@playwright/test';
import outages from '../outages/playwright.config.ts';

// The build of the browser tests. Every file has two instances of its own.
export default defineConfig({
  ...outages,
  testDir: '.',
  globalSetup: '../outages/build-first.ts',
  outputDir: '../../../test-results/instances-browser',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/instances.json' }]],
});
