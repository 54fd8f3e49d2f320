import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { StartError } from '../start-error.ts';

/** Makes a folder if it is missing. Throws a StartError that names it when it cannot be written. */
export async function ensureWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `The folder ${folder} cannot be written, so nothing can be built. Change its rights, or its owner.`,
    );
  }
}
