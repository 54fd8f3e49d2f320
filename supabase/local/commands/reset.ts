import { createBackend } from '../backend.ts';
import { clearFolder, ensureFolder, markReady, prepareFolder } from '../data-folder.ts';
import { lockFolder } from '../folder-lock.ts';
import { localSettings } from '../settings.ts';
import { sayOrFail } from './say-or-fail.ts';

/** `npm run reset`: deletes the data of the local backend and seeds it anew. */
async function reset(): Promise<string> {
  const { dataFolder, supabaseFolder, siteUrl } = localSettings(process.env);
  await ensureFolder(dataFolder);
  const unlock = await lockFolder(dataFolder);
  try {
    await clearFolder(dataFolder);
    await prepareFolder(dataFolder);
    const backend = await createBackend({ dataFolder, supabaseFolder, siteUrl, log: console.log });
    await backend.close();
    await markReady(dataFolder);
    return `The data folder ${dataFolder} is as new.`;
  } finally {
    await unlock();
  }
}

await sayOrFail(reset);
