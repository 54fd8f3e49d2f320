import { createBackend } from './backend.ts';
import { markReady, prepareFolder } from './data-folder.ts';
import { migrationVersions } from './database.ts';
import { randomKeys, readKeys, replacePublishedPasswords, writeKeys } from './keys.ts';
import { LOCAL_KEYS, type LocalSettings } from './settings.ts';

/**
 * Opens the database in the locked data folder. One that is meant for others gets keys and a password of its own, once;
 * the password is printed and kept nowhere. Throws a StartError when the folder cannot be used.
 */
export async function openDataFolder(settings: LocalSettings) {
  const { dataFolder, supabaseFolder, isForOthers } = settings;
  const versions = await migrationVersions(supabaseFolder);
  await prepareFolder(dataFolder, versions);
  const stored = await readKeys(dataFolder);
  const keys = stored ?? (isForOthers ? randomKeys() : LOCAL_KEYS);
  const backend = await createBackend({ ...settings, keys, log: console.log });
  try {
    if (isForOthers && !stored) {
      await replacePublishedPasswords(backend, (email, password) =>
        console.log(`New password of ${email}, shown only this once: ${password}`),
      );
      // The keys come last: a start that was cut short begins again.
      await writeKeys(dataFolder, keys);
    }
    await markReady(dataFolder, versions);
  } catch (error) {
    await backend.close();
    throw error;
  }
  return { backend, keys };
}
