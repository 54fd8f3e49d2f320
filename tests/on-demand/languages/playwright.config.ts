import { defineConfig } from '@playwright/test';
import browserTests from '../../../playwright.config.ts';

// Every page in every language; `npm test` opens each page in English and one of the others.
export default defineConfig({
  ...browserTests,
  testDir: '../../routes',
  outputDir: '../../../test-results/languages-browser',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/languages.json' }]],
  grepInvert: [],
  webServer: {
    ...browserTests.webServer,
    command: 'node tests/support/start-site.ts',
    cwd: '../../..',
  },
  projects: [{ name: 'languages', testMatch: 'languages.spec.ts' }],
});
