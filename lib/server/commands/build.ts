import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { startBackend } from './backend.ts';
import { runCommand } from './errors.ts';
import { build, isBuilt } from './site-build.ts';

// npm run build: the production build alone, with a backend to read from.
await runCommand(async () => {
  if (await isBuilt(process.env)) return console.log('The build is up to date.');
  const phase = { NODE_ENV: 'production', NEXT_PHASE: PHASE_PRODUCTION_BUILD };
  const backend = await startBackend({ ...process.env, ...phase });
  try {
    await build(backend.env);
  } finally {
    await backend.stop();
  }
});
