import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

/**
 * The first of some places that has a program; where none has it, it is installed.
 *
 * @throws with the message where it cannot be found or installed
 */
export function findProgram(
  places: readonly (string | undefined)[],
  message: string,
  install: () => void,
): string {
  const find = () => places.find((place) => place && existsSync(place));
  if (!find()) install();
  const found = find();
  if (!found) throw new Error(message);
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
