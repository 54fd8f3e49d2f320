import path from 'node:path';
import { StartError } from '../start-error.ts';
import { computeBuildStamp, readBuildStamp, writeBuildStamp } from './build-stamp.ts';
import { exitOf, startPart, type Environment } from './part.ts';

const NEXT = path.join(import.meta.dirname, '../../../node_modules/next/dist/bin/next');

/** Starts one of the framework's own commands as a part of this process. */
export function startNext(args: string[], env: Environment) {
  return startPart(NEXT, args, { ...env, NEXT_TELEMETRY_DISABLED: '1' });
}

/** Makes the production build, unless the one that is there was made from the same sources and settings. */
export async function buildIfNeeded(env: Environment): Promise<void> {
  const stamp = await computeBuildStamp(env);
  if (stamp === (await readBuildStamp())) return;
  const code = await exitOf(startNext(['build'], { ...env, NODE_ENV: 'production' }));
  if (code !== 0) throw new StartError('The build failed; the reason stands above.');
  await writeBuildStamp(stamp);
}
