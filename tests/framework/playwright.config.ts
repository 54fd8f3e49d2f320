import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';
import { DIFFERENT } from './different.ts';

// The HTTP tests on the framework's own server, which is the nearest thing to Vercel that runs here.
export default defineConfig({
  ...browserTests,
  testDir: '..',
  grepInvert: DIFFERENT.map(({ tests }) => tests),
  webServer: { ...browserTests.webServer, command: 'node tests/framework/start.ts', cwd: '../..' },
  projects: [
    { name: 'sign-in', testMatch: 'support/sign-in.setup.ts' },
    { name: 'http', testMatch: 'http/*.spec.ts', dependencies: ['sign-in'] },
  ],
});
