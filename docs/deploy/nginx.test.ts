import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clientAddress } from '../../lib/http/client-address.ts';
import { LARGEST_PICTURE } from '../../lib/pictures/picture-file.ts';
import { LIMITS } from '../../lib/server/http-server.ts';
import settingsOf from '../../next.config.ts';

const UNITS: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2, mb: 1024 ** 2 };

/** Bytes of a size as nginx and the framework write it. */
function bytes(written: unknown): number {
  const [, number, unit] = /^(\d+)([a-z]*)$/.exec(String(written).toLowerCase())!;
  return Number(number) * (unit ? UNITS[unit]! : 1);
}

const configuration = readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8');

it('lets through exactly the largest upload of the site, which no form of the framework exceeds', () => {
  const limits = [...configuration.matchAll(/^\s*client_max_body_size\s+(\S+);/gm)];
  expect(limits.map(([, limit]) => bytes(limit))).toEqual([LARGEST_PICTURE]);
  const { experimental } = settingsOf('');
  expect(bytes(experimental?.serverActions?.bodySizeLimit)).toBeLessThanOrEqual(LARGEST_PICTURE);
});

it('bounds a client as the site does where it is reached directly', () => {
  expect(configuration).toMatch(new RegExp(`^ *limit_conn clients ${LIMITS.ofAnAddress};$`, 'm'));
  expect(configuration).toMatch(/^limit_conn_zone \$client_network zone=clients:/m);
  expect(configuration).toMatch(
    new RegExp(`^ *client_header_timeout ${LIMITS.head / 1000}s;$`, 'm'),
  );
});

/** What nginx takes an address for: the first pattern of the map that fits. */
function networkOf(address: string): string {
  const [, map] = /^map \$remote_addr \$client_network \{\n(.*?)^\}/ms.exec(configuration)!;
  for (const [, pattern, value] of map!.matchAll(/^ +"~(\S+)" +(\S+);$/gm)) {
    const groups = new RegExp(pattern!).exec(address)?.groups;
    if (groups)
      return value!.replaceAll(/"|\$\{?(\w+)\}?/g, (_, name?: string) => groups[name ?? ''] ?? '');
  }
  return address;
}

// In the spelling of nginx: the longest run of two or more groups of zeros is left out.
it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:'],
  ['2001:db8:1:2::', '2001:db8:1:2:'],
  ['2001:db8:1:2::6', '2001:db8:1:2:'],
  ['2001:db8:1::6', '2001:db8:1:0:'],
  ['2001:db8:0:0:5::', '2001:db8:0:0:'],
  ['2001::6', '2001:0:0:0:'],
  ['2001::4:5:6:7:8', '2001:0:0:4:'],
  ['2001:0:0:4::8', '2001:0:0:4:'],
  ['::1', '::1'],
])('takes %s for a client as the site does', (address, network) => {
  expect(networkOf(address)).toBe(network);
  const client = clientAddress(() => null, address, null);
  if (network.endsWith(':')) expect(client).toBe(`${network.slice(0, -1)}::/64`);
});
