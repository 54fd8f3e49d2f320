import { vitestStep, type Step } from './step.ts';

// Keyed by what a file holds, so a checkout of another branch costs nothing; `npm ci` empties them with node_modules.
const CACHE = 'node_modules/.cache';
const BY_CONTENT = '--cache-strategy content';

// Those of a development server, which it leaves there: they name routes that may have moved since.
const FORGET_OLD = `node -e "fs.rmSync('.next/dev/types', { recursive: true, force: true })"`;

/** What the types of the others are made from, so it runs before them. */
export const routeTypes: Step = { name: 'Route types', command: `${FORGET_OLD} && next typegen` };

/**
 * The checks that need no database, build or browser, longest first: the inner loop (`npm run check`) and the beginning
 * of the whole suite (`npm test`).
 */
export const innerSteps: readonly Step[] = [
  { name: 'Types', command: 'tsc --noEmit' },
  { name: 'Lint', command: `eslint --cache ${BY_CONTENT} --cache-location ${CACHE}/eslint/ .` },
  vitestStep('Unit', 'unit*', 'unit'),
  {
    name: 'Formatting',
    command: `prettier --check --log-level warn --cache ${BY_CONTENT} --cache-location ${CACHE}/prettier.json .`,
  },
  {
    name: 'Import rules',
    command: `depcruise --cache ${CACHE}/dependency-cruiser ${BY_CONTENT} app components content lib supabase/local tests middleware.ts instrumentation.ts instrumentation-client.ts`,
  },
  { name: 'Unused code', command: 'knip' },
];
