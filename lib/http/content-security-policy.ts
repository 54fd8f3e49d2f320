import { brand } from '../brand.ts';
import { imageHosts } from '../images.ts';
import { STYLE_NONCE } from './style-nonce.ts';

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
 * Reads what the content security policy depends on. Not from lib/env.ts: the configuration of the framework is read
 * where the settings of the backend may be missing. lib/env.ts says what is wrong with a value.
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
