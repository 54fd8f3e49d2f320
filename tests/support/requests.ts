import http from 'node:http';
import { SITE_URL } from './site.ts';

/** An answer, whole. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Question {
  method?: string;
  /** Sent unchanged: `fetch` would tidy it up. */
  address: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** The headers of every response. */
export const SECURITY_HEADERS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /max-age=\d{8}/,
  'permissions-policy': /camera=\(\)/,
};

const PATIENCE_MS = 20_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

/** Asks the site under test for something that a browser would refuse to send. Throws where no answer comes. */
export function ask({ method = 'GET', address, headers, body }: Question): Promise<Answer> {
  const { hostname, port } = new URL(SITE_URL);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, method, path: address, agent, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        // Cut off after its head, because the rest of what was sent is not read: what there is counts.
        response.on('error', () => undefined);
        response.on('close', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(
              Object.entries(response.headers).map(([name, value]): [string, string] => [
                name,
                String(value),
              ]),
            ),
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error('no answer')));
    request.on('error', (error) => reject(new Error(`${method} ${address}: ${error.message}`)));
    request.end(body);
  });
}

/** Requests an address without cookies, and follows no redirect. */
export function get(path: string, init: RequestInit = {}) {
  return fetch(`${SITE_URL}${path}`, { redirect: 'manual', ...init });
}

/** Does something with each item, a few at a time. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  count: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await act(next);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
