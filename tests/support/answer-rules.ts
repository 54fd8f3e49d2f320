import { HOST_APP_URL, SITE_URL } from './site.ts';
import { MARKUP } from './hostile-requests.ts';
import type { Answer } from './requests.ts';

/** The headers of every response. */
export const SECURITY_HEADERS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /max-age=\d{8}/,
  'permissions-policy': /camera=\(\)/,
};
const POLICY = /default-src 'none'.*frame-ancestors 'none'/;

/** What belongs to the inside: stacks, folders, keys. */
const INTERNALS =
  /\n\s+at \w|node_modules\/|\.next\/|syntax error at|service_role|sb_secret|root:x:0/;

/** The allowed statuses of a GET. 503 is not allowed: the backend is running. */
const READ = [200, 206, 304, 307, 308, 400, 404, 405, 412, 414, 416, 431];
/** What is wrong with an answer to a hostile request; an empty list is what every test wants. */
export function faultsOf(answer: Answer): string[] {
  const { status, headers, text } = answer;
  const isKnown = READ.includes(status);
  const missing = Object.entries(SECURITY_HEADERS).filter(
    ([name, value]) => !value.test(headers.get(name) ?? ''),
  );
  const hasPolicy = status === 304 || POLICY.test(headers.get('content-security-policy') ?? '');
  const isKept = status >= 400 && !/no-store/.test(headers.get('cache-control') ?? '');
  const target = headers.get('location');
  const said = [text, ...headers.values()];
  return [
    ...(isKnown ? [] : [`status ${status}`]),
    ...missing.map(([name]) => `no ${name}`),
    ...(hasPolicy ? [] : ['no policy']),
    ...(isKept ? [`a refusal that is kept: ${headers.get('cache-control')}`] : []),
    ...(status === 405 && !/\bGET\b/.test(headers.get('allow') ?? '') ? ['405 without Allow'] : []),
    ...(target === null || isOurs(target) ? [] : [`leads to ${target}`]),
    ...(said.some((part) => part.includes(MARKUP)) ? ['markup comes back'] : []),
    ...(INTERNALS.test(text) ? [`internals: ${INTERNALS.exec(text)?.[0]}`] : []),
  ];
}

function isOurs(target: string): boolean {
  const { protocol, origin } = new URL(target, SITE_URL);
  return protocol === 'mailto:' || [SITE_URL, HOST_APP_URL].includes(origin);
}
