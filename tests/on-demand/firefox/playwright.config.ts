import { defineConfig } from '@playwright/test';
import outages from '../outages/playwright.config.ts';

// The build of the browser tests in Debian's Firefox. Playwright runs the tests; Puppeteer drives the browser, because
// Playwright 1.65 sends it commands that the ESR version does not know.
export default defineConfig({
  ...outages,
  testDir: '.',
  globalSetup: '../outages/build-first.ts',
  outputDir: '../../../test-results/firefox-browser',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/firefox.json' }]],
  workers: 1,
  use: {},
});
