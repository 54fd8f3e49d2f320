import { defineConfig } from '@playwright/test';
import browserTests from '../../../playwright.config.ts';

// After the browser tests, with their build. Every file starts two instances of its own.
export default defineConfig(browserTests, {
  testDir: '.',
  globalSetup: [],
  outputDir: '../../../test-results/instances-browser',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/instances.json' }]],
  timeout: 120_000,
});
