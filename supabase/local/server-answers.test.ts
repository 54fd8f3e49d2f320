import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { respond, type Answer } from './server-answers.ts';

let server: Server;
afterEach(() => server.close());

/** Serves one answer, asks for it, and gives what was written to the log once it is over. */
async function logOf(answer: Answer, hangUp: Promise<void> | null): Promise<string> {
  const lines = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const answered = Promise.withResolvers<void>();
  server = createServer(async (incoming, outgoing) => {
    await respond(incoming, outgoing, 'http://localhost', answer);
    answered.resolve();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asking = request({ host: '127.0.0.1', port });
  asking.on('error', () => undefined).on('response', (response) => response.resume());
  asking.end();
  await hangUp;
  if (hangUp) asking.destroy();
  await answered.promise;
  const written = lines.mock.calls.join('');
  lines.mockRestore();
  return written;
}

test('a caller who hangs up before the answer is no failure', async () => {
  const called = Promise.withResolvers<void>();
  const answer: Answer = async (request) => {
    called.resolve();
    // Until the caller is gone.
    await vi.waitFor(async () => {
      const open = await new Promise((resolve) =>
        server.getConnections((_, count) => resolve(count)),
      );
      expect(open, request.url).toBe(0);
    });
    return new Response('too late');
  };
  expect(await logOf(answer, called.promise)).toBe('');
});

test('an answer that breaks is one', async () => {
  const broken = new ReadableStream({ pull: (control) => control.error(new TypeError('broken')) });
  expect(await logOf(async () => new Response(broken), null)).toContain(
    '"event":"request-crashed"',
  );
});
