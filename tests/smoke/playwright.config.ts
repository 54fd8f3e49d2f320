import { defineConfig } from '@playwright/test';
import { withoutSite } from '../../playwright.config.ts';

// The three things that one site on its own backend cannot show.
export default defineConfig({
  ...withoutSite,
  testDir: '.',
  // One stand for all files.
  workers: 1,
  expect: { timeout: 15_000 },
});
