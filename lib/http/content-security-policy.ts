import { createHash, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brand } from '../brand.ts';
import { imageHosts } from '../html/images.ts';
import { STYLE_NONCE } from './style-nonce.ts';

// The content security policy of an answer is decided here alone (docs/decisions/0022-security-posture.md). The page
// cache, the middleware and the configuration of the framework make a policy with a function of this file, at the one
// moment when its hashes or its nonce are known, and pass it on in this header; `setPolicy` has the last word.

/** The header that carries the policy. */
export const POLICY_HEADER = 'content-security-policy';

/** The policy of everything that is no document: nothing may run or load, should a browser show it as one. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sets the policy of a response with a known status and content type, in place of every other one.
 *
 * @param ofRequest the policy of the request, where one was made for it
 */
export function setPolicy(response: ServerResponse, ofRequest: string | undefined): void {
  const made = [ofRequest ?? [], response.getHeader(POLICY_HEADER) ?? []].flat().map(String);
  const type = String(response.getHeader('content-type') ?? '');
  const policy = policyOfAnswer(response.statusCode, type, made);
  if (policy === null) response.removeHeader(POLICY_HEADER);
  else response.setHeader(POLICY_HEADER, policy);
}

/**
 * Decides which policy an answer gets.
 *
 * @param made the policies that were made for it. The one from `headers()` in next.config.ts is never taken, because it
 *   was written at build time and contains the settings of the build
 * @returns null for a 304: the client keeps the policy that its copy was stored with
 */
export function policyOfAnswer(
  status: number,
  contentType: string,
  made: readonly string[],
): string | null {
  if (status === 304) return null;
  if (!contentType.startsWith('text/html')) return FILE_POLICY;
  return made.findLast(isStrict) ?? baselinePolicy();
}

/** Whether a policy lets in the scripts that it names, and no other inline script. */
function isStrict(policy: string): boolean {
  return /script-src (?![^;]*'unsafe-inline')/.test(policy);
}

/** The policy of a document with unknown scripts. Also sent by hosts that do not run lib/server. */
export function baselinePolicy(): string {
  return documentPolicy(null);
}

/**
 * The strict policy of a page that is rendered for one request: the framework gives its scripts the nonce in it.
 *
 * @param frames which pages it may show in a frame, and which may show it, where that is not the rule of all
 */
export function noncePolicy(frames: Frames = {}): string {
  return documentPolicy({ scripts: [`nonce-${randomUUID()}`], styles: [] }, frames);
}

export type Frames = Partial<Record<'frame-src' | 'frame-ancestors', readonly string[]>>;

/** The nonce in the policy of a request; undefined without one. */
export function nonceOf(policy: string | null): string | undefined {
  return /script-src [^;]*'nonce-([^']+)'/.exec(policy ?? '')?.[1];
}

/**
 * The longest policy that is sent, in bytes; the home page's has 4,200. Proxies read the headers of an answer into a buffer
 * of 8 kB or more (nginx as docs/deploy/nginx.conf sets it), and other headers take up to 1.5 kB.
 */
const LONGEST_POLICY = 6_000;

const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi;
/** The content, up to the last end tag: one that was smuggled into the content ends nothing. */
const MAIN = /<main[\s>][\s\S]*<\/main>/i;

/**
 * Makes the strict policy of a prerendered page: only its own inline scripts and styles may run, by their hashes (CSP
 * Level 3, 8.2). `<main>` holds content, partly from the database, and the framework writes no script there, so a script
 * inside it gets no hash and stays blocked.
 *
 * @returns null for a page with a rest that is rendered for each request (`postponed`), because its hashes are not known, and
 *   where the policy is too long for a header; such a page gets the baseline policy
 */
export function policyOfPage({ html, postponed }: { html: string; postponed?: unknown }) {
  if (postponed) return null;
  const shell = html.replace(MAIN, '');
  const scripts = [...shell.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc[\s=]|\stype="application\/ld\+json"/i.test(attributes))
    .map(([, , text = '']) => hashOf(text));
  const styles = [...shell.matchAll(STYLE)].map(([, text = '']) => hashOf(text));
  const policy = documentPolicy({ scripts: [...new Set(scripts)], styles: [...new Set(styles)] });
  return policy.length <= LONGEST_POLICY ? policy : null;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * The policy of an HTML document.
 *
 * @param sources hashes of its inline scripts and styles, or the nonce that they carry; null gives the baseline policy
 */
function documentPolicy(
  sources: { scripts: readonly string[]; styles: readonly string[] } | null,
  frames: Frames = {},
): string {
  const { scriptOrigins, appOrigin } = readSettings(process.env);
  // Lets in what the framework's development tools need.
  const isDevelopment = process.env.NODE_ENV === 'development';
  const inline = sources && !isDevelopment ? sources.scripts.map(quote) : ["'unsafe-inline'"];
  const scripts = ["'self'", ...inline, ...scriptOrigins];
  const styles = ["'self'", `'nonce-${STYLE_NONCE}'`, ...(sources?.styles ?? []).map(quote)];
  const images = ["'self'", 'data:', ...imageHosts().map((host) => `https://${host}`)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': isDevelopment ? [...scripts, "'unsafe-eval'"] : scripts,
    'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : styles,
    // Drawings and charts place their parts with style attributes; an attribute cannot load or select anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...images, ...scriptOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections(scriptOrigins), ...(isDevelopment ? ['ws:'] : [])],
    'manifest-src': ["'self'"],
    ...(scriptOrigins.length > 0 ? { 'frame-src': scriptOrigins } : {}),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // A browser applies it to where an answer leads on to as well.
    'form-action': ["'self'", appOrigin],
    'frame-ancestors': ["'none'"],
    ...frames,
    // Third-party scripts write to the page in other ways, so this directive is set only without them.
    ...(sources && !isDevelopment && scriptOrigins.length === 0
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'nextjs'] }
      : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

const DEFAULT_TAG = 'https://www.googletagmanager.com/gtag/js';

/**
 * Reads the origins of the scripts that an operator has set up (analytics tag, support chat), and of the hosts' own
 * application, where a sign-in without JavaScript is sent on to. Not from lib/env/env.ts: the configuration of the framework
 * is read where the settings of the backend may be missing. lib/env/env.ts says what is wrong with a value.
 */
function readSettings(env: Record<string, string | undefined>) {
  const scripts = [
    env.ANALYTICS_ID ? env.ANALYTICS_SCRIPT_URL || DEFAULT_TAG : '',
    env.CHATBOT_SCRIPT_URL ?? '',
  ];
  const origins = scripts.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  const app = env.APP_URL && URL.canParse(env.APP_URL) ? env.APP_URL : brand.appUrl;
  return { scriptOrigins: [...new Set(origins)], appOrigin: new URL(app).origin };
}

const GOOGLE_TAG = 'https://www.googletagmanager.com';
const GOOGLE_ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** A script reports to where it came from; Google's tag reports to hosts of another name. */
function connections(scriptOrigins: readonly string[]): readonly string[] {
  return scriptOrigins.includes(GOOGLE_TAG)
    ? [...scriptOrigins, ...GOOGLE_ANALYTICS]
    : scriptOrigins;
}

function quote(source: string): string {
  return `'${source}'`;
}
