import { spawnSync } from 'node:child_process';

const APT = '/usr/bin/apt-get';

/**
 * Installs packages of the machine's own distribution, and starts none of their servers. The caller
 * checks afterwards that what it needs is there.
 */
export function installDebianPackages(...names: readonly string[]): void {
  // Runlevel 1: no package's own server is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (args: string[]) => spawnSync(APT, ['-qq', ...args], { stdio: 'inherit', env });
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', ...names]);
}
