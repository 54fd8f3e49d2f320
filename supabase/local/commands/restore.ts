import path from 'node:path';
import { restore } from '../backup.ts';
import { localSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { sayOrFail } from './say-or-fail.ts';

const REPLACE = '--replace';

// npm run restore -- folder [--replace]: a backup back into the embedded backend's folder, while it is stopped.
await sayOrFail(async () => {
  const { dataFolder } = localSettings(process.env);
  const words = process.argv.slice(2);
  const [source, ...others] = words.filter((word) => word !== REPLACE);
  if (!source || others.length > 0) {
    throw new StartError(`Say which backup: npm run restore -- <folder> [${REPLACE}]`);
  }
  await restore(path.resolve(source), dataFolder, words.includes(REPLACE));
  return `The data of ${source} is in ${dataFolder}.`;
});
