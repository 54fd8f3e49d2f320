import http from 'node:http';
import { expect, test } from '@playwright/test';
import { ask, type Question } from '../support/requests.ts';
import { HOST_APP_URL, SITE_URL } from '../support/site.ts';

// Requests that no browser sends. What Node's parser and the listener refuse by themselves is not among them
// (lib/server/listener.test.ts).

const MULTIPART = 'multipart/form-data; boundary=x';

const get = (address: string, headers: Record<string, string> = {}): Question => ({
  address,
  headers,
});

/** A body that is sent as a form of the site sends it. */
const post = (body: string, headers: Record<string, string>): Question => ({
  method: 'POST',
  address: '/contact',
  body,
  headers: { origin: SITE_URL, ...headers },
});

/** A part of a form without scripts. */
const part = (name: string, value = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const requests: Readonly<Record<string, readonly [status: number, question: Question]>> = {
  'an encoded null byte': [400, get('/resources/%00')],
  'broken encoding': [400, get('/%E0%A4%A')],
  'broken encoding of a dynamic part': [400, get('/resources/%ff%fe')],
  'a way up': [404, get('/../../../../etc/passwd')],
  'an encoded way up': [404, get('/_next/static/%2e%2e/%2e%2e/%2e%2e/package.json')],
  'a doubly encoded way up': [404, get('/_next/static/..%252f..%252fpackage.json')],
  backslashes: [400, get('/..\\..\\package.json')],
  'files of the project': [404, get('/.env.local')],
  'the repository': [404, get('/.git/config')],
  'an address of another site as target': [400, get('http://evil.example/nothing')],
  'a very long path': [404, get(`/${'a'.repeat(12_000)}`)],
  'an action that does not exist': [
    400,
    post('[]', { 'next-action': '0000', 'content-type': 'text/plain' }),
  ],
  'a form with 50,000 fields': [
    413,
    post(`${part('a').repeat(50_000)}--x--\r\n`, { 'content-type': MULTIPART }),
  ],
  'an action of another version of the site': [
    409,
    post(`${part(`$ACTION_ID_${'0'.repeat(42)}`)}--x--\r\n`, { 'content-type': MULTIPART }),
  ],
  'a form that names a function': [
    400,
    post(
      `${part('$ACTION_1:0', '{"id":"constructor","bound":"$@1"}')}${part('$ACTION_REF_1')}--x--\r\n`,
      { 'content-type': MULTIPART },
    ),
  ],
  'a form with an id from nowhere': [
    400,
    post(`${part('$ACTION_ID_00')}--x--\r\n`, { 'content-type': MULTIPART }),
  ],
  'broken router state': [307, get('/faq', { rsc: '1', 'next-router-state-tree': '%7B{{' })],
  'router state of somewhere else': [
    307,
    get('/faq', { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' }),
  ],
  'an unknown segment': [
    307,
    get('/faq', {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/../../x',
    }),
  ],
  'a query that cannot be decoded': [404, get('/resources?page=%ff&category=%00')],
};

const PRIVATE = /root:x:0|"dependencies"|\[core\]|SUPABASE_|\n\s+at \w/;

for (const [what, [expected, question]] of Object.entries(requests)) {
  test(`${what}: ${expected}`, async () => {
    const { status, headers, text } = await ask(question);
    expect(status, text.slice(0, 300)).toBe(expected);
    const said = [text, ...headers.values()].join('\n');
    expect(said).not.toMatch(PRIVATE);
    expect(said).not.toContain('"><script>');
    const target = headers.get('location');
    expect(target !== null).toBe(expected === 307);
    if (target) expect([SITE_URL, HOST_APP_URL]).toContain(new URL(target, SITE_URL).origin);
  });
}

test('a visitor who begins to upload a picture is refused before it has arrived', async () => {
  const length = 9 * 1024 * 1024;
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const upload = http.request(`${SITE_URL}/admin/media`, {
    method: 'POST',
    headers: { 'content-length': length, 'content-type': 'image/png' },
  });
  upload.on('response', resolve).on('error', reject);
  upload.write(Buffer.alloc(length / 2)); // the other half never comes
  expect((await promise).statusCode).toBe(401);
  upload.destroy();
});
