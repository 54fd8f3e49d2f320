import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

const PROJECT = path.join(import.meta.dirname, '../../..');

/** What is not linked: the build, into which the framework writes what it makes, and what has nothing to do with it. */
const OWN = ['.git', '.next', 'test-results'];
/** What a build leaves behind for the next one. */
const UNUSED = path.join(PROJECT, '.next/cache');

/**
 * Makes a folder from which the build can be served like from the project itself: everything linked, the build copied.
 * What one stand makes is then seen by no other, and the project's own build stays as it was.
 */
export async function copyBuild(target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const name of await readdir(PROJECT))
    if (!OWN.includes(name)) await symlink(path.join(PROJECT, name), path.join(target, name));
  await cp(path.join(PROJECT, '.next'), path.join(target, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== UNUSED,
  });
}
