import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheLimits } from './limits.ts';

const sockets = new Set<Socket>();
let server: Server | undefined;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const socket of sockets) socket.destroy();
  server?.close();
});

/** Something that takes connections and does with them what it is told. */
async function listen(meet: (socket: Socket) => void) {
  let met = 0;
  server = createServer((socket) => {
    met += 1;
    sockets.add(socket.on('error', () => undefined));
    meet(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('REDIS_URL', `redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'a-key-that-is-long-enough');
  vi.resetModules();
  return { ...(await import('./redis-link.ts')), timesMet: () => met };
}

test.each<[string, (socket: Socket) => void]>([
  ['hangs', () => undefined],
  ['hangs up', (socket) => socket.destroy()],
  ['refuses the password', (socket) => socket.end('-WRONGPASS no\r\n')],
  ['is something else', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
])('a Redis that %s is given up, left alone for a while, and asked again', async (_, meet) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { askRedis, timesMet } = await listen(meet);
  const ask = () => askRedis((client) => client.get('key'));
  // The pause ends when the test says so, however slow the machine is.
  const begun = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: begun });
  expect(await Promise.all([ask(), ask()])).toEqual([undefined, undefined]);
  expect(await ask()).toBeUndefined();
  expect(timesMet()).toBe(1);

  vi.setSystemTime(begun + cacheLimits.pause);
  expect(await ask()).toBeUndefined();
  expect(timesMet()).toBe(2);
  expect(complaints).toHaveBeenCalledOnce();
  expect(complaints.mock.calls[0]?.[0]).toContain('"event":"cache-not-shared"');
});
