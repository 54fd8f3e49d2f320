import { startBackend } from './backend-environment.ts';
import { buildIfNeeded } from './next.ts';
import { runCommand } from './run-command.ts';

// npm run build: the production build alone, with a backend to read from.
await runCommand(async () => {
  const backend = await startBackend(process.env);
  try {
    await buildIfNeeded(backend.env);
  } finally {
    await backend.stop();
  }
});
