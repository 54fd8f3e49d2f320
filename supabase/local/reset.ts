import { runCommand } from '../../lib/server/commands/errors.ts';
import { createBackend } from './backend.ts';
import { clearFolder, ensureFolder, lockFolder, markReady, prepareFolder } from './data-folder.ts';
import { migrationVersions } from './database.ts';
import { localSettings } from './settings.ts';

// npm run reset: deletes the data of the embedded backend and seeds it again.
await runCommand(async () => {
  const { dataFolder, supabaseFolder, siteUrl } = localSettings(process.env);
  await ensureFolder(dataFolder);
  const unlock = await lockFolder(dataFolder);
  try {
    const versions = await migrationVersions(supabaseFolder);
    await clearFolder(dataFolder);
    await prepareFolder(dataFolder, versions);
    const backend = await createBackend({ dataFolder, supabaseFolder, siteUrl, log: console.log });
    await backend.close();
    await markReady(dataFolder, versions);
  } finally {
    await unlock();
  }
  console.log(`${dataFolder} holds the sample data only.`);
});
