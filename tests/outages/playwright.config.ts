import { defineConfig } from '@playwright/test';
import { withoutSite } from '../../playwright.config.ts';

// The build of the browser tests, behind a proxy that fails on demand. Every worker has its own stand, which its files
// share.
export default defineConfig({
  ...withoutSite,
  testDir: '.',
  // A fault that hangs costs the whole budget of every call.
  timeout: 120_000,
  expect: { timeout: 15_000 },
});
