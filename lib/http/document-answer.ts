import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { documentPolicy } from './content-security-policy.ts';
import { inlineParts } from './inline-scripts.ts';
import type { PolicySettings } from './content-security-policy.ts';

/** How a body may be packed; null leaves it as it is. */
export type Packing = 'br' | 'gzip' | null;

/** A document as it is sent: with the policy that belongs to exactly this text. */
export type DocumentAnswer = { policy: string; body: Buffer; refused: number };

/** Documents that are kept; a site has some dozen pages, each with one text and at most three packings. */
const MOST_KEPT = 200;
/** While a reader waits. Beyond it the packing takes noticeably longer, and hardly makes a page smaller. */
const BROTLI_QUALITY = 5;

const packTightly = promisify(brotliCompress);
const kept = new Map<string, DocumentAnswer>();

/**
 * Looks into a document once: hashes what is inline in it, and packs it. The answer is kept under the document's own
 * digest, because nearly every request is for a page that was prerendered.
 *
 * @param mayKeep false for pages made for one reader, which would only push others out
 */
export function answerDocument(
  body: Buffer,
  packing: Packing,
  settings: PolicySettings,
  mayKeep: boolean,
): DocumentAnswer {
  const key = `${packing} ${createHash('sha256').update(body).digest('base64')}`;
  const known = kept.get(key);
  if (known) return known;
  const { html, scripts, styles, refused } = inlineParts(body.toString());
  const policy = documentPolicy(settings, { scripts, styles });
  const text = Buffer.from(html);
  const answer = { policy, body: pack(text, packing), refused };
  if (mayKeep) {
    keep(key, answer);
    if (packing === 'br') repackLater(key, text);
  }
  return answer;
}

/** The best packing that a client takes. */
export function packingFor(acceptEncoding: string | undefined): Packing {
  const offered = (acceptEncoding ?? '').toLowerCase();
  const takes = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`).test(
      offered,
    );
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

function pack(body: Buffer, packing: Packing): Buffer {
  if (packing === 'gzip') return gzipSync(body);
  return packing === 'br' ? brotliCompressSync(body, brotliOptions(body, BROTLI_QUALITY)) : body;
}

function brotliOptions(body: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
}

let repacking = Promise.resolve();

/** Packs a kept document as small as it gets while nobody waits: a second on one core, and a seventh less to send. */
function repackLater(key: string, text: Buffer): void {
  repacking = repacking.then(async () => {
    if (!kept.has(key)) return;
    const body = await packTightly(text, brotliOptions(text, constants.BROTLI_MAX_QUALITY));
    const answer = kept.get(key);
    if (answer) kept.set(key, { ...answer, body });
  });
}

function keep(key: string, answer: DocumentAnswer): void {
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, answer);
}
