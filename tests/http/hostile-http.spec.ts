import net from 'node:net';
import { SITE_PORT, SITE_URL } from '../support/site.ts';
import { expect, test } from '../support/fixtures.ts';

// Requests that no browser sends, written into the socket byte by byte.
test.use({ tolerated: /./ });

const HOST = `Host: localhost:${SITE_PORT}\r\n`;
const CLOSE = 'Connection: close\r\n';
const ROUTER_STATE = '%5B%22%22%2C%7B%7D%5D';

/** Each is one request; where it says less than 400 is fine, it is a way of asking that HTTP allows. */
const requests: Record<string, string> = {
  'an unknown method': `BREW /faq HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'no method': ` /faq HTTP/1.1\r\n${HOST}\r\n`,
  'a lower-case method': `get /faq HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  CONNECT: `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  TRACE: `TRACE / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'an unknown version': `GET / HTTP/9.9\r\n${HOST}\r\n`,
  'no host': `GET / HTTP/1.1\r\n\r\n`,
  'two hosts': `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n${CLOSE}\r\n`,
  'huge headers': `GET / HTTP/1.1\r\n${HOST}X-Long: ${'a'.repeat(70_000)}\r\n\r\n`,
  'thousands of headers': `GET / HTTP/1.1\r\n${HOST}${'X-Many: a\r\n'.repeat(5_000)}\r\n`,
  'a null byte in a header': `GET / HTTP/1.1\r\n${HOST}X-Null: a\0b\r\n\r\n`,
  'a null byte in the path': `GET /faq\0 HTTP/1.1\r\n${HOST}\r\n`,
  'an encoded null byte': `GET /resources/%00 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'broken encoding': `GET /%E0%A4%A HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'broken encoding of a dynamic part': `GET /resources/%ff%fe HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'a way up': `GET /../../../../etc/passwd HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'an encoded way up': `GET /_next/static/%2e%2e/%2e%2e/%2e%2e/package.json HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'a doubly encoded way up': `GET /_next/static/..%252f..%252fpackage.json HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  backslashes: `GET /..\\..\\package.json HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'files of the project': `GET /.env.local HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'the repository': `GET /.git/config HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'an address of another site as target': `GET http://evil.example/nothing HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'a very long path': `GET /${'a'.repeat(12_000)} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'two lengths': `POST /contact HTTP/1.1\r\n${HOST}Content-Length: 3\r\nContent-Length: 5\r\n\r\nabcde`,
  'length and chunks': `POST /contact HTTP/1.1\r\n${HOST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a negative length': `POST /contact HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`,
  'broken chunks': `POST /contact HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nZZ\r\nabc\r\n`,
  'an action that does not exist': post('Next-Action: 0000\r\nContent-Type: text/plain\r\n', '[]'),
  'a multipart form without a boundary': post('Content-Type: multipart/form-data\r\n', 'abc'),
  'a multipart form that ends early': post(
    'Content-Type: multipart/form-data; boundary=x\r\n',
    '--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n',
  ),
  'a form that names a function': post(
    'Content-Type: multipart/form-data; boundary=x\r\n',
    '--x\r\nContent-Disposition: form-data; name="$ACTION_1:0"\r\n\r\n{"id":"constructor","bound":"$@1"}\r\n--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--x--\r\n',
  ),
  'a form with an id from nowhere': post(
    'Content-Type: multipart/form-data; boundary=x\r\n',
    '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_00"\r\n\r\n\r\n--x--\r\n',
  ),
  'a POST where nothing is posted': `POST /faq HTTP/1.1\r\n${HOST}${CLOSE}Content-Length: 0\r\n\r\n`,
};

/** Pages may answer these with themselves; what they may not do is break. */
const oddities: Record<string, string> = {
  'broken router state': `GET /faq HTTP/1.1\r\n${HOST}${CLOSE}RSC: 1\r\nNext-Router-State-Tree: %7B{{\r\n\r\n`,
  'router state of somewhere else': `GET /faq HTTP/1.1\r\n${HOST}${CLOSE}RSC: 1\r\nNext-Router-State-Tree: ${ROUTER_STATE}\r\n\r\n`,
  'an unknown segment': `GET /faq HTTP/1.1\r\n${HOST}${CLOSE}RSC: 1\r\nNext-Router-Prefetch: 1\r\nNext-Router-Segment-Prefetch: /../../x\r\n\r\n`,
  'the header of a known hole': `GET /admin HTTP/1.1\r\n${HOST}${CLOSE}X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware\r\n\r\n`,
  'broken cookies': `GET /admin HTTP/1.1\r\n${HOST}${CLOSE}Cookie: nightdesk-session=%ff; ; =; nightdesk-session.0=base64-!!!\r\n\r\n`,
  'a name of a host that is none': `GET /auth HTTP/1.1\r\nHost: "><script>\r\n${CLOSE}\r\n`,
  'a query that cannot be decoded': `GET /resources?page=%ff&category=%00 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  'HTTP/1.0': 'GET /faq HTTP/1.0\r\n\r\n',
};

function post(headers: string, body: string): string {
  return `POST /contact HTTP/1.1\r\n${HOST}${CLOSE}Origin: ${SITE_URL}\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
}

const PATIENCE_MS = 8_000;

/** Sends bytes and gives what comes back until the connection ends; empty where it is closed without a word. */
function exchange(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let isOpen = false;
    const socket = net.connect(SITE_PORT, 'localhost', () => {
      isOpen = true;
      socket.write(bytes);
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (/^HTTP\/1\.1 \d+/.test(answer)) socket.end();
    });
    // Closed in the middle of a request is an answer; nobody there is none.
    socket.on('error', (error) => !isOpen && reject(error));
    socket.on('close', () => resolve(answer));
  });
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

const PRIVATE = /root:x:0|"dependencies"|\[core\]|SUPABASE_|\n\s+at \w/;

for (const [what, request] of Object.entries(requests)) {
  test(`${what}: refused, or not answered`, async () => {
    const answer = await exchange(request);
    const status = statusOf(answer);
    if (status !== 0) expect(status, answer.slice(0, 300)).toBeGreaterThanOrEqual(400);
    expect(status, answer.slice(0, 300)).toBeLessThan(500);
    expect(answer).not.toMatch(PRIVATE);
  });
}

for (const [what, request] of Object.entries(oddities)) {
  test(`${what}: breaks nothing`, async () => {
    const answer = await exchange(request);
    expect(statusOf(answer), answer.slice(0, 300)).toBeLessThan(500);
    expect(answer).not.toMatch(PRIVATE);
    expect(answer).not.toContain('"><script>');
  });
}

test('twelve seconds of noise end in refusals, and the server is alive after it', async () => {
  let seed = 20_261_120;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const all = [...Object.values(requests), ...Object.values(oddities)];
  const until = Date.now() + 12_000;
  while (Date.now() < until) {
    const noise = Array.from({ length: 8 }, () => {
      const bytes = Buffer.from(all[random(all.length)] ?? '', 'latin1');
      for (let nth = 0; nth < 6; nth += 1) bytes[random(Math.min(bytes.length, 400))] = random(256);
      return Promise.race([
        exchange(bytes),
        new Promise<string>((resolve) => setTimeout(() => resolve(''), 1_500)),
      ]);
    });
    for (const answer of await Promise.all(noise)) {
      expect(statusOf(answer), answer.slice(0, 400)).toBeLessThan(500);
    }
  }
  const alive = await fetch(`${SITE_URL}/faq`);
  expect(alive.status).toBe(200);
});
