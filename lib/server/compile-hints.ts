import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The first line of a script with functions that are compiled eagerly. Other browsers read it as a comment. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile the framework's scripts whole while they arrive, beside the main thread, and not each function in
 * the main thread's time when it is first called (docs/decisions/0040-compiled-on-arrival.md). Only those scripts: every
 * page loads and runs them.
 *
 * Without the list of those scripts in the build there are no hints, only a warning.
 *
 * @param buildFolder the folder that a build writes
 */
export async function hintSharedScripts(buildFolder: string): Promise<void> {
  try {
    const manifest = await readFile(path.join(buildFolder, 'build-manifest.json'), 'utf8');
    const { rootMainFiles: names } = JSON.parse(manifest) as { rootMainFiles?: string[] };
    if (!names?.length) throw new Error('The build names no scripts that every page loads.');
    for (const name of names) {
      const file = path.join(buildFolder, name);
      const script = await readFile(file, 'utf8');
      if (!script.startsWith(COMPILE_HINT)) await writeFile(file, COMPILE_HINT + script);
    }
  } catch (error) {
    // eslint-disable-next-line no-console -- a build speaks to a terminal
    console.warn('The shared scripts have no compile hint:', error);
  }
}
