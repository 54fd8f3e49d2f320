import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

export const PROJECT = path.join(import.meta.dirname, '../..');

/** What has nothing to do with a server, and what is linked or copied in another way. */
const LEFT_OUT = ['.git', '.next', 'node_modules', 'test-results'];
const DATA = path.join(PROJECT, 'supabase/.data');
/** What a build leaves behind for the next one. */
const BUILD_CACHE = path.join(PROJECT, '.next/cache');

/** Copies the sources of the project to `target`, so that a build there leaves the project's own build alone. */
export async function copySources(target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const names = (await readdir(PROJECT)).filter((name) => !LEFT_OUT.includes(name));
  for (const name of names)
    await cp(path.join(PROJECT, name), path.join(target, name), {
      recursive: true,
      filter: (file) => file !== DATA,
    });
  await symlink(path.join(PROJECT, 'node_modules'), path.join(target, 'node_modules'));
}

/** Copies the project with its build, because a server writes the pages that it renders into the build. */
export async function copyProject(target: string): Promise<void> {
  await copySources(target);
  await cp(path.join(PROJECT, '.next'), path.join(target, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== BUILD_CACHE,
  });
}
