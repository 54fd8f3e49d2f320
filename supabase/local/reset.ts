import { runCommand } from '../../lib/server/commands/errors.ts';
import { openDataFolder } from './data-backend.ts';
import { clearFolder, ensureFolder, lockFolder } from './data-folder.ts';
import { localSettings } from './settings.ts';

// npm run reset: deletes the data of the embedded backend and seeds it again.
await runCommand(async () => {
  const settings = localSettings(process.env);
  await ensureFolder(settings.dataFolder);
  const unlock = await lockFolder(settings.dataFolder);
  try {
    await clearFolder(settings.dataFolder);
    const { backend } = await openDataFolder(settings);
    await backend.close();
  } finally {
    await unlock();
  }
  console.log(`${settings.dataFolder} holds the sample data only.`);
});
