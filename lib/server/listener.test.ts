import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILE_POLICY } from '../http/security-headers.ts';
import { createListener } from './listener.ts';
import { currentRequest } from './request-context.ts';

const PAGE = `<p>${'A page. '.repeat(500)}</p>`;
const POLICY = "default-src 'none'; script-src 'self' 'unsafe-inline'";
const STRICT = "default-src 'none'; script-src 'self' 'sha256-a='; style-src-attr 'unsafe-inline'";
const folder = mkdtempSync(path.join(os.tmpdir(), 'static-'));
writeFileSync(path.join(folder, 'a.js'), 'plain()');
writeFileSync(path.join(folder, 'a.js.br'), 'compressed');

/** Takes the place of the framework. */
async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/client') return void response.end(currentRequest()?.client);
  if (request.url === '/missing') response.statusCode = 404;
  if (request.url === '/closed') response.statusCode = 405;
  const [pathname, query = ''] = (request.url ?? '').split('?');
  if (pathname === '/moved' || pathname === '/auth/moved') {
    response.statusCode = 308;
    const target = new URLSearchParams(query).get('to') ?? '/new';
    response.setHeader('location', [target, target]);
  }
  if (request.url === '/strict')
    response.setHeader('content-security-policy', ["script-src 'unsafe-inline'", STRICT]);
  response.setHeader('content-type', request.url === '/data' ? 'application/json' : 'text/html');
  response.setHeader('cache-control', 'public, max-age=30');
  response.setHeader('etag', 'W/"one"');
  response.end(PAGE);
}

const server = createServer(
  { shouldUpgradeCallback: () => false },
  createListener({
    handle,
    staticFolder: folder,
    policy: POLICY,
    proxy: { header: 'x-forwarded-for', hops: 1 },
  }),
);
let url = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Sends bytes as they are, and gives everything that comes back until the connection is closed. */
async function send(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

it('sends the strict policy only with pages, and another one with everything that is no document', async () => {
  const policyOf = async (address: string) =>
    (await fetch(url + address)).headers.get('content-security-policy');
  expect(await policyOf('/')).toBe(POLICY);
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
])('answers 400 to what cannot be read one way: %j', async (head) => {
  expect(await send(`${head}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
});

it('answers a request for another protocol as if it had not asked, and keeps no socket', async () => {
  const upgrade =
    'Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => send(`GET /missing HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`)),
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
  ['/moved?utm_source=letter&page=1', '/new?utm_source=letter'],
  ['/moved?utm_source=a%20b&utm_source=c', '/new?utm_source=a+b&utm_source=c'],
  ['/auth/moved?token_hash=secret', '/new'],
  ['/moved?to=/new%3Fto%3D1%26a%3D2%23end&a=3&b=4', '/new?to=1&a=2&b=4#end'],
  ['/moved?to=mailto:a@b.test&utm_source=x', 'mailto:a@b.test'],
])('redirects %s once, to %s', async (address, target) => {
  const moved = await fetch(url + address, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe(target);
});
