import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../middleware.ts';
import { steadyNow } from '../cache/clock.ts';
import { noteKeptPage } from '../cache/kept-page.ts';
import { LOOKED_AT_FIRST } from './repeated-answers.ts';
import { watchRequests } from './watch-requests.ts';

vi.mock('../env.ts', () => ({ settings: () => ({ trustedProxy: null }) }));

/** What stands for the framework: a page from its cache, and how often it was asked for one. */
const page = {
  html: '',
  part: '',
  age: 0,
  isCurrent: true as boolean | Promise<boolean>,
  isBeingRenewed: false,
  asked: 0,
};
const headers: OutgoingHttpHeaders = {};
const server = createServer((request, response) => {
  page.asked += 1;
  const { html, part } = page;
  noteKeptPage({
    holds: (held) => held === html || held === part,
    lastModified: steadyNow() - page.age,
    isCurrent: () => page.isCurrent,
    isBeingRenewed: () => page.isBeingRenewed,
  });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!);
  const isData = request.headers.rsc === '1';
  response.writeHead(200, { 'content-type': isData ? 'text/x-component' : 'text/html' });
  response.end(isData ? part + (request.headers['next-router-state-tree'] ?? '') : html);
});

type Answer = { status: number; headers: IncomingMessage['headers']; body: string };

async function visit(
  path: string,
  options: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const sent = ask({ port, path, agent: false, ...options }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  delete answer.headers.date;
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

let count = 0;
/** An address that nothing is kept of yet. */
const fresh = () => `/page-${(count += 1)}`;

beforeAll(async () => {
  watchRequests({
    missing: [],
    failed: { heading: '', link: { href: '', label: '' } },
    titleSuffix: '',
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  const [html, part] = [`<p>Towels ${count}</p>`, `1:"Towels ${count}"`];
  Object.assign(page, { html, part, age: 0, isCurrent: true, isBeingRenewed: false, asked: 0 });
  for (const name in headers) delete headers[name];
  headers['cache-control'] = 's-maxage=30, stale-while-revalidate=60';
});

describe('a visit to a page whose answer is fresh', () => {
  it('is answered as the visit before it, without the framework', async () => {
    const path = fresh();
    const first = await visit(path);
    expect(await visit(path)).toEqual(first);
    expect(first.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.asked).toBe(1);
  });

  it('is confirmed to a reader who has it', async () => {
    const path = fresh();
    const { etag } = (await visit(path)).headers;
    const again = await visit(path, { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers).not.toHaveProperty('content-security-policy');
    expect(again.headers.etag).toBe(etag);
  });

  it('is answered for each part of the page by itself, whatever sets the address apart', async () => {
    const path = fresh();
    const ahead = (part: string) => ({
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': part,
      'next-url': '/',
    });
    await visit(path);
    const tree = await visit(`${path}?_rsc=a1`, { headers: ahead('/_tree') });
    expect(tree.body).toBe(page.part);
    expect(await visit(`${path}?_rsc=b2`, { headers: ahead('/_tree') })).toEqual(tree);
    expect(page.asked).toBe(2);
    await visit(`${path}?_rsc=c3`, { headers: ahead('/faq') });
    expect(page.asked).toBe(3);
    await visit(`${path}?page=2&_rsc=c3`, { headers: ahead('/faq') });
    await visit(`${path}?page=2&_rsc=c3`, { headers: ahead('/faq') });
    expect(page.asked).toBe(5);
  });

  it('waits where other instances are asked first', async () => {
    const path = fresh();
    page.isCurrent = pause(5, true);
    await visit(path);
    await visit(path);
    expect(page.asked).toBe(1);
    page.isCurrent = pause(5, false);
    await visit(path);
    expect(page.asked).toBe(2);
  });
});

describe('a page that is no longer fresh', () => {
  const older = { age: 30_001, isBeingRenewed: true };

  it('is given as it was while it is made anew, and is asked for again once that is over', async () => {
    const path = fresh();
    Object.assign(page, older);
    const first = await visit(path);
    expect(await visit(path)).toEqual(first);
    expect(page.asked).toBe(1);
    page.isBeingRenewed = false;
    await visit(path);
    expect(page.asked).toBe(2);
  });

  it.each([
    ['nobody makes it anew', { isBeingRenewed: false }],
    ['it is older than the page itself allows', { age: 90_001 }],
    ['what it shows was invalidated', { isCurrent: false }],
  ])('is asked for where %s', async (_why, difference) => {
    const path = fresh();
    Object.assign(page, older, difference);
    await visit(path);
    await visit(path);
    expect(page.asked).toBe(2);
  });

  it('is asked for also where the clock of the machine was set back', async () => {
    const path = fresh();
    Object.assign(page, { age: 30_001 });
    await visit(path);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    await visit(path);
    clock.mockRestore();
    expect(page.asked).toBe(2);
  });
});

describe('the framework is asked', () => {
  it.each([
    ['once something that the page shows was invalidated', () => void (page.isCurrent = false)],
    ['where the answer is one reader’s own', () => void (headers['cache-control'] = 'private')],
    ['where the answer sets a cookie', () => void (headers['set-cookie'] = 'a=b')],
  ])('%s', async (_when, arrange) => {
    const path = fresh();
    arrange();
    await visit(path);
    await visit(path);
    expect(page.asked).toBe(2);
  });

  it.each([
    ['for the data of a page', { headers: { rsc: '1' } }],
    ['for what one reader lacks', { headers: { rsc: '1', 'next-router-state-tree': 'a' } }],
    ['for an action', { headers: { 'next-action': '00' } }],
    ['for a preview', { headers: { cookie: 'a=b; __prerender_bypass=c' } }],
    ['by whoever sends a form', { method: 'POST' }],
    ['by whoever sends a body', { headers: { 'content-length': '0' } }],
    ['for the headers alone', { method: 'HEAD' }],
  ])('%s', async (_why, options) => {
    const path = fresh();
    await visit(path);
    await visit(path, options);
    expect(page.asked).toBe(2);
  });

  it.each(['/page?to=other', '/p%61ge', '/admin/faq', '/careers/7fee2e1a'])(
    'for %s',
    async (path) => {
      await visit(path);
      await visit(path);
      expect(page.asked).toBe(2);
    },
  );
});

it('leaves to the middleware whatever it looks at', () => {
  const looksEverywhere = '/:path*'; // only at calls of actions
  for (const entry of config.matcher) {
    const source = typeof entry === 'string' ? entry : entry.source;
    if (source === looksEverywhere) expect(entry).toMatchObject({ has: [{ key: 'next-action' }] });
    else
      expect(source.replace('/:path*', '/any').replace(':jobId', 'any')).toMatch(LOOKED_AT_FIRST);
  }
});
