import { runCommand } from '../../lib/server/commands/errors.ts';
import { createBackend } from './backend.ts';
import { clearFolder, ensureFolder, lockFolder, markReady, prepareFolder } from './data-folder.ts';
import { localSettings } from './settings.ts';

// npm run reset: deletes the data of the embedded backend and seeds it again.
await runCommand(async () => {
  const { dataFolder, supabaseFolder, siteUrl } = localSettings(process.env);
  await ensureFolder(dataFolder);
  const unlock = await lockFolder(dataFolder);
  try {
    await clearFolder(dataFolder);
    await prepareFolder(dataFolder);
    const backend = await createBackend({ dataFolder, supabaseFolder, siteUrl, log: console.log });
    await backend.close();
    await markReady(dataFolder);
  } finally {
    await unlock();
  }
  console.log(`${dataFolder} holds the sample data only.`);
});
