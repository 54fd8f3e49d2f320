import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

const unitTests = globSync('{app,components,content,docs,lib,supabase}/**/*.test.{ts,tsx}', {
  cwd: root,
});
// A separate process per file is most of the cost of unit tests. Only tests that change global state need one.
const CHANGES_ITS_SURROUNDINGS =
  /\bvi\.(mock|doMock|stub|spyOn|useFake|resetModules)|process\.env|globalThis|@vitest-environment/;

/** A backend that nothing reaches, for code that reads the settings. */
const env = {
  SITE_URL: 'https://desk.test',
  SUPABASE_URL: 'https://backend.test',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_no_project',
  SUPABASE_SECRET_KEY: 'sb_secret_of_no_project',
};

const isChanging = (file: string) =>
  CHANGES_ITS_SURROUNDINGS.test(readFileSync(path.join(root, file), 'utf8'));

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      // Its only purpose is to fail in a browser bundle.
      'server-only': path.join(root, 'tests/support/server-only.ts'),
      'next/root-params': path.join(root, 'tests/support/root-params.ts'),
    },
  },
  test: {
    // Half of the cores would be one on a small machine.
    maxWorkers: 2,
    tags: [
      { name: 'core', description: 'Those of `npm test`; all others run in `npm run test:all`.' },
    ],
    // Tests with hundreds of generated inputs take several seconds on a busy machine.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitTests.filter((file) => !isChanging(file)),
          isolate: false,
          env,
        },
      },
      {
        extends: true,
        test: { name: 'unit-alone', include: unitTests.filter(isChanging), env },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/shared-backends.ts'],
          setupFiles: ['tests/support/without-next-cache.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosted',
          include: ['tests/hosted/*.test.ts'],
          globalSetup: ['tests/support/seeded-folder.ts', 'tests/hosted/start-postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'restore',
          include: ['tests/restore/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
