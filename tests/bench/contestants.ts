import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { answers } from './answers.ts';
import { PORTS } from './limits.ts';
import { memoryOfListener } from './listener.ts';
import { saveAsStatic } from './static-copy.ts';
import type { Workspace } from './workspace.ts';

/** The three that are compared: the site, a bare page of its framework, its home page as static HTML behind nginx. */
export type Contestant = 'site' | 'bare' | 'still';

export const ADDRESSES: Readonly<Record<Contestant, string>> = {
  site: `http://127.0.0.1:${PORTS.site}`,
  bare: `http://127.0.0.1:${PORTS.bare}`,
  still: `http://127.0.0.1:${PORTS.still}`,
};

export type Running = {
  /** Memory of the server that answers for a contestant, in bytes. */
  memoryOf: (who: 'site' | 'bare') => Promise<number>;
  stop: () => Promise<void>;
};

/** Starts all three, the static one from what the site has just answered. */
export async function startContestants(workspace: Workspace): Promise<Running> {
  const parts: ChildProcess[] = [];
  const stop = async () => {
    for (const part of parts.reverse()) await end(part);
  };
  const start = (command: string, args: string[], cwd: string, env = {}) => {
    const part = spawn(command, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: 'ignore',
    });
    parts.push(part);
    return part;
  };
  try {
    start(process.execPath, ['supabase/local/commands/start.ts'], workspace.site, {
      PORT: String(PORTS.site),
      LOCAL_DATA_DIR: path.join(workspace.folder, 'data'),
    });
    const next = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'];
    start(process.execPath, [...next, '-p', String(PORTS.bare)], workspace.bare);
    await Promise.all([answers(ADDRESSES.site), answers(ADDRESSES.bare)]);
    const config = await saveAsStatic(ADDRESSES.site, workspace.still, PORTS.still);
    start('/usr/sbin/nginx', ['-c', config, '-p', workspace.still], workspace.still);
    await answers(ADDRESSES.still);
    return { memoryOf: (who) => memoryOfListener(PORTS[who]), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function end(part: ChildProcess): Promise<void> {
  if (part.exitCode !== null || part.signalCode !== null) return;
  const ended = once(part, 'exit');
  part.kill('SIGTERM');
  await ended;
}
