import { defineConfig } from '@playwright/test';
import { withoutSite } from '../../playwright.config.ts';

// The build of the browser tests in Debian's Firefox. Playwright runs the tests; Puppeteer drives the browser, because
// Playwright 1.65 sends it commands that the ESR version does not know.
export default defineConfig({
  ...withoutSite,
  testDir: '.',
  timeout: 120_000,
  workers: 1,
  use: {},
});
