import { defineConfig } from '@playwright/test';
import browserTests from '../../../playwright.config.ts';
import { DIFFERENT } from './different.ts';

const { webServer } = browserTests;

// The HTTP tests on the framework's own server, which is the nearest thing to Vercel that runs here.
export default defineConfig({
  ...browserTests,
  testDir: '../..',
  outputDir: '../../../test-results/framework-server-browser',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/framework-server.json' }]],
  grepInvert: DIFFERENT.map(({ tests }) => tests),
  webServer: {
    ...(Array.isArray(webServer) ? webServer[0]! : webServer!),
    command: 'node tests/on-demand/framework-server/start.ts',
    cwd: '../../..',
  },
  use: browserTests.use,
  projects: [
    { name: 'sign-in', testMatch: 'support/sign-in.setup.ts' },
    { name: 'http', testMatch: 'http/*.spec.ts', dependencies: ['sign-in'] },
  ],
});
