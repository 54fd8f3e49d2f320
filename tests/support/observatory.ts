/** Where Mozilla publishes how its HTTP Observatory scores: developer.mozilla.org/en-US/observatory/docs/tests_and_scoring */
type Answer = { headers: Headers; html: string };
type Result = { test: string; result: string; points: number };

const SIX_MONTHS = 15_768_000;
/** From this score on, and only then, the bonuses count. */
const BONUS_FROM = 90;

/**
 * Scores an answer as the Observatory would if the site were reached over https, by its published table. What headers
 * cannot show (certificates, the redirect from http, the preload list) counts as neither good nor bad.
 */
export function observatoryScore(answer: Answer): { score: number; results: Result[] } {
  const policy = parsePolicy(answer.headers.get('content-security-policy'));
  const results = [
    scorePolicy(policy),
    scoreTransport(answer.headers.get('strict-transport-security')),
    scoreReferrer(answer.headers.get('referrer-policy')),
    scoreFrames(policy, answer.headers.get('x-frame-options')),
    scoreResourcePolicy(answer.headers.get('cross-origin-resource-policy')),
    scoreSniffing(answer.headers.get('x-content-type-options')),
    scoreSharing(answer.headers.get('access-control-allow-origin')),
    scoreCookies(answer.headers.getSetCookie()),
    scoreIntegrity(answer.html),
  ];
  const sum = (points: number[]) => points.reduce((total, each) => total + each, 0);
  const points = results.map((each) => each.points);
  const base = 100 + sum(points.filter((each) => each < 0));
  const bonus = base >= BONUS_FROM ? sum(points.filter((each) => each > 0)) : 0;
  return { score: Math.max(0, base + bonus), results };
}

type Policy = Map<string, string[]>;

function parsePolicy(header: string | null): Policy | null {
  if (!header) return null;
  const directives = header.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...values]) => [name.toLowerCase(), values]));
}

function scorePolicy(policy: Policy | null): Result {
  const test = 'content-security-policy';
  if (!policy) return { test, result: 'csp-not-implemented', points: -25 };
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isCovered = (values: string[]) => values.some((value) => /^'(?:sha|nonce-)/.test(value));
  const isUnsafe = (values: string[]) =>
    values.some((value) => ['*', 'http:', 'https:', 'ftp:', 'data:'].includes(value)) ||
    (values.includes("'unsafe-inline'") && !isCovered(values));
  const script = sources('script-src');
  if (isUnsafe(script) || isUnsafe(sources('object-src')))
    return { test, result: 'csp-implemented-with-unsafe-inline', points: -20 };
  const all = [...policy.values()].flat();
  if (all.some((value) => /^(?:http|ftp):\/\/(?!127\.0\.0\.1)/.test(value)))
    return { test, result: 'csp-implemented-with-insecure-scheme', points: -20 };
  if (script.includes("'unsafe-eval'"))
    return { test, result: 'csp-implemented-with-unsafe-eval', points: -10 };
  if (isUnsafe(sources('style-src')))
    return { test, result: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 };
  if (policy.get('default-src')?.join() === "'none'")
    return { test, result: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 };
  return { test, result: 'csp-implemented-with-no-unsafe', points: 5 };
}

function scoreTransport(header: string | null): Result {
  const age = Number(/max-age=(\d+)/i.exec(header ?? '')?.[1] ?? -1);
  const points = age < 0 ? -20 : age < SIX_MONTHS ? -10 : 0;
  return { test: 'strict-transport-security', result: `max-age ${age}`, points };
}

function scoreReferrer(header: string | null): Result {
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const points = header === null ? 0 : good.includes(header) ? 5 : -5;
  return { test: 'referrer-policy', result: header ?? 'none', points };
}

function scoreFrames(policy: Policy | null, header: string | null): Result {
  const test = 'x-frame-options';
  if (policy?.has('frame-ancestors')) return { test, result: 'via csp', points: 5 };
  const points = /^(?:deny|sameorigin)$/i.test(header ?? '') ? 0 : -20;
  return { test, result: header ?? 'none', points };
}

function scoreResourcePolicy(header: string | null): Result {
  const strict = header === 'same-origin' || header === 'same-site';
  const points = header === null ? 0 : strict ? 10 : -20;
  return { test: 'cross-origin-resource-policy', result: header ?? 'none', points };
}

function scoreSniffing(header: string | null): Result {
  return {
    test: 'x-content-type-options',
    result: header ?? 'none',
    points: header === 'nosniff' ? 0 : -5,
  };
}

function scoreSharing(header: string | null): Result {
  return {
    test: 'cross-origin-resource-sharing',
    result: header ?? 'none',
    points: header === '*' ? -50 : 0,
  };
}

function scoreCookies(cookies: string[]): Result {
  const test = 'cookies';
  if (cookies.length === 0) return { test, result: 'none', points: 0 };
  const has = (flag: RegExp) => cookies.every((cookie) => flag.test(cookie));
  if (!has(/;\s*secure/i)) return { test, result: 'not secure', points: -20 };
  return { test, result: 'secure', points: has(/;\s*samesite=(?:lax|strict)/i) ? 5 : 0 };
}

function scoreIntegrity(html: string): Result {
  const test = 'subresource-integrity';
  const tags = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const foreign = tags.filter(([, src = '']) => /^(?:https?:)?\/\//.test(src));
  if (foreign.length > 0) return { test, result: 'external scripts', points: -5 };
  const isWhole = tags.length > 0 && tags.every(([tag]) => tag.includes('integrity='));
  return { test, result: isWhole ? 'implemented' : 'own scripts only', points: isWhole ? 5 : 0 };
}
