import net from 'node:net';
import { expect, test } from '@playwright/test';
import { HOST_APP_URL, SITE_PORT, SITE_URL } from '../support/site.ts';

// Requests that no browser sends, written into the socket byte by byte.

const HOST = `Host: localhost:${SITE_PORT}\r\n`;
const CLOSE = 'Connection: close\r\n';
const ROUTER_STATE = '%5B%22%22%2C%7B%7D%5D';
const PATIENCE_MS = 20_000;

/** A status; 'closed' where the server ends the connection without an answer. */
type Outcome = number | 'closed';

const requests: Readonly<Record<string, readonly [Outcome, string]>> = {
  'an unknown method': [400, `BREW /faq HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  'no method': [400, ` /faq HTTP/1.1\r\n${HOST}\r\n`],
  'a lower-case method': [400, `get /faq HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  CONNECT: ['closed', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  TRACE: [405, `TRACE / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  'an unknown version': [400, `GET / HTTP/9.9\r\n${HOST}\r\n`],
  'no host': [400, `GET / HTTP/1.1\r\n\r\n`],
  'two hosts': [400, `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n${CLOSE}\r\n`],
  'huge headers': [431, `GET / HTTP/1.1\r\n${HOST}X-Long: ${'a'.repeat(70_000)}\r\n\r\n`],
  'thousands of headers': [431, `GET / HTTP/1.1\r\n${HOST}${'X-Many: a\r\n'.repeat(5_000)}\r\n`],
  'a null byte in a header': [400, `GET / HTTP/1.1\r\n${HOST}X-Null: a\0b\r\n\r\n`],
  'a null byte in the path': [400, `GET /faq\0 HTTP/1.1\r\n${HOST}\r\n`],
  'an encoded null byte': [400, `GET /resources/%00 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  'broken encoding': [400, `GET /%E0%A4%A HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  'broken encoding of a dynamic part': [
    400,
    `GET /resources/%ff%fe HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  ],
  'a way up': [404, `GET /../../../../etc/passwd HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  'an encoded way up': [
    404,
    `GET /_next/static/%2e%2e/%2e%2e/%2e%2e/package.json HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  ],
  'a doubly encoded way up': [
    404,
    `GET /_next/static/..%252f..%252fpackage.json HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  ],
  backslashes: [400, `GET /..\\..\\package.json HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  'files of the project': [404, `GET /.env.local HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  'the repository': [404, `GET /.git/config HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  'an address of another site as target': [
    400,
    `GET http://evil.example/nothing HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  ],
  'a very long path': [404, `GET /${'a'.repeat(12_000)} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  'two lengths': [
    400,
    `POST /contact HTTP/1.1\r\n${HOST}Content-Length: 3\r\nContent-Length: 5\r\n\r\nabcde`,
  ],
  'length and chunks': [
    400,
    `POST /contact HTTP/1.1\r\n${HOST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  'a negative length': [400, `POST /contact HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`],
  'broken chunks': [
    400,
    `POST /contact HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nZZ\r\nabc\r\n`,
  ],
  'an action that does not exist': [
    400,
    post('Next-Action: 0000\r\nContent-Type: text/plain\r\n', '[]'),
  ],
  // A body that the framework cannot read ends in its 500, which tells the client nothing.
  'a multipart form without a boundary': [
    500,
    post('Content-Type: multipart/form-data\r\n', 'abc'),
  ],
  'a multipart form that ends early': [
    500,
    post(
      'Content-Type: multipart/form-data; boundary=x\r\n',
      '--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n',
    ),
  ],
  'a form that names a function': [
    400,
    post(
      'Content-Type: multipart/form-data; boundary=x\r\n',
      '--x\r\nContent-Disposition: form-data; name="$ACTION_1:0"\r\n\r\n{"id":"constructor","bound":"$@1"}\r\n--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--x--\r\n',
    ),
  ],
  'a form with an id from nowhere': [
    400,
    post(
      'Content-Type: multipart/form-data; boundary=x\r\n',
      '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_00"\r\n\r\n\r\n--x--\r\n',
    ),
  ],
  'a POST where nothing is posted': [
    405,
    `POST /faq HTTP/1.1\r\n${HOST}${CLOSE}Content-Length: 0\r\n\r\n`,
  ],
  'broken router state': [
    307,
    `GET /faq HTTP/1.1\r\n${HOST}${CLOSE}RSC: 1\r\nNext-Router-State-Tree: %7B{{\r\n\r\n`,
  ],
  'router state of somewhere else': [
    307,
    `GET /faq HTTP/1.1\r\n${HOST}${CLOSE}RSC: 1\r\nNext-Router-State-Tree: ${ROUTER_STATE}\r\n\r\n`,
  ],
  'an unknown segment': [
    307,
    `GET /faq HTTP/1.1\r\n${HOST}${CLOSE}RSC: 1\r\nNext-Router-Prefetch: 1\r\nNext-Router-Segment-Prefetch: /../../x\r\n\r\n`,
  ],
  'the header of a known hole': [
    307,
    `GET /admin HTTP/1.1\r\n${HOST}${CLOSE}X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware\r\n\r\n`,
  ],
  'broken cookies': [
    307,
    `GET /admin HTTP/1.1\r\n${HOST}${CLOSE}Cookie: nightdesk-session=%ff; ; =; nightdesk-session.0=base64-!!!\r\n\r\n`,
  ],
  'a name of a host that is none': [200, `GET /auth HTTP/1.1\r\nHost: "><script>\r\n${CLOSE}\r\n`],
  'a query that cannot be decoded': [
    404,
    `GET /resources?page=%ff&category=%00 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  ],
  'HTTP/1.0': [200, 'GET /faq HTTP/1.0\r\n\r\n'],
};

function post(headers: string, body: string): string {
  return `POST /contact HTTP/1.1\r\n${HOST}${CLOSE}Origin: ${SITE_URL}\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
}

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
