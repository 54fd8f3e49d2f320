import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LARGEST_PICTURE } from '../../lib/pictures/picture-file.ts';
import settingsOf from '../../next.config.ts';

const UNITS: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2, mb: 1024 ** 2 };

/** Bytes of a size as nginx and the framework write it. */
function bytes(written: unknown): number {
  const [, number, unit] = /^(\d+)([a-z]*)$/.exec(String(written).toLowerCase())!;
  return Number(number) * (unit ? UNITS[unit]! : 1);
}

it('lets through exactly the largest upload of the site, which no form of the framework exceeds', () => {
  const configuration = readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8');
  const limits = [...configuration.matchAll(/^\s*client_max_body_size\s+(\S+);/gm)];
  expect(limits.map(([, limit]) => bytes(limit))).toEqual([LARGEST_PICTURE]);
  const { experimental } = settingsOf('');
  expect(bytes(experimental?.serverActions?.bodySizeLimit)).toBeLessThanOrEqual(LARGEST_PICTURE);
});
