import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package where there is Debian; whether the program is there then is for the caller to see. */
export function installPackage(name: string): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

/** Runs a command that installs something, in sight and without questions. */
export function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', env });
}
