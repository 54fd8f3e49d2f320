import { createHash } from 'node:crypto';
import { documentPolicy, FILE_POLICY, type PolicySettings } from './content-security-policy.ts';
import { inlineParts } from './inline-scripts.ts';
import { builtSheets, inlineStyles, type Sheets } from './inline-styles.ts';
import { pack, packTightly, type Packing } from './packing.ts';
import { POLICY_HEADER } from './security-headers.ts';

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

/**
 * Characters of each kind that are kept. One takes up to four bytes: two of its text, one of what is sent unpacked, and
 * less than one of what is sent packed. The pages of a build have 5 million, their parts 9 million (21 November 2026).
 */
const MOST_KEPT = 12_000_000;

// Under the text itself: the framework's own cache hands out the same string again and again, and comparing a string
// with itself is free. A digest of the home page for every request halved the requests that a core can serve.
const shelf = () => ({ answers: new Map<string, WholeAnswer>(), characters: 0 });
const kept = { document: shelf(), data: shelf() };

/**
 * Looks into a text once: writes a document's styles into it, hashes what is inline, and packs it. The answer is kept, because nearly every
 * request is for something that was prerendered.
 *
 * @param mayKeep false for what hardly anybody will ask for again, which would only push others out
 */
export function answerWhole(
  text: string,
  kind: Kind,
  settings: PolicySettings,
  mayKeep: boolean,
): WholeAnswer {
  const known = kept[kind].answers.get(text);
  if (known) return known;
  const answer = lookInto(text, kind, settings, mayKeep);
  if (mayKeep) keep(kept[kind], text, answer);
  return answer;
}

/** Read at the first document, and as long as the build itself does not change. */
let sheets: Sheets | undefined;

function lookInto(text: string, kind: Kind, settings: PolicySettings, mayKeep: boolean) {
  if (kind === 'data') return assemble(text, kind, FILE_POLICY, 0, mayKeep);
  sheets ??= builtSheets();
  const { html, scripts, styles, refused } = inlineParts(inlineStyles(text, sheets));
  const policy = documentPolicy(settings, { scripts, styles });
  return assemble(html, kind, policy, refused, mayKeep);
}

function assemble(
  text: string,
  kind: Kind,
  policy: string,
  refused: number,
  mayKeep: boolean,
): WholeAnswer {
  const packed = new Map<Packing, Buffer>();
  const plain = () => Buffer.from(text, ENCODING[kind]);
  const digest = createHash('sha256').update(policy).update(plain()).digest('base64url');
  const body = (packing: Packing) => {
    const known = packed.get(packing);
    if (known) return known;
    const made = pack(plain(), packing);
    packed.set(packing, made);
    // A seventh less to send, made while nobody waits.
    if (mayKeep && packing === 'br') {
      queue = queue.then(async () => void packed.set('br', await packTightly(plain())));
    }
    return made;
  };
  return { policy, etag: `W/"${digest.slice(0, 22)}"`, refused, body };
}

/** Headers that a confirmation (304) does not have: what it confirms keeps the ones that it was stored with. */
export const OF_A_BODY = [POLICY_HEADER, 'content-type', 'content-length'];

/** Whether a reader's `if-none-match` names this tag (RFC 9110, 13.1.2). */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return Boolean(ifNoneMatch?.split(',').some((known) => known.trim() === etag));
}

let queue = Promise.resolve();

function keep(shelf: (typeof kept)[Kind], text: string, answer: WholeAnswer): void {
  shelf.answers.set(text, answer);
  shelf.characters += text.length;
  for (const [oldest] of shelf.answers) {
    if (shelf.characters <= MOST_KEPT) return;
    shelf.answers.delete(oldest);
    shelf.characters -= oldest.length;
  }
}
