import { defineConfig } from '@playwright/test';
import browserTests from '../../../playwright.config.ts';

// Pictures of the page templates, taken from the build of the browser tests and compared with those in `pictures`.
// After an intended change: npx playwright test -c tests/on-demand/visual/playwright.config.ts --update-snapshots
export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../../../test-results/visual',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/visual.json' }]],
  webServer: {
    ...browserTests.webServer,
    command: 'node tests/support/start-site.ts',
    cwd: '../../..',
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // A count, because a ratio of a large picture would let a whole line of text go.
      maxDiffPixels: 100,
    },
  },
  projects: [{ name: 'visual', testMatch: '*.spec.ts' }],
});
