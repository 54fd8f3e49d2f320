import type { Server } from 'node:http';
import path from 'node:path';
import { parseSettings } from '../../../lib/env.ts';
import { imageHosts } from '../../../lib/images.ts';
import { LOCAL_KEYS, localSettings, type LocalSettings } from '../settings.ts';
import { createStandIn } from '../stand-in.ts';
import { StartError } from '../start-error.ts';
import { keepRunning } from './keep-running.ts';
import { readyOf, startPart, type Environment } from './part.ts';

/** A backend that the site can run on, and the environment that makes the site use it. */
export type RunningBackend = {
  env: Environment;
  /** The embedded backend's settings, or null when a configured Supabase is used. */
  local: LocalSettings | null;
  stop: () => Promise<void>;
};

const SUPABASE_SETTINGS = [
  'SUPABASE_URL',
  'NEXT_PUBLIC_SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
];

const SERVER = path.join(import.meta.dirname, '../server.ts');

/**
 * Uses the Supabase that the environment names, or else starts the embedded backend and the stand-in for the hosts'
 * application. Throws a StartError with one sentence when a setting, a port or the data folder is no good.
 */
export async function startBackend(env: Environment): Promise<RunningBackend> {
  if (SUPABASE_SETTINGS.some((name) => env[name])) {
    checkSettings(env);
    return { env, local: null, stop: async () => {} };
  }
  const local = localSettings(env);
  const withBackend = {
    ...env,
    APP_URL: env.APP_URL || local.standInUrl,
    SUPABASE_URL: local.backendUrl,
    SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable,
    SUPABASE_SECRET_KEY: LOCAL_KEYS.secret,
  };
  checkSettings(withBackend);
  const standIn = env.APP_URL ? null : await createStandIn(local.standInPort, local.siteUrl);
  const server = keepRunning({
    name: 'embedded backend',
    start: () => startPart(SERVER, [], env),
    ready: readyOf,
  });
  await server.ready;
  return {
    env: withBackend,
    local,
    stop: async () => {
      await server.stop();
      await close(standIn);
    },
  };
}

function checkSettings(env: Environment): void {
  try {
    parseSettings(env);
    imageHosts(env.IMAGE_HOSTS);
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

function close(server: Server | null): Promise<void> {
  server?.closeAllConnections();
  return new Promise((resolve) => (server ? server.close(() => resolve()) : resolve()));
}
