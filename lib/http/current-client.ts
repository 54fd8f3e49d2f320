import 'server-only';
import { headers } from 'next/headers';
import { settings } from '../env/env.ts';
import { clientAddress } from './client-address.ts';
import { currentRequest } from './request-context.ts';

/**
 * The address of the client that sent this request. Where lib/server does not serve (development, other hosts) there is no
 * socket to ask: the header of the configured proxy alone counts.
 */
export async function currentClient(): Promise<string> {
  const known = currentRequest();
  if (known) return known.client;
  const sent = await headers();
  return clientAddress((name) => sent.get(name), undefined, settings().trustedProxy);
}
