import { createHash } from 'node:crypto';
import { documentPolicy, FILE_POLICY, type PolicySettings } from './content-security-policy.ts';
import { inlineParts } from './inline-scripts.ts';
import { pack, packTightly, type Packing } from './packing.ts';

/** What the framework made: a page, or a part of one for navigation and prefetching. */
export type Kind = 'document' | 'data';

/** How bytes and text of each kind become each other: data need not be text, and latin1 loses nothing. */
export const ENCODING = { document: 'utf8', data: 'latin1' } as const;

/** A text as it is sent: with the policy that belongs to exactly this text. */
export type WholeAnswer = {
  policy: string;
  /** Names text and policy; the same for every packing, so it is a weak one. */
  etag: string;
  /** Inline scripts that are not the framework's. */
  refused: number;
  body: (packing: Packing) => Buffer;
};

/** The texts of the site's pages and of their prefetched parts are some hundred, most of them a few kB. */
const MOST_KEPT = 500;

// Under the text itself: the framework's own cache hands out the same string again and again, and comparing a string
// with itself is free. A digest of the home page for every request halved the requests that a core can serve.
const kept = { document: new Map<string, WholeAnswer>(), data: new Map<string, WholeAnswer>() };

/**
 * Looks into a text once: hashes what is inline in a document, and packs it. The answer is kept, because nearly every
 * request is for something that was prerendered.
 *
 * @param mayKeep false for what was made for one reader, which would only push others out
 */
export function answerWhole(
  text: string,
  kind: Kind,
  settings: PolicySettings,
  mayKeep: boolean,
): WholeAnswer {
  const known = kept[kind].get(text);
  if (known) return known;
  const answer = lookInto(text, kind, settings, mayKeep);
  if (mayKeep) keep(kept[kind], text, answer);
  return answer;
}

function lookInto(text: string, kind: Kind, settings: PolicySettings, mayKeep: boolean) {
  if (kind === 'data') return assemble(Buffer.from(text, ENCODING.data), FILE_POLICY, 0, mayKeep);
  const { html, scripts, styles, refused } = inlineParts(text);
  const policy = documentPolicy(settings, { scripts, styles });
  return assemble(Buffer.from(html), policy, refused, mayKeep);
}

function assemble(plain: Buffer, policy: string, refused: number, mayKeep: boolean): WholeAnswer {
  const packed = new Map<Packing, Buffer>();
  const digest = createHash('sha256').update(policy).update(plain).digest('base64url');
  const body = (packing: Packing) => {
    const known = packed.get(packing);
    if (known) return known;
    const made = pack(plain, packing);
    packed.set(packing, made);
    // A seventh less to send, made while nobody waits.
    if (mayKeep && packing === 'br') {
      queue = queue.then(async () => void packed.set('br', await packTightly(plain)));
    }
    return made;
  };
  return { policy, etag: `W/"${digest.slice(0, 22)}"`, refused, body };
}

let queue = Promise.resolve();

function keep(answers: Map<string, WholeAnswer>, text: string, answer: WholeAnswer): void {
  const [oldest] = answers.keys();
  if (answers.size >= MOST_KEPT && oldest !== undefined) answers.delete(oldest);
  answers.set(text, answer);
}
