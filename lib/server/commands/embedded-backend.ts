import { isOwnMachine } from '../../env/own-machine.ts';
import { StartError } from './errors.ts';
import type { Environment } from './processes.ts';

/**
 * Whether the embedded backend is meant for others than the one who starts it, so that its data folder gets keys and a
 * password of its own. Throws a StartError when the setting is not `yes` and not empty.
 */
export function isForOthers({ EMBEDDED_BACKEND }: Environment): boolean {
  if (!EMBEDDED_BACKEND) return false;
  if (EMBEDDED_BACKEND.toLowerCase() === 'yes') return true;
  throw new StartError(`EMBEDDED_BACKEND must be yes or unset, not "${EMBEDDED_BACKEND}".`);
}

/**
 * Throws a StartError when the embedded backend would serve a public site with the password that this project publishes. An
 * address that cannot be read is left to those who parse it.
 */
export function refusePublicAddress(env: Environment): void {
  const { SITE_URL = '' } = env;
  if (isForOthers(env) || !URL.canParse(SITE_URL) || isOwnMachine(SITE_URL)) return;
  throw new StartError(
    `SITE_URL is ${SITE_URL}, an address that others reach, and no Supabase is configured: the embedded backend has a published password. Set SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY (docs/deploy.md), or EMBEDDED_BACKEND=yes for a demonstration with a password and keys of its own.`,
  );
}
