import { createServer } from 'node:http';
import { createBackend, type Backend } from './backend.ts';
import { ensureFolder, markReady, prepareFolder } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { createFunctions } from './functions.ts';
import { listen } from './listen.ts';
import { answerWith, notReady, respond } from './server-answers.ts';
import { localSettings, type LocalSettings } from './settings.ts';
import { StartError } from './start-error.ts';

/** Runs the embedded backend until the returned function is called. The port is bound before the folder is touched. */
async function run(settings: LocalSettings): Promise<() => Promise<void>> {
  let answer = notReady;
  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing, settings.backendUrl, (request, peer) => answer(request, peer));
  });
  await listen(server, settings.backendPort);

  await ensureFolder(settings.dataFolder);
  const unlock = await lockFolder(settings.dataFolder);
  const backend = await open(settings).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  const functions = createFunctions(settings);
  answer = answerWith({ backend, functions });

  return async () => {
    answer = notReady;
    server.close();
    server.closeIdleConnections();
    await functions.close();
    await backend.close();
    await unlock();
  };
}

/** Opens the database in the locked folder. */
async function open({ dataFolder, supabaseFolder, siteUrl }: LocalSettings): Promise<Backend> {
  await prepareFolder(dataFolder);
  const log = (message: string) => process.stdout.write(`${message}\n`);
  const backend = await createBackend({ dataFolder, supabaseFolder, siteUrl, log });
  await markReady(dataFolder);
  return backend;
}

/** Tells the parent, or without one the terminal, why the backend does not run. */
function reportFailure(error: unknown): void {
  const message = error instanceof StartError ? error.message : String((error as Error).stack);
  if (process.send) process.send({ error: message }, () => process.exit(1));
  else {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}

async function main(): Promise<void> {
  // ends at once while starting; replaced below by a clean stop
  let stop: () => Promise<void> = async () => undefined;
  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    stop().then(() => process.exit(0), reportFailure);
  };
  // `disconnect`: the parent is gone, however it ended
  process.on('SIGINT', stopOnce).on('SIGTERM', stopOnce).on('disconnect', stopOnce);
  stop = await run(localSettings(process.env));
  process.send?.({ ready: true });
}

main().catch(reportFailure);
