import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pack, packingFor, packTightly } from './packing.ts';

describe('packingFor', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.000, gzip; q=0', null],
    ['br;q=0.001', 'br'],
    ['brotli, xgzip', null],
  ])('answers %s with %s', (offered, packing) => {
    expect(packingFor(offered)).toBe(packing);
  });
});

describe('pack', () => {
  const text = Buffer.from('Grüezi! '.repeat(200));

  it('loses nothing', async () => {
    expect(pack(text, null)).toEqual(text);
    expect(gunzipSync(pack(text, 'gzip'))).toEqual(text);
    expect(brotliDecompressSync(pack(text, 'br'))).toEqual(text);
    expect(brotliDecompressSync(await packTightly(text))).toEqual(text);
  });
});
