import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress, UNKNOWN_CLIENT } from './client-address.ts';

const FORWARDED = { header: 'x-forwarded-for', hops: 1 };
const sent = (value: string) => (name: string) => (name === 'x-forwarded-for' ? value : null);

describe('clientAddress', () => {
  it('believes no header unless one is configured', () => {
    expect(clientAddress(sent('9.9.9.9'), '192.0.2.7', null)).toBe('192.0.2.7');
    expect(clientAddress(sent('9.9.9.9'), undefined, null)).toBe(UNKNOWN_CLIENT);
  });

  it('reads the entry that the own proxies wrote and ignores the entries of the client', () => {
    const list = '9.9.9.9, 203.0.113.5, 10.0.0.1';
    expect(clientAddress(sent(list), '127.0.0.1', FORWARDED)).toBe('10.0.0.1');
    expect(clientAddress(sent(list), '127.0.0.1', { ...FORWARDED, hops: 2 })).toBe('203.0.113.5');
    expect(clientAddress(sent(list), '127.0.0.1', { ...FORWARDED, hops: 9 })).toBe(UNKNOWN_CLIENT);
  });

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['', UNKNOWN_CLIENT],
    ['"><script>', UNKNOWN_CLIENT],
  ])('writes %s as %s', (written, address) => {
    expect(clientAddress(sent(written), '127.0.0.1', FORWARDED)).toBe(address);
  });

  it('gives all addresses of one IPv6 subscriber one spelling', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(half, half, half, (subscriber, one, other) => {
        const of = (host: string[]) =>
          clientAddress(sent([...subscriber, ...host].join(':')), undefined, FORWARDED);
        expect(of(one)).toBe(of(other));
      }),
    );
  });

  it('never throws and never gives anything but an address', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        const address = clientAddress(sent(written), undefined, FORWARDED);
        expect(address).toMatch(/^(unknown|[\d.]+|[\da-f:]+::\/64)$/);
      }),
    );
  });
});
