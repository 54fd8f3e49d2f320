import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baselinePolicy, FILE_POLICY } from '../http/content-security-policy.ts';
import { createHttpServer } from './http-server.ts';
import { rewrites } from './address-rules.ts';
import { createListener } from './listener.ts';
import { noteFailedRead } from '../http/failed-reads.ts';
import { currentRequest } from '../http/request-context.ts';

const PAGE = `<p>${'A page. '.repeat(500)}</p>`;
const STRICT = "default-src 'none'; script-src 'self' 'sha256-a='; style-src-attr 'unsafe-inline'";
const folder = mkdtempSync(path.join(os.tmpdir(), 'static-'));
writeFileSync(path.join(folder, 'a.js'), 'plain()');
writeFileSync(path.join(folder, 'a.js.br'), 'compressed');

/** Takes the place of the framework. */
async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const forwarded = { url: request.url, headers: request.headers };
  if (request.url?.startsWith('/echo')) return void response.end(JSON.stringify(forwarded));
  if (request.url === '/old') {
    response.statusCode = 409;
    response.setHeader('content-type', 'text/plain');
    return void response.end('Server Action unavailable.');
  }
  if (request.method === 'POST' && request.url !== '/strict') {
    response.setHeader('content-type', 'text/html');
    return void response.end(await text(request));
  }
  if (request.url === '/client') return void response.end(currentRequest()?.client);
  if (request.url === '/missing') response.statusCode = 404;
  if (request.url?.startsWith('/broken')) response.statusCode = 500;
  if (request.url === '/broken/unread') noteFailedRead();
  if (request.url === '/closed') response.statusCode = 405;
  if (request.url === '/outside-role') response.setHeader('x-admin-answer', 'outside-role');
  const moved = /^(?:\/auth)?\/moved(?:\/(.*))?$/.exec(request.url ?? '');
  if (moved) {
    response.statusCode = 308;
    const target = decodeURIComponent(moved[1] ?? '/new');
    response.setHeader('location', [target, target]);
  }
  if (request.url === '/strict')
    response.setHeader('content-security-policy', ["script-src 'unsafe-inline'", STRICT]);
  response.setHeader('content-type', request.url === '/data' ? 'application/json' : 'text/html');
  response.setHeader('cache-control', 'public, max-age=30');
  response.setHeader('etag', 'W/"one"');
  response.end(PAGE);
}

const clients = { proxy: { header: 'x-forwarded-for', hops: 1 }, tolerance: 1 };
const server = createHttpServer(
  createListener({ handle, staticFolder: folder, ...clients }),
  clients,
);
/** The same with keys that everyone knows. */
const direct = { proxy: null, tolerance: 1 };
const ownServer = createHttpServer(
  createListener({ handle, staticFolder: folder, isForOwnHostOnly: true, ...direct }),
  direct,
);
let url = '';
beforeAll(async () => {
  for (const each of [server, ownServer]) {
    each.listen(0, '127.0.0.1');
    await once(each, 'listening');
  }
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => [server, ownServer].forEach((each) => each.close()));

/** What the framework gets of a request. */
async function forwarded(address: string, init?: RequestInit) {
  const answer = await fetch(url + address, init);
  return (await answer.json()) as { url: string; headers: Record<string, string> };
}

/** Sends bytes as they are, and gives everything that comes back until the connection is closed. */
async function sendBytes(bytes: string, to = server): Promise<string> {
  const socket = connect((to.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

it('sends the strict policy only with pages, and another one with everything that is no document', async () => {
  const policyOf = async (address: string) =>
    (await fetch(url + address)).headers.get('content-security-policy');
  expect(await policyOf('/')).toBe(baselinePolicy());
  expect(await policyOf('/strict')).toBe(STRICT);
  expect(await policyOf('/data')).toBe(FILE_POLICY);
  expect(await policyOf('/_next/static/a.js')).toBe(FILE_POLICY);
});

it('sends the compressed variant of a static file to clients that accept it', async () => {
  const file = `${url}/_next/static/a.js`;
  const plain = await fetch(file, { headers: { 'accept-encoding': 'identity' } });
  expect(await plain.text()).toBe('plain()');
  expect(plain.headers.get('cache-control')).toContain('immutable');
  const small = await fetch(file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(small.headers.get('content-encoding')).toBe('br');
});

it.each(['br', 'gzip'])('compresses a page with %s', async (encoding) => {
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(await answer.text()).toBe(PAGE);
});

it.each(['GET', 'HEAD'])('confirms to %s what the client has', async (method) => {
  const answer = await fetch(url, { method, headers: { 'if-none-match': 'W/"one"' } });
  expect(answer.status).toBe(304);
  expect(answer.headers.get('content-security-policy')).toBeNull();
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('');
});

it('says of a page that could not be read that it will be there again, and of a broken one that it is broken', async () => {
  const answerOf = async (address: string, method = 'GET') => {
    const { status, headers } = await fetch(url + address, { method });
    return [status, headers.get('retry-after'), headers.get('cache-control')];
  };
  expect(await answerOf('/broken')).toEqual([500, null, 'private, no-store']);
  for (const method of ['GET', 'HEAD'])
    expect(await answerOf('/broken/unread', method)).toEqual([503, '30', 'private, no-store']);
});

it('gives HEAD no length that GET does not have', async () => {
  const get = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const head = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  for (const name of ['content-length', 'etag', 'vary'])
    expect(head.headers.get(name), name).toBe(get.headers.get(name));
});

it('sends errors in full and with no-store', async () => {
  const answer = await fetch(`${url}/missing`, { headers: { 'if-none-match': 'W/"one"' } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

it.each([
  ['GET', '/closed', 'GET, HEAD, OPTIONS'],
  ['PUT', '/', 'GET, HEAD, OPTIONS, POST'],
  ['DELETE', '/faq', 'GET, HEAD, OPTIONS, POST'],
  ['POST', '/_next/static/a.js', 'GET, HEAD'],
  ['OPTIONS', '/favicon.ico', 'GET, HEAD'],
])('refuses %s %s', async (method, address, allow) => {
  const answer = await fetch(url + address, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe(allow);
});

it.each([
  'GET * HTTP/1.1\r\nHost: a',
  'OPTIONS * HTTP/1.1\r\nHost: a',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b',
  'GET /a%5Cb HTTP/1.1\r\nHost: a',
  'GET /_next/image?url=%2Fa.png%231&w=640&q=75 HTTP/1.1\r\nHost: a',
  'GET /_next/image?url=%2F%256c.png&w=640&q=75 HTTP/1.1\r\nHost: a',
  'GET /_next/image?url=%2F.%2Fa.png&w=640&q=75 HTTP/1.1\r\nHost: a',
  'GET /_next/image?url=%2Fb%2F..%2Fa.png&w=640&q=75 HTTP/1.1\r\nHost: a',
  'GET /_next/image?url=%2F%2Fa.png&w=640&q=75 HTTP/1.1\r\nHost: a',
  'GET /_next/image?url=%2Fa.png&w=0640&q=75 HTTP/1.1\r\nHost: a',
  'GET /_next/image?url=%2Fa.png&w=640&q=75&x=1 HTTP/1.1\r\nHost: a',
  'GET /_next/image?url=https%3A%2F%2FA.test%2Fa.png&w=640&q=75 HTTP/1.1\r\nHost: a',
])('answers 400 to what cannot be read one way: %j', async (head) => {
  expect(await sendBytes(`${head}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
});

it('answers a request for another protocol as if it had not asked, and keeps no socket', async () => {
  const upgrade =
    'Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
  const answers = await Promise.all(
    Array.from({ length: 300 }, () =>
      sendBytes(`GET /missing HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`),
    ),
  );
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  const open = await new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  expect(open).toBeLessThan(10);
});

it('believes the configured proxy alone about who asks', async () => {
  const headers = { 'x-nightdesk-client': '1.1.1.1', 'x-forwarded-for': '2.2.2.2, 203.0.113.7' };
  expect(await (await fetch(`${url}/client`, { headers })).text()).toBe('203.0.113.7');
  expect(await (await fetch(`${url}/client`)).text()).toBe('unknown');
});

it.each([
  ['/moved', '/new'],
  ['/moved?utm_source=letter&_rsc=1', '/new?utm_source=letter'],
  ['/moved?utm_source=a%20b&utm_source=c', '/new?utm_source=a+b&utm_source=c'],
  ['/auth/moved?token_hash=secret', '/new'],
  ['/moved/%2Fnew%3Fa%3D2%23end?a=3&b=4', '/new?a=2&b=4#end'],
  ['/moved/mailto:a@b.test?utm_source=x', 'mailto:a@b.test'],
])('redirects %s once, to %s', async (address, target) => {
  const moved = await fetch(url + address, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe(target);
  expect(moved.headers.get('cache-control'), 'not for good').toBe('public, max-age=30');
});

/** Those by which the middleware leads a request to another route. A browser sends `content-type` by itself. */
const headersOfRewrites = rewrites
  .flatMap(({ has = [] }) => has)
  .flatMap(({ type, key }) => (type === 'header' && key !== 'content-type' ? [key] : []));

it('gives the framework no header that only the site sets, such as those that its rewrites follow', async () => {
  expect(headersOfRewrites).toContain('x-admin-answer');
  const sent = {
    'content-security-policy': "script-src 'nonce-x'",
    'content-security-policy-report-only': "script-src 'nonce-x'",
    ...Object.fromEntries(headersOfRewrites.map((name) => [name, '1'])),
    'x-middleware-rewrite': '/admin',
    'x-nextjs-html-request-id': 'x',
    'x-prerender-revalidate': 'x',
    'next-resume': '1',
  };
  const { headers } = await forwarded('/echo', { headers: { ...sent, 'next-url': '/faq' } });
  expect(Object.keys(sent).filter((name) => name in headers)).toEqual([]);
  expect(headers['next-url']).toBe('/faq');
});

it.each(['Content-Type: text/plain', 'Content-Length: 0', 'Content-Length: 000000'])(
  'gives the framework no word about the body of a GET, which has none: %s',
  async (header) => {
    const head = `GET /echo HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}`;
    const answer = await sendBytes(`${head}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('"host":"a"');
    expect(answer).not.toMatch(/"(?:content-type|content-length|transfer-encoding)"/);
  },
);

it.each([
  [200, ['localhost', 'localhost:3000', 'desk.localhost', '127.0.0.1:3000', '[::1]:3000']],
  [421, ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1', '"><']],
] as const)('where everyone knows the keys, answers %i to %j', async (status, hosts) => {
  for (const host of hosts) {
    const head = `GET /faq HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await sendBytes(head, ownServer), host).toMatch(`HTTP/1.1 ${status} `);
    expect(await sendBytes(head), `${host}, with keys of its own`).toMatch('HTTP/1.1 200 ');
  }
});

it('gives the framework the query that a route reads, and no other', async () => {
  expect((await forwarded('/echo?token=secret&_rsc=a')).url).toBe('/echo');
});

describe('forms', () => {
  const boundary = { 'content-type': 'multipart/form-data; boundary=form7MA4YWxk' };
  const part = (name: string, value = '') =>
    `--form7MA4YWxk\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const send = (address: string, body: BodyInit, headers: Record<string, string> = boundary) =>
    fetch(url + address, { method: 'POST', body, headers, redirect: 'manual' });

  it('reach the framework byte by byte, however large', async () => {
    const file = `${part('fullName', 'Ada')}${part('resume', 'x'.repeat(200_000))}--form7MA4YWxk--\r\n`;
    expect(await (await send('/careers/1', file)).text()).toBe(file);
  });

  it('without a script are answered with the policy of one request', async () => {
    const form = `${part('a')}--form7MA4YWxk--\r\n`;
    const policy = (answer: Response) => answer.headers.get('content-security-policy');
    expect(policy(await send('/faq', form))).toMatch(/script-src 'self' 'nonce-[\w-]{36}';/);
    const { headers } = await (await send('/echo', form)).json();
    expect(headers['content-security-policy'], 'the framework takes the nonce from it').toMatch(
      /'nonce-[\w-]{36}'/,
    );
    const called = await send('/faq', form, { ...boundary, 'next-action': 'a' });
    expect(policy(called)).toBe(baselinePolicy());
  });

  it('from an older version of the site are answered in words', async () => {
    const form = `${part('a')}--form7MA4YWxk--\r\n`;
    expect(await (await send('/old', form)).text()).toMatch(/^This page is from an older version/);
    const called = await send('/old', form, { ...boundary, 'next-action': 'a' });
    expect(await called.text()).toBe('Server Action unavailable.');
  });

  const many = (count: number) => `${part('a').repeat(count)}--form7MA4YWxk--\r\n`;
  it.each<[number, string, string, Record<string, string>]>([
    [400, '/contact', 'abc', { 'content-type': 'multipart/form-data' }],
    [400, '/contact', 'abc', boundary],
    [400, '/contact', '', boundary],
    [400, '/contact', part('a'), boundary],
    [400, '/contact', many(101), boundary],
    [200, '/contact', many(100), boundary],
    [400, '/contact', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
    // A mail program ends a subscription (RFC 8058); the route handler does not read what it sends.
    [200, '/newsletter/unsubscribe/accept', 'abc', boundary],
    [
      200,
      '/newsletter/unsubscribe',
      'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    [413, '/contact', 'x'.repeat(300_000), { 'content-type': 'text/plain' }],
    [200, '/admin/faq', 'x'.repeat(300_000), { 'content-type': 'text/plain' }],
    [413, '/admin/faq', 'x'.repeat(2_100_000), { 'content-type': 'text/plain' }],
    [413, '/careers/1', `${part('a', 'x'.repeat(300_000))}--form7MA4YWxk--\r\n`, boundary],
    [303, '/careers/1', 'x'.repeat(6 * 1024 * 1024 + 1), boundary],
    [413, '/careers/1', 'x'.repeat(6 * 1024 * 1024 + 1), { ...boundary, 'next-action': 'a' }],
  ])('get %i at %s (%#)', async (status, address, body, headers) => {
    const answer = await send(address, body, headers);
    expect(answer.status).toBe(status);
    if (status >= 400) expect(await answer.text()).toMatch(/^This [^<]*\.$/);
  });

  it('belong to no question', async () => {
    for (const [status, header] of [
      [400, 'Content-Length: 3'],
      [400, 'Content-Length: 0000003'],
      [411, 'Transfer-Encoding: chunked'],
    ] as const) {
      const head = `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\n\r\n`;
      expect(await sendBytes(`${head}abc`), header).toMatch(`HTTP/1.1 ${status} `);
    }
  });

  it('have the length that their number says', async () => {
    const form = `${part('a')}--form7MA4YWxk--\r\n`;
    const head = `POST /faq HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${boundary['content-type']}\r\n`;
    const answer = await sendBytes(`${head}Content-Length: 000000${form.length}\r\n\r\n${form}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(form);
  });

  it('of unknown length are refused', async () => {
    const head =
      'POST /contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await sendBytes(`${head}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 411 /);
  });

  it('that arrive slowly hold no more than a bounded share of the memory', async () => {
    const head = `POST /careers/1 HTTP/1.1\r\nHost: a\r\nContent-Type: ${boundary['content-type']}\r\n`;
    const { port } = server.address() as AddressInfo;
    const open = [1, 2, 3].map(() => connect(port, '127.0.0.1'));
    for (const socket of open) socket.write(`${head}Content-Length: 6000000\r\n\r\n--form`);
    const [, , third] = open;
    const [head503] = (await once(third!, 'data')) as [Buffer];
    expect(String(head503)).toMatch(/^HTTP\/1\.1 503 /);
    for (const socket of open) socket.destroy();
  });
});

it('refuses a client that sends more than a person can', async () => {
  const post = () => fetch(`${url}/contact`, { method: 'POST' });
  const answers = await Promise.all(Array.from({ length: 250 }, post));
  expect(answers.map(({ status }) => status)).toContain(429);
});

it('gives the page that another role opens 403, keeps it nowhere, and not the mark of the middleware', async () => {
  const { status, headers } = await fetch(`${url}/outside-role`, {
    headers: { 'if-none-match': 'W/"one"' },
  });
  expect([status, headers.get('x-admin-answer'), headers.get('cache-control')]).toEqual([
    403,
    null,
    'private, no-store',
  ]);
});
