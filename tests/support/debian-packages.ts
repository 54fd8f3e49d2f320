import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

/**
 * The path of a program that the tests need: the one that a setting names, or Debian's, whose packages are installed
 * where there is none.
 *
 * @throws where it can be neither found nor installed
 */
export function findProgram(
  name: string,
  setting: string,
  place: string,
  ...packages: readonly string[]
): string {
  const find = () => [process.env[setting], place].find((path) => path && existsSync(path));
  if (!find()) installDebianPackages(...packages);
  const found = find();
  if (!found) throw new Error(`No ${name} for the tests: install one and name it in ${setting}.`);
  return found;
}

/** Installs packages of the machine's own distribution, if it is Debian or like it, and starts none of their servers. */
export function installDebianPackages(...names: readonly string[]): void {
  if (!existsSync(APT)) return;
  // Runlevel 1: no package's own server is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (args: string[]) => spawnSync(APT, ['-qq', ...args], { stdio: 'inherit', env });
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', ...names]);
}
