import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSettings, variablesOf } from '../../env/env.ts';
import { imageHosts } from '../../html/images.ts';
import { refusePublicAddress } from './embedded-backend.ts';
import { StartError } from './errors.ts';
import { keepRunning, startProgram, type Environment } from './processes.ts';

/** A backend that the site can run on, and the environment that makes the site use it. */
export type RunningBackend = {
  env: Environment;
  /** Addresses that a newcomer may want to open, by name. */
  addresses: [name: string, address: string][];
  stop: () => Promise<void>;
};

/** The message of the embedded backend to its parent: that it is ready and how the site uses it, or why it does not run. */
export type BackendMessage =
  { ready: true; env: Environment; addresses: RunningBackend['addresses'] } | { error: string };

const SUPABASE_SETTINGS = [
  'SUPABASE_URL',
  'NEXT_PUBLIC_SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
];

/** A separate program, so that nothing of it is loaded where a Supabase is configured. */
const EMBEDDED_BACKEND = path.join(import.meta.dirname, '../../../supabase/local/server.ts');

/**
 * Uses the Supabase that the environment names, or else starts the embedded backend. Throws a StartError when a setting, a
 * port or the data folder cannot be used, or when the published password would be on a public site.
 *
 * @param onEnded called when the embedded backend has ended twice; without it this process ends with code 1
 */
export async function startBackend(
  env: Environment,
  onEnded: () => void = () => process.exit(1),
): Promise<RunningBackend> {
  if (SUPABASE_SETTINGS.some((name) => env[name])) {
    checkSettings(env);
    return { env, addresses: addressesOf(env), stop: async () => {} };
  }
  refusePublicAddress(env);
  if (!isInstalled()) throw new StartError(NOT_INSTALLED);
  let message: Extract<BackendMessage, { ready: true }> | undefined;
  const server = keepRunning({
    name: 'embedded backend',
    start: () => startProgram(EMBEDDED_BACKEND, [], env),
    ready: async (child) => {
      message = await readyMessage(child);
    },
    onEnded,
  });
  await server.ready;
  const withBackend = { ...env, ...message?.env };
  try {
    checkSettings(withBackend);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const addresses = [...addressesOf(withBackend), ...(message?.addresses ?? [])];
  return { env: withBackend, addresses, stop: server.stop };
}

const NOT_INSTALLED =
  'No Supabase is configured, and the embedded backend is not installed: it needs the development dependencies. Run npm ci without --omit=dev and with NODE_ENV unset, or set SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY (docs/deploy.md).';

/** Whether the embedded backend and its packages are here; a copy for production has neither. */
function isInstalled(): boolean {
  if (!existsSync(EMBEDDED_BACKEND)) return false;
  try {
    import.meta.resolve('@supabase/lite');
    return true;
  } catch {
    return false;
  }
}

function addressesOf(env: Environment): RunningBackend['addresses'] {
  const known: [string, string | undefined][] = [
    ["Hosts' application", env.APP_URL],
    ['Backend', variablesOf(env).SUPABASE_URL],
  ];
  return known.flatMap(([name, address]) => (address ? [[name, address]] : []));
}

function checkSettings(env: Environment): void {
  try {
    parseSettings(env);
    imageHosts(env.IMAGE_HOSTS);
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

/** Waits for the message of supabase/local/server.ts. Throws a StartError with the reason why it is not ready. */
function readyMessage(server: ReturnType<typeof startProgram>) {
  return new Promise<Extract<BackendMessage, { ready: true }>>((resolve, reject) => {
    server.once('message', (message: BackendMessage) => {
      if ('ready' in message) resolve(message);
      else reject(new StartError(message.error));
    });
    server.once('exit', () =>
      reject(new StartError('The embedded backend ended while it started.')),
    );
  });
}
