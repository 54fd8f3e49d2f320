import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

const limits = { idle: 60_000, head: 300, request: 300, checkedEvery: 20, connections: 3 };
const server = createHttpServer((request, response) => {
  request.resume().on('end', () => response.end('whole'));
}, limits);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close().closeAllConnections());

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
