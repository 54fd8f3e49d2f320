import path from 'node:path';
import { backUp } from '../backup.ts';
import { localSettings } from '../settings.ts';
import { sayOrFail } from './say-or-fail.ts';

// npm run backup [-- folder]: the embedded backend's data, while it is stopped.
await sayOrFail(async () => {
  const { dataFolder } = localSettings(process.env);
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = path.resolve(process.argv[2] ?? `supabase/.backups/${now}`);
  await backUp(dataFolder, target);
  return `The data of ${dataFolder} is in ${target}.`;
});
