// node supabase/local/reset.ts   deletes the data of the local backend and seeds it anew
import { createBackend } from './backend.ts';
import { clearFolder, ensureFolder, markReady, prepareFolder } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { localSettings } from './settings.ts';
import { StartError } from './start-error.ts';

async function reset(): Promise<void> {
  const { dataFolder, supabaseFolder, siteUrl } = localSettings(process.env);
  const log = (message: string) => process.stdout.write(`${message}\n`);
  await ensureFolder(dataFolder);
  const unlock = await lockFolder(dataFolder);
  try {
    await clearFolder(dataFolder);
    await prepareFolder(dataFolder);
    const backend = await createBackend({ dataFolder, supabaseFolder, siteUrl, log });
    await backend.close();
    await markReady(dataFolder);
    log(`The data folder ${dataFolder} is as new.`);
  } finally {
    await unlock();
  }
}

reset().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
