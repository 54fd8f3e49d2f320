import { createHash, randomUUID } from 'node:crypto';
import { brand } from '../brand.ts';
import { imageHosts } from '../html/images.ts';
import { STYLE_NONCE } from './style-nonce.ts';

/** The security headers of every response (page, file, redirect, error) besides its content security policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // Browsers ignore it on plain http, so it can be sent always.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': [
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  // For browsers that do not know frame-ancestors.
  'x-frame-options': 'DENY',
};

/** The header that carries the policy. */
export const POLICY_HEADER = 'content-security-policy';

/** What of the settings the policy depends on; everything else is fixed. */
export type PolicySettings = {
  /** Origins of scripts that an operator has set up: the analytics tag, the support chat. */
  scriptOrigins: readonly string[];
  /** Host names of images in articles and updates. */
  imageHosts: readonly string[];
  /** Origin of the hosts' own application: where a sign-in without JavaScript is sent on to. */
  appOrigin: string;
};

const DEFAULT_TAG = 'https://www.googletagmanager.com/gtag/js';

/**
 * Reads what the content security policy depends on. Not from lib/env/env.ts: the configuration of the framework is read
 * where the settings of the backend may be missing. lib/env/env.ts says what is wrong with a value.
 */
export function policySettings(env: Record<string, string | undefined>): PolicySettings {
  const scripts = [
    env.ANALYTICS_ID ? env.ANALYTICS_SCRIPT_URL || DEFAULT_TAG : '',
    env.CHATBOT_SCRIPT_URL ?? '',
  ];
  const origins = scripts.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  const app = env.APP_URL && URL.canParse(env.APP_URL) ? env.APP_URL : brand.appUrl;
  return {
    scriptOrigins: [...new Set(origins)],
    imageHosts: imageHosts(env.IMAGE_HOSTS),
    appOrigin: new URL(app).origin,
  };
}

/** What a document allows, as the policy names it: `sha256-...` or `nonce-...`. */
export type DocumentSources = { scripts: readonly string[]; styles: readonly string[] } | null;

/**
 * The content security policy of an HTML document (docs/decisions/0022-security-posture.md).
 *
 * @param sources hashes of its inline scripts and styles, or the nonce that they carry; null gives the baseline policy
 * @param isDevelopment lets in what the framework's development tools need
 */
export function documentPolicy(
  { scriptOrigins, imageHosts, appOrigin }: PolicySettings,
  sources: DocumentSources,
  isDevelopment = false,
): string {
  const inline = sources && !isDevelopment ? sources.scripts.map(quote) : ["'unsafe-inline'"];
  const scripts = ["'self'", ...inline, ...scriptOrigins];
  const styles = ["'self'", `'nonce-${STYLE_NONCE}'`, ...(sources?.styles ?? []).map(quote)];
  const images = ["'self'", 'data:', ...imageHosts.map((host) => `https://${host}`)];
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
    // Third-party scripts write to the page in other ways, so this directive is set only without them.
    ...(sources && !isDevelopment && scriptOrigins.length === 0
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'nextjs'] }
      : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The strict policy of a page that is rendered for one request: its scripts carry a new nonce. */
export function noncePolicy(settings: PolicySettings, isDevelopment = false): string {
  const scripts = [`nonce-${randomUUID()}`];
  return documentPolicy(settings, { scripts, styles: [] }, isDevelopment);
}

/** The policy of everything that is no document: nothing may run or load, should a browser show it as one. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

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

/**
 * The longest policy that is sent, in bytes; the home page's has 4,200. Proxies read the headers of an answer into a buffer
 * of 8 kB or more (nginx as docs/deploy/nginx.conf sets it), and other headers take up to 1.5 kB.
 */
const LONGEST_POLICY = 6_000;

const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi;
/** Up to the last end tag: one that was smuggled into the content ends nothing. */
const MAIN = /<main[\s>][\s\S]*<\/main>/i;

/**
 * Makes the strict policy of a prerendered document: only its own inline scripts and styles may run, by their hashes (CSP
 * Level 3, 8.2). `<main>` holds content, partly from the database, and the framework writes no script there, so a script
 * inside it gets no hash and stays blocked.
 *
 * @returns null when the policy is too long for a header; the document then gets the baseline policy
 */
export function policyOfPage(html: string, settings: PolicySettings): string | null {
  const shell = html.replace(MAIN, '');
  const scripts = [...shell.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc[\s=]|\stype="application\/ld\+json"/i.test(attributes))
    .map(([, , text = '']) => hashOf(text));
  const styles = [...shell.matchAll(STYLE)].map(([, text = '']) => hashOf(text));
  const sources = { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
  const policy = documentPolicy(settings, sources);
  return policy.length <= LONGEST_POLICY ? policy : null;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
