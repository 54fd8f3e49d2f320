import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { refuseMethod } from './methods.ts';

function seen(method: string, url: string): string | undefined {
  const request = { method, url } as IncomingMessage;
  refuseMethod(request);
  return request.url;
}

describe('refuseMethod', () => {
  it.each(['GET', 'HEAD'])('lets %s read whatever it asks for', (method) => {
    for (const url of ['/', '/robots.txt', '/_next/static/a.js', '/share-cards/x.png?v=1'])
      expect(seen(method, url)).toBe(url);
  });

  it.each(['POST', 'OPTIONS'])('lets %s reach pages and handlers', (method) => {
    for (const url of ['/', '/contact?a=b.png', '/integrations/some.host', '/auth/confirm'])
      expect(seen(method, url)).toBe(url);
  });

  it.each(['/robots.txt', '/_next/static/a.js', '/share-cards/x.png?v=1', '/llms.txt'])(
    'posts nothing to the file %s',
    (url) => expect(seen('POST', url)).not.toBe(url),
  );

  it.each(['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'get', ''])(
    'takes %s nowhere',
    (method) => expect(seen(method, '/contact')).not.toBe('/contact'),
  );
});
