import { expect, test } from 'vitest';
import { BodyTooLargeError, withBufferedBody } from './request-body.ts';

const LIMIT = 10;

function chunked(...chunks: string[]): Request {
  const body = new Blob(chunks).stream();
  const init = { method: 'POST', body, duplex: 'half', headers: { 'x-own': 'kept' } };
  return new Request('http://127.0.0.1/', init as RequestInit);
}

test('keeps the body and the headers, and states the true length', async () => {
  const request = await withBufferedBody(chunked('12345', '67890'), LIMIT);
  expect(request.headers.get('content-length')).toBe('10');
  expect(request.headers.get('x-own')).toBe('kept');
  expect(await request.text()).toBe('1234567890');
});

test('leaves a request without a body alone', async () => {
  const request = new Request('http://127.0.0.1/');
  expect(await withBufferedBody(request, LIMIT)).toBe(request);
});

test('refuses more than the limit, whatever the headers say', async () => {
  await expect(withBufferedBody(chunked('12345', '678901'), LIMIT)).rejects.toThrow(
    BodyTooLargeError,
  );
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(8)),
  });
  const request = new Request('http://127.0.0.1/', {
    method: 'POST',
    body: endless,
    duplex: 'half',
  } as RequestInit);
  await expect(withBufferedBody(request, LIMIT)).rejects.toThrow(BodyTooLargeError);
});
