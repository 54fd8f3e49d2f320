import { createHash } from 'node:crypto';
import { documentPolicy, type PolicySettings } from '../http/content-security-policy.ts';

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
export function seal(html: string, settings: PolicySettings): string | null {
  const frame = html.replace(MAIN, '');
  const scripts = [...frame.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc[\s=]|\stype="application\/ld\+json"/i.test(attributes))
    .map(([, , text = '']) => hashOf(text));
  const styles = [...frame.matchAll(STYLE)].map(([, text = '']) => hashOf(text));
  const sources = { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
  const policy = documentPolicy(settings, sources);
  return policy.length <= LONGEST_POLICY ? policy : null;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
