import { isIP } from 'node:net';

/** The header in which a proxy in front names its client, and the number of our own proxies that write into it. */
export type TrustedProxy = { header: string; hops: number };

/** Stands for an unknown address: all such clients count as one. */
export const UNKNOWN_CLIENT = 'unknown';

/**
 * The address of the client behind a request. Any client can send any header, so only the configured one is read, and of
 * its list only the entry that our outermost proxy wrote: the `hops`th from the right.
 *
 * @param socketAddress the other end of the connection, where this process holds it
 */
export function clientAddress(
  header: (name: string) => string | null | undefined,
  socketAddress: string | undefined,
  proxy: TrustedProxy | null,
): string {
  if (!proxy) return networkOf(socketAddress);
  const entries = (header(proxy.header) ?? '').split(',').map((entry) => entry.trim());
  return networkOf(entries.at(-proxy.hops));
}

/** One client's address in one spelling; of IPv6 the first 64 bits, since every subscriber owns that many addresses. */
function networkOf(written = ''): string {
  const address = written
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 4) return address;
  return version === 6 ? `${firstGroups(address)}::/64` : UNKNOWN_CLIENT;
}

function firstGroups(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  // An IPv4 address at the end stands for two groups.
  const missing = 8 - before.length - after.length - (address.includes('.') ? 1 : 0);
  const groups = tail === undefined ? before : [...before, ...Array(missing).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
