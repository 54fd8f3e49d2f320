import 'server-only';
import { headers } from 'next/headers';
import { settings } from '../env.ts';
import { clientAddress } from '../http/client-address.ts';
import { CLIENT_ADDRESS_HEADER, isWatched } from '../http/own-headers.ts';

/**
 * The address of the client whose request this is. Where the process does not watch its requests (serverless hosts)
 * there is no socket to ask, and anybody could send our own header: then the configured proxy's header alone counts.
 */
export async function currentClient(): Promise<string> {
  const sent = await headers();
  if (isWatched()) return sent.get(CLIENT_ADDRESS_HEADER) ?? '';
  return clientAddress((name) => sent.get(name), undefined, settings().trustedProxy);
}
