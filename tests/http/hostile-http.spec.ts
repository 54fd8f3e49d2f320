import net from 'node:net';
import { expect, test } from '@playwright/test';
import { HOST_APP_URL, SITE_PORT, SITE_URL } from '../support/site.ts';

// Requests that no browser sends, written into the socket byte by byte.

const HOST = `Host: localhost:${SITE_PORT}`;
const MULTIPART = 'Content-Type: multipart/form-data; boundary=x';
const PATIENCE_MS = 20_000;

/** A request from its first line, with `Host` and `Connection: close`, and the given headers. */
const request = (line: string, ...headers: string[]) =>
  `${[line, HOST, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const get = (path: string, ...headers: string[]) => request(`GET ${path} HTTP/1.1`, ...headers);
const post = (body: string, ...headers: string[]) =>
  request('POST /contact HTTP/1.1', ...headers) + body;
/** A whole body, as a form of the site sends it. */
const send = (body: string, ...headers: string[]) =>
  post(body, `Origin: ${SITE_URL}`, ...headers, `Content-Length: ${body.length}`);
/** The parts of a form without scripts: each is a name and a value. */
const form = (...parts: [name: string, value: string][]) =>
  parts
    .map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');

/** A status; 'closed' where the server ends the connection without an answer. */
type Outcome = number | 'closed';

const requests: Readonly<Record<string, readonly [Outcome, string]>> = {
  'an unknown method': [400, request('BREW /faq HTTP/1.1')],
  'no method': [400, request(' /faq HTTP/1.1')],
  'a lower-case method': [400, request('get /faq HTTP/1.1')],
  CONNECT: ['closed', request('CONNECT evil.example:443 HTTP/1.1')],
  TRACE: [405, request('TRACE / HTTP/1.1')],
  'an unknown version': [400, request('GET / HTTP/9.9')],
  'no host': [400, 'GET / HTTP/1.1\r\n\r\n'],
  'two hosts': [400, get('/', 'Host: evil.example')],
  'huge headers': [431, get('/', `X-Long: ${'a'.repeat(70_000)}`)],
  'thousands of headers': [431, get('/', ...Array<string>(5_000).fill('X-Many: a'))],
  'a null byte in a header': [400, get('/', 'X-Null: a\0b')],
  'a null byte in the path': [400, get('/faq\0')],
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
  'two lengths': [400, post('abcde', 'Content-Length: 3', 'Content-Length: 5')],
  'length and chunks': [400, post('0\r\n\r\n', 'Content-Length: 3', 'Transfer-Encoding: chunked')],
  'a negative length': [400, post('', 'Content-Length: -1')],
  'broken chunks': [400, post('ZZ\r\nabc\r\n', 'Transfer-Encoding: chunked')],
  'an action that does not exist': [
    400,
    send('[]', 'Next-Action: 0000', 'Content-Type: text/plain'),
  ],
  // A body that the framework cannot read ends in its 500, which tells the client nothing.
  'a multipart form without a boundary': [500, send('abc', 'Content-Type: multipart/form-data')],
  'a multipart form that ends early': [
    500,
    send(form(['$ACTION_REF_1', '']).slice(0, -2), MULTIPART),
  ],
  'a form that names a function': [
    400,
    send(
      `${form(['$ACTION_1:0', '{"id":"constructor","bound":"$@1"}'], ['$ACTION_REF_1', ''])}--x--\r\n`,
      MULTIPART,
    ),
  ],
  'a form with an id from nowhere': [
    400,
    send(`${form(['$ACTION_ID_00', ''])}--x--\r\n`, MULTIPART),
  ],
  'a POST where nothing is posted': [405, request('POST /faq HTTP/1.1', 'Content-Length: 0')],
  'broken router state': [307, get('/faq', 'RSC: 1', 'Next-Router-State-Tree: %7B{{')],
  'router state of somewhere else': [
    307,
    get('/faq', 'RSC: 1', 'Next-Router-State-Tree: %5B%22%22%2C%7B%7D%5D'),
  ],
  'an unknown segment': [
    307,
    get('/faq', 'RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Router-Segment-Prefetch: /../../x'),
  ],
  'a name of a host that is none': [200, get('/auth').replace(HOST, 'Host: "><script>')],
  'a query that cannot be decoded': [404, get('/resources?page=%ff&category=%00')],
  'HTTP/1.0': [200, 'GET /faq HTTP/1.0\r\n\r\n'],
};

interface Manners {
  /** After the first bytes of an answer, the client ends a connection that the server would keep. */
  isSated?: boolean;
  /** After this time without an answer, the client sends nothing more. */
  endsAfterMs?: number;
}

/** Sends bytes and gives what comes back until the server ends the connection. Throws where it does not end it. */
function exchange(bytes: string | Buffer, { isSated, endsAfterMs }: Manners = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let isConnected = false;
    const socket = net.connect(SITE_PORT, 'localhost', () => {
      isConnected = true;
      socket.write(bytes);
      if (endsAfterMs) setTimeout(() => socket.end(), endsAfterMs);
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no end')));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (isSated) socket.end();
    });
    // A reset while a refused request is still being sent is an end. Its answer counts, if there is one.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const isReset = ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      if (!isConnected || !isReset) reject(new Error(`${error.message} after: ${answer}`));
    });
    socket.on('close', () => resolve(answer));
  });
}

function outcomeOf(answer: string): Outcome {
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
  if (status) return Number(status);
  if (answer === '') return 'closed';
  throw new Error(`This is not HTTP: ${answer.slice(0, 300)}`);
}

const PRIVATE = /root:x:0|"dependencies"|\[core\]|SUPABASE_|\n\s+at \w/;

for (const [what, [outcome, request]] of Object.entries(requests)) {
  test(`${what}: ${outcome}`, async () => {
    const answer = await exchange(request);
    expect(outcomeOf(answer), answer.slice(0, 300)).toBe(outcome);
    expect(answer).not.toMatch(PRIVATE);
    expect(answer).not.toContain('"><script>');
    const target = /^location: (.*)$/im.exec(answer)?.[1]?.trim();
    expect(target !== undefined).toBe(outcome === 307);
    if (target) expect([SITE_URL, HOST_APP_URL]).toContain(new URL(target, SITE_URL).origin);
  });
}

test('noise is answered, and the server is alive after it', async () => {
  let seed = 20_261_120;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (seed >> 8) % below;
  };
  const all = Object.values(requests).map(([, request]) => request);
  for (let round = 0; round < 30; round += 1) {
    const noise = Array.from({ length: 8 }, async () => {
      const bytes = Buffer.from(all[random(all.length)]!, 'latin1');
      for (let nth = 0; nth < 6; nth += 1) bytes[random(Math.min(bytes.length, 400))] = random(256);
      const text = bytes.toString('latin1');
      // The server may wait for the rest of such a request. Once the client ends it, the server ends the connection.
      const mayWait = !text.includes('\r\n\r\n') || /^(?:content-length|transfer-enc)/im.test(text);
      const answer = await exchange(bytes, { isSated: true, endsAfterMs: mayWait ? 1_000 : 0 });
      const label = `${JSON.stringify(text.slice(0, 400))} => ${answer.slice(0, 300)}`;
      const outcome = outcomeOf(answer);
      if (outcome === 'closed') expect(mayWait || text.startsWith('CONNECT '), label).toBe(true);
      else if (!text.startsWith('POST ')) expect(outcome, label).toBeLessThan(500);
      expect(answer, label).not.toMatch(PRIVATE);
    });
    await Promise.all(noise);
  }
  expect((await fetch(`${SITE_URL}/faq`)).status).toBe(200);
});
