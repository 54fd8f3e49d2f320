import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuseUnreadable } from './unreadable.ts';

function seen(url: string, rawHeaders: string[] = ['Host', 'localhost']): string | undefined {
  const request = { url, rawHeaders } as unknown as IncomingMessage;
  refuseUnreadable(request);
  return request.url;
}

describe('refuseUnreadable', () => {
  it.each(['/', '/faq?a=%ff', '/resources/caf%C3%A9', '/a%20b', '*', '//faq', '/x%2Fy'])(
    'leaves %s alone',
    (url) => {
      expect(seen(url)).toBe(url);
    },
  );

  it.each(['/%ff%fe', '/%', '/a%00b', '/..\\x', '/%5c%5cevil', 'http://evil.example/x', 'x', ''])(
    'refuses %s',
    (url) => {
      expect(() => decodeURIComponent(seen(url) ?? '')).toThrow();
    },
  );

  it('refuses two hosts, however they are written', () => {
    expect(seen('/faq', ['Host', 'a', 'hOsT', 'b'])).not.toBe('/faq');
    expect(seen('/faq', ['Host', 'a', 'X-Host', 'host'])).toBe('/faq');
  });

  it('gives an address whose path can be read, or the one that cannot', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const url = seen(`/${text}`) ?? '';
        return url === `/${text}` || url === '/%E0%A4%A';
      }),
    );
  });
});
