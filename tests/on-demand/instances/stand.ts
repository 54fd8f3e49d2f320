import type { ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, PROJECT } from '../../smoke/project-copy.ts';
import { endServer, siteEnvironment, startInstance } from '../../support/servers.ts';
import { startEmbedded } from '../../support/backend.ts';
import { freePorts } from '../../support/free-ports.ts';
import { startRedis } from '../../support/redis.ts';
import { letPagesAge, MOVABLE_CLOCK } from '../../smoke/clock.ts';
import { startBalancer } from './balancer.ts';

const RESULTS = path.join(PROJECT, 'test-results');

export type Stand = Awaited<ReturnType<typeof startStand>>;

/** Two instances of one build with folders of their own, as on two machines, behind a balancer. */
export async function startStand(isShared: boolean) {
  await mkdir(RESULTS, { recursive: true });
  const [backend, firstPort] = await Promise.all([startEmbedded(), freePorts()]);
  const redis = isShared ? await startRedis(firstPort + 2) : null;
  const env = { REDIS_URL: redis?.url };
  const name = isShared ? 'shared' : 'alone';
  const [first, second] = await Promise.all([
    openInstance(`${name}-first`, firstPort, backend.url, env),
    openInstance(`${name}-second`, firstPort + 1, backend.url, env),
  ]);
  const balancer = await startBalancer([firstPort, firstPort + 1]);
  return {
    backend,
    redis,
    instances: [first, second] as const,
    /** Address of the balancer. */
    site: balancer.url,
    /** From now on no page is fresh any more. The clocks of both stay alike, as on machines that keep the time. */
    letPagesAge: async () => {
      for (const instance of [first, second]) await instance.letPagesAge();
    },
    stop: async () => {
      await balancer.stop();
      await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
      await redis?.stop();
      await backend.stop();
    },
  };
}

async function openInstance(
  name: string,
  port: number,
  backendUrl: string,
  more: { REDIS_URL: string | undefined },
) {
  const folder = path.join(RESULTS, 'instances', name);
  await copyProject(folder);
  const url = `http://localhost:${port}`;
  const env = { ...siteEnvironment(backendUrl, port), ...MOVABLE_CLOCK, ...more };
  const log = path.join(RESULTS, 'instances.log');
  const start = () => startInstance({ folder, port, log, env });
  let instance: ChildProcess = await start();
  let moves = 0;
  const moveClock = () => letPagesAge(instance.pid!, url);
  return {
    url,
    /** Starts it again, with its clock where it was: invalidations are compared across machines. */
    start: async () => {
      instance = await start();
      for (let move = 0; move < moves; move += 1) await moveClock();
    },
    end: (signal: NodeJS.Signals) => endServer(instance, signal),
    letPagesAge: async () => {
      moves += 1;
      await moveClock();
    },
  };
}
