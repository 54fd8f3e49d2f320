import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TrustedProxy } from '../http/client-address.ts';
import { createHttpServer } from './http-server.ts';

const limits = {
  ...{ idle: 60_000, head: 300, request: 300, checkedEvery: 20 },
  ...{ connections: 3, ofAnAddress: 3 },
};
const answer: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end('whole'));
};
const server = createHttpServer(answer, { proxy: null, tolerance: 1 }, limits);

beforeAll(() => listens(server));
afterAll(() => void server.close().closeAllConnections());

async function listens(one: Server, host = '127.0.0.1') {
  one.listen(0, host);
  await once(one, 'listening');
}

const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1');

it.each([
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf',
  'POST / HTTP/1.1\r\nHo',
  '',
])('ends a request that does not get on: %j', async (bytes) => {
  const socket = open();
  socket.write(bytes);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

it('refuses a connection above the limit, and closes idle ones for the next', async () => {
  const idle = [open(), open(), open()];
  for (const socket of idle) {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
  }
  const allClosed = Promise.all(idle.map((socket) => once(socket, 'close')));
  expect(await text(open())).toBe('');
  await allClosed;
  const next = open();
  next.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await text(next)).toContain('whole');
});

it('ends a connection with its last answer, and does not keep it, once it closes', async () => {
  const closing = createHttpServer(
    (_, response) => {
      closing.close();
      response.end('whole');
    },
    { proxy: null, tolerance: 1 },
    limits,
  );
  await listens(closing);
  const socket = connect((closing.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await text(socket)).toContain('whole');
});

describe('one address', () => {
  const HALF = 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ';
  const WHOLE = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const many = { ...limits, head: 60_000, request: 60_000, connections: 30, ofAnAddress: 10 };
  const sockets: Socket[] = [];
  let crowded: Server;

  async function serves(host: string, proxy: TrustedProxy | null = null, tolerance = 1) {
    crowded = createHttpServer(answer, { proxy, tolerance }, many);
    await listens(crowded, host);
  }
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    crowded.close().closeAllConnections();
  });

  /** Opens a connection from an address of this machine, once the server has seen it. */
  async function from(localAddress: string, bytes: string, host = '127.0.0.1'): Promise<Socket> {
    const { port } = crowded.address() as AddressInfo;
    const seen = once(crowded, 'connection');
    const socket = connect({ port, host, localAddress }).on('error', () => undefined);
    sockets.push(socket);
    await seen;
    socket.write(bytes);
    return socket;
  }
  const fill = async (...where: [address: string, host?: string]) => {
    for (let nth = 0; nth < many.connections; nth++) await from(where[0], HALF, where[1]);
  };
  const served = async (...where: [address: string, host?: string]) => {
    const socket = await from(where[0], WHOLE, where[1]);
    return Promise.race([
      once(socket, 'data').then(String),
      once(socket, 'close').then(() => 'closed'),
    ]);
  };
  const held = promisify((done: (error: Error | null, count: number) => void) =>
    crowded.getConnections(done),
  );

  it('holds a part of the connections with half-sent heads, and others are served', async () => {
    await serves('127.0.0.1');
    await fill('127.0.0.2');
    await vi.waitFor(async () => expect(await held()).toBe(many.ofAnAddress));
    expect(await served('127.0.0.2')).toBe('closed');
    expect(await served('127.0.0.3')).toContain('whole');
    // What ends makes room.
    sockets[0]!.destroy();
    // The one of the other address is still there.
    await vi.waitFor(async () => expect(await held()).toBe(many.ofAnAddress));
    expect(await served('127.0.0.2')).toContain('whole');
  });

  it('is one in both spellings of IPv4', async () => {
    await serves('::');
    await fill('127.0.0.2');
    expect(await served('::ffff:127.0.0.2', '::ffff:127.0.0.1')).toBe('closed');
    expect(await served('::1', '::1')).toContain('whole');
  });

  it('loses what it only keeps for later before a person is refused', async () => {
    await serves('127.0.0.1');
    for (let nth = 0; nth < 3 * many.ofAnAddress; nth++)
      expect(await served('127.0.0.2')).toContain('whole');
    await vi.waitFor(async () => expect(await held()).toBe(many.ofAnAddress));
    expect(sockets.at(-1)!.destroyed).toBe(false);
  });

  it.each([
    ['is everyone behind a proxy', { header: 'x-real-ip', hops: 1 }, 1],
    ['may hold more in tests', null, 3],
  ])('%s', async (_, proxy, tolerance) => {
    await serves('127.0.0.1', proxy, tolerance);
    for (let nth = 0; nth < 2 * many.ofAnAddress; nth++) await from('127.0.0.2', HALF);
    expect(await served('127.0.0.2')).toContain('whole');
  });
});
