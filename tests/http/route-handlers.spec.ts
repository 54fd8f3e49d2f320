import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  ask,
  eachAtOnce,
  get,
  SECURITY_HEADERS,
  type Answer,
  type Question,
} from '../support/requests.ts';
import { cookieOf, ROLES, type Role } from '../support/roles.ts';
import { HOST_APP_URL, SITE_URL } from '../support/site.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const METHOD =
  /^export (?:async function|function|const) (GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)\b/gm;
/** Files of app/ that the framework serves under an address of their own, in code or as they are. */
const METADATA =
  /^(?:favicon|icon|apple-icon|opengraph-image|twitter-image|manifest|robots|sitemap)\d*\.\w+$/;

/** Something that answers requests and is no page. */
interface Handler {
  file: string;
  /** The segments of its address; a dynamic one in its brackets. */
  segments: string[];
  /** What the file answers beside HEAD and OPTIONS. */
  methods: string[];
}

/** The value for a dynamic segment where the address itself is to be fine: names of the seeds, and of no picture. */
const FINE: Readonly<Record<string, string>> = {
  '[lang]': 'de',
  '[list]': 'all',
  '[page]': '1',
  '[name]': `${'0'.repeat(64)}.webp`,
  '[...name]': 'logo.png',
  '[part]': 'articles-1.xml',
};

/** Markup that must not come back as markup. */
const MARKUP = '"><script>zq7()</script>';

const MARKED = encodeURIComponent(MARKUP);

/** Parts of an address, as they stand on the wire, that no link of ours holds. */
const hostileParts: readonly string[] = [
  '%00',
  'all%00.png',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..%252f..%252fpackage.json',
  '%2e%2e',
  '..;',
  '%5c..%5cpackage.json',
  '%0d%0aLocation:x',
  MARKED,
  '%27%20or%201%3D1--',
  '1%3B%20drop%20table%20faq_items',
  '__proto__',
  'constructor',
  'toString.png',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'NaN',
  '%F0%9F%8C%99',
  '%E2%80%AE%E2%80%8Btxt',
  '%ff%fe',
  '%7B%22%24ne%22%3Anull%7D',
  'a'.repeat(4_000),
  'articles-99999.xml',
  'resources%2F00000000-0000-0000-0000-000000000000.png',
];

/** Queries, with and without names that a handler could know. */
const hostileQueries: readonly string[] = [
  '?',
  '?%00',
  '?%ff=%fe',
  `?q=${MARKED}&token_hash=${MARKED}&type=${MARKED}&next=${MARKED}`,
  '?token_hash=&token_hash=a&token_hash[]=b',
  `?token_hash=${'a'.repeat(8_000)}`,
  '?token_hash=%27%20or%201%3D1--&next=//evil.example&redirect_to=https://evil.example',
  '?token_hash=%00&type=recovery',
  '?__proto__[is_admin]=true&constructor.prototype.is_admin=true',
  '?url=http://169.254.169.254/&path=../../etc/passwd&page=-1',
  `?${'a=1&'.repeat(2_000)}`,
  '?_rsc=x&__nextDataReq=1&nxtPname=x&__nextLocale=x',
];

/** The names of parameters in which other sites take an address. */
function leadingTo(address: string): string {
  const names = ['next', 'redirect', 'redirect_to', 'url', 'returnTo', 'callbackUrl'];
  return `?${names.map((name) => `${name}=${encodeURIComponent(address)}`).join('&')}`;
}

/** Pages and redirects that are no handlers, and lead on. */
const PAGES = ['/', '/auth', '/auth/confirm', '/admin', '/login', '/app', '/app/signup'];

/** Headers that a proxy or a browser would not send, or not with these words. */
const hostileHeaders: Readonly<Record<string, Record<string, string>>> = {
  'a forged address of the client': {
    'x-forwarded-for': `${MARKUP}, 127.0.0.1`,
    'x-real-ip': '::1',
    forwarded: 'for=127.0.0.1;host=evil.example',
  },
  'another host': { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  'names of our own headers': {
    'x-request-id': MARKUP,
    'x-nightdesk-client': '127.0.0.1',
  },
  'the header of a known hole': { 'x-middleware-subrequest': 'middleware:middleware:middleware' },
  'what the framework says to itself': {
    'x-matched-path': '/admin',
    'x-invoke-path': '/admin',
    'x-now-route-matches': '1=x',
    'x-prerender-revalidate': 'x',
    'next-resume': '1',
    rsc: '1',
    'next-router-state-tree': '%7B{{',
  },
  'another method inside': { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' },
  'kinds that do not exist': { accept: `${MARKUP}/*`, 'accept-language': '*'.repeat(2_000) },
  'ranges and conditions': {
    range: 'bytes=9999999-0,-1',
    'if-none-match': `W/"${MARKUP}`,
    'if-modified-since': 'never',
  },
  'a broken session': { cookie: 'nightdesk-session=%ff; =; nightdesk-session.0=base64-!!!' },
};

const POLICY = /default-src 'none'.*frame-ancestors 'none'/;

/** What belongs to the inside: stacks, folders, keys. */
const INTERNALS =
  /\n\s+at \w|node_modules\/|\.next\/|syntax error at|service_role|sb_secret|root:x:0/;

/** The allowed statuses of a GET. 503 is not allowed: the backend is running. */
const READ = [200, 206, 304, 307, 308, 400, 404, 405, 412, 414, 416, 431];

test.describe.configure({ mode: 'default', timeout: 120_000 });

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];
const READING = ['GET', 'HEAD'];
const AT_ONCE = 4;
const all = listHandlers();
const handlers = all.filter(
  ({ file, methods }) =>
    methods.includes('GET') && !methods.includes('POST') && !file.startsWith('app/admin/'),
);
let cookies: Record<Role, string>;

test.beforeAll(async () => {
  const [user, administrator] = [await cookieOf('user'), await cookieOf('administrator')];
  cookies = { visitor: '', user, administrator };
});

/** Sends every request and gives what is wrong with the answers. */
async function askAll(questions: Question[]): Promise<string[]> {
  expect(questions.length).toBeGreaterThan(0);
  const found = new Set<string>();
  await eachAtOnce(questions, AT_ONCE, async (question) => {
    const { method = 'GET', address } = question;
    const faults = await ask(question).then(
      (answer) => faultsOf(answer).filter((fault) => !isBusy(address, fault)),
      (error: Error) => [error.message],
    );
    for (const fault of faults) found.add(`${method} ${address.slice(0, 120)}: ${fault}`);
  });
  return [...found].sort();
}

/** Readiness has a time limit, which a machine full of tests may exceed. It is tested separately. */
function isBusy(address: string, fault: string): boolean {
  return address.startsWith('/readyz') && fault === 'status 503';
}

function asRole(role: Role, question: Question): Question {
  const cookie = cookies[role];
  return { ...question, headers: { ...(cookie && { cookie }), ...question.headers } };
}

/** The item for a position, alternating. */
const inTurn = <Item>(items: readonly Item[], position: number) => items[position % items.length]!;

test('every handler of the tree is asked, and answers GET only', () => {
  expect(handlers.map((handler) => fineAddress(handler))).toEqual(
    expect.arrayContaining([
      ...['/form-token', '/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/favicon.ico'],
      ...['/de/resources/feed.xml', '/share-cards/logo.png', '/.well-known/security.txt'],
    ]),
  );
  // Another method is another entry here, in lib/server/listener.ts, and in the tests below.
  for (const { file, methods } of handlers) expect(methods, file).toEqual(['GET']);
  // Forms post here (tests/journeys/sign-up.spec.ts, newsletter.spec.ts, tests/writes/preview.spec.ts), and the database
  // (tests/smoke/two-instances.spec.ts); the others are behind the admin guard.
  const others = all.filter((handler) => !handlers.includes(handler));
  expect(others.map(({ file, methods }) => `${methods} ${file}`).sort()).toEqual([
    'GET app/admin/[collection]/export/route.ts',
    'GET app/admin/applications/[id]/resume/route.ts',
    'GET app/admin/content-file/file/route.ts',
    'GET app/admin/person/export/route.ts',
    'GET app/admin/search/rows/route.ts',
    'GET,POST app/admin/media/route.ts',
    'POST app/[lang]/(auth)/auth/confirm/accept/route.ts',
    'POST app/[lang]/(site)/newsletter/confirm/accept/route.ts',
    'POST app/admin/preview/route.ts',
    'POST app/content-changes/route.ts',
    'POST,GET app/[lang]/(site)/newsletter/unsubscribe/accept/route.ts',
  ]);
});

test('scripts of the admin area need the nonce of their request', async () => {
  const cookie = await cookieOf('administrator');
  const nonces = new Set<string>();
  for (const path of ['/admin', '/admin/faq']) {
    const answer = await get(path, { headers: { cookie } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    const nonce = /^'self' 'nonce-([^']+)'$/.exec(scripts)?.[1];
    expect(nonce, scripts).toBeDefined();
    nonces.add(nonce!);
    const tags = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(5);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(2);
});

test('every handler answers every role', async () => {
  const questions = handlers.flatMap((handler) =>
    ROLES.flatMap((role) =>
      READING.map((method) => asRole(role, { method, address: fineAddress(handler) })),
    ),
  );
  expect(await askAll(questions)).toEqual([]);
});

test('pages, files of the build, redirects and refusals have the headers of every answer too', async () => {
  const home = await (await get('/')).text();
  const files = [/src="(\/_next\/static\/[^"]+\.js)"/, /href="(\/_next\/static\/[^"]+\.css)"/];
  const addresses = [
    ...PAGES,
    ...files.map((file) => file.exec(home)![1]!),
    ...['/nothing-here', '/careers/nope', '/faq/', '//faq', '/_next/static/nothing.js'],
    '/_next/image?url=%2Fx&w=64&q=75',
  ];
  const questions = addresses.flatMap((address) => READING.map((method) => ({ method, address })));
  expect(await askAll(questions)).toEqual([]);
});

test('hostile paths, queries and headers break no handler, and no page leads to another site', async () => {
  const hostile = handlers.flatMap((handler): Question[] => [
    ...addressesWith(handler, hostileParts).map((address) => ({ address })),
    ...hostileQueries.map((query) => ({ address: `${fineAddress(handler)}${query}` })),
    ...Object.values(hostileHeaders).map((headers) => ({ address: fineAddress(handler), headers })),
  ]);
  const evil = ['//evil.example', 'https://evil.example', '/\\evil.example', '%2f%2fevil.example'];
  const asking = (pages: string[], queries: readonly string[]) =>
    pages.flatMap((page) => queries.map((query) => ({ address: page + query })));
  hostile.push(
    ...asking(PAGES, hostileQueries),
    ...asking([...PAGES, '/faq/'], evil.map(leadingTo)),
    ...asking(['/'], evil),
  );
  // Each is sent once, with roles and methods spread over all of them.
  const questions = hostile.map((question, index) =>
    asRole(inTurn(ROLES, index), { method: inTurn(READING, Math.floor(index / 3)), ...question }),
  );
  expect(await askAll(questions)).toEqual([]);
});

test('a handler takes the methods that it names', async () => {
  await eachAtOnce(handlers, AT_ONCE, async (handler) => {
    const address = fineAddress(handler);
    const { status, headers } = await ask({ method: 'OPTIONS', address });
    expect([204, 405], `${address}: ${status}`).toContain(status);
    expect(headers.get('allow'), address).toMatch(/^GET, HEAD(?:, OPTIONS)?$/);
    expect(headers.get('access-control-allow-origin'), address).toBeNull();
    for (const method of WRITING)
      expect((await ask({ method, address })).status, `${method} ${address}`).toBe(405);
  });
});

/** What is wrong with an answer to a hostile request; an empty list is what every test wants. */
function faultsOf(answer: Answer): string[] {
  const { status, headers, text } = answer;
  const isKnown = READ.includes(status);
  const missing = Object.entries(SECURITY_HEADERS).filter(
    ([name, value]) => !value.test(headers.get(name) ?? ''),
  );
  const hasPolicy = status === 304 || POLICY.test(headers.get('content-security-policy') ?? '');
  const isKept = status >= 400 && !/no-store/.test(headers.get('cache-control') ?? '');
  const target = headers.get('location');
  const said = [text, ...headers.values()];
  const isScript = /javascript/.test(headers.get('content-type') ?? '');
  return [
    ...(isKnown ? [] : [`status ${status}`]),
    ...missing.map(([name]) => `no ${name}`),
    ...['x-powered-by', 'server'].filter((name) => headers.has(name)),
    ...(hasPolicy ? [] : ['no policy']),
    ...(isKept ? [`a refusal that is kept: ${headers.get('cache-control')}`] : []),
    ...(status === 405 && !/\bGET\b/.test(headers.get('allow') ?? '') ? ['405 without Allow'] : []),
    ...(target === null || isOurs(target) ? [] : [`leads to ${target}`]),
    ...(said.some((part) => part.includes(MARKUP)) ? ['markup comes back'] : []),
    ...(!isScript && INTERNALS.test(text) ? [`internals: ${INTERNALS.exec(text)?.[0]}`] : []),
  ];
}

function isOurs(target: string): boolean {
  const { protocol, origin } = new URL(target, SITE_URL);
  return protocol === 'mailto:' || [SITE_URL, HOST_APP_URL].includes(origin);
}

/** Every route handler and metadata file of app/ and every file of public/, from the tree: a new one is in it by itself. */
function listHandlers(): Handler[] {
  const code = globSync('app/{**,.well-known/**}/route.{ts,tsx}', { cwd: ROOT });
  const files = globSync(['app/**/*.*', 'public/**/*.*'], { cwd: ROOT }).filter(
    (file) => file.startsWith('public/') || METADATA.test(path.basename(file)),
  );
  const methodsOf = (file: string) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(METHOD)].map(([, name = '']) => name);
  return [
    ...code.map((file) => ({
      file,
      segments: segmentsOf(path.dirname(file)),
      methods: methodsOf(file),
    })),
    ...files.map((file) => ({ file, segments: segmentsOf(file), methods: ['GET'] })),
  ];
}

function segmentsOf(file: string): string[] {
  return file.split('/').filter((part, index) => index > 0 && !part.startsWith('('));
}

/** The address of a handler at which it has something to say. */
function fineAddress({ segments }: Handler): string {
  return `/${segments.map((segment) => fine(segment)).join('/')}`;
}

function fine(segment: string): string {
  if (!segment.startsWith('[')) return segment;
  const known = FINE[segment];
  if (!known)
    throw new Error(`FINE in route-handlers.spec.ts does not know what ${segment} stands for.`);
  return known;
}

/** The addresses of a handler with each of the parts in the place of each of its dynamic segments. */
function addressesWith(handler: Handler, parts: readonly string[]): string[] {
  return handler.segments.flatMap((dynamic, index) => {
    if (!dynamic.startsWith('[')) return [];
    return parts.map(
      (part) => `/${handler.segments.map((s, at) => (at === index ? part : fine(s))).join('/')}`,
    );
  });
}
