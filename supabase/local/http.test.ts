import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { localSettings } from './settings.ts';
import { BodyTooLargeError, respond, withBufferedBody, type Answer } from './http.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves one answer, asks for it, and gives what was written to the log once it is over. */
async function logOf(answer: Answer, hangUp: Promise<void> | null): Promise<string> {
  const lines = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const answered = Promise.withResolvers<void>();
  server = createServer(async (incoming, outgoing) => {
    await respond(incoming, outgoing, localSettings({}), answer);
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
    const countOpen = promisify(server!.getConnections.bind(server));
    await vi.waitFor(async () => expect(await countOpen(), request.url).toBe(0));
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

const LIMIT = 10;

function post(body: ReadableStream): Request {
  const init = { method: 'POST', body, duplex: 'half', headers: { 'x-own': 'kept' } };
  return new Request('http://127.0.0.1/', init as RequestInit);
}

test('keeps the body and the headers, and states the true length', async () => {
  const empty = new Request('http://127.0.0.1/');
  expect(await withBufferedBody(empty, LIMIT)).toBe(empty);
  const request = await withBufferedBody(post(new Blob(['12345', '67890']).stream()), LIMIT);
  expect(request.headers.get('content-length')).toBe('10');
  expect(request.headers.get('x-own')).toBe('kept');
  expect(await request.text()).toBe('1234567890');
});

test.each([
  new Blob(['12345', '678901']).stream(),
  // One that never ends.
  new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(8)) }),
])('refuses more than the limit and ignores the headers', async (body) => {
  await expect(withBufferedBody(post(body), LIMIT)).rejects.toThrow(BodyTooLargeError);
});
