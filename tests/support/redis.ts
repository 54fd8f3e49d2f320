import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { LOOPBACK } from '../../lib/server/commands/ports.ts';
import { findProgram } from './debian-packages.ts';
import { printed } from './processes.ts';

/** A real Redis: the one that REDIS_SERVER_PATH names, or Debian's. */
export const findRedis = () =>
  findProgram(
    [process.env.REDIS_SERVER_PATH, '/usr/bin/redis-server'],
    'No Redis for the tests: install one and name it in REDIS_SERVER_PATH.',
    'redis-server',
  );

/** A Redis on its own port that stores nothing on disk. */
export async function startRedis(port: number) {
  const program = findRedis();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-redis-'));
  const args = ['--port', String(port), '--bind', LOOPBACK, '--save', '', '--dir', folder];
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    await printed(server, 'Ready to accept connections');
  }

  async function signal(name: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(name);
    await ended;
  }

  await start();
  return {
    url: `redis://${LOOPBACK}:${port}`,
    /** Empty, as after any end of it. */
    start,
    kill: () => signal('SIGKILL'),
    /** It keeps its connections and answers nothing, until it goes on. */
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    stop: async () => {
      await signal('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
