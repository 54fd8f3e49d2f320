import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { steadyNow } from '../cache/clock.ts';
import { notedKeptPage, type KeptPage } from '../cache/kept-page.ts';
import { packingFor } from './packing.ts';
import { isKnown, OF_A_BODY, type WholeAnswer } from './whole-answer.ts';

/** An answer that can be given again as it was. Moments are in milliseconds since 1970. */
type Repeatable = Pick<KeptPage, 'isCurrent' | 'isBeingRenewed'> & {
  /** Weak: how much is kept is the affair of whole-answer.ts. */
  answer: WeakRef<WholeAnswer>;
  headers: OutgoingHttpHeaders;
  freshUntil: number;
  /** Until when it may be given while its page is made anew, as the framework would. */
  staleUntil: number;
};

/** Several times what the site has in pages of its own and their parts; beyond it, the one noted first is forgotten. */
const MOST_REPEATED = 1_000;

/** What middleware.ts looks at before every answer; repeated-answers.test.ts holds it to that file's own list. */
export const LOOKED_AT_FIRST = /^\/(?:admin(?:\/|$)|careers\/)/;

/** The part of a page that is fetched ahead; `next-url` counts for intercepted routes only, and there are none. */
const PART = 'next-router-segment-prefetch';
const HEADERS_OF_A_PART = ['rsc', 'next-router-prefetch', PART, 'next-url'];
/** All other headers by which the framework answers otherwise, and its own cookies of previews. */
const FRAMEWORKS_HEADER =
  /^(?:rsc$|next-|x-next|x-middleware-|x-prerender-|x-now-|x-matched-path$)/;
const PREVIEW_COOKIE = /__(?:prerender_bypass|next_preview_data)=/;
/** A request with a body is nobody's visit to a page. */
const BODY_HEADER = /^(?:content-length|transfer-encoding)$/;

const repeatables = new Map<string, Repeatable>();

/**
 * Notes the answer of the request at hand, if it is a kept page, or a part of one, that everybody is given who asks for it.
 *
 * @param text what the framework gave; data as latin1, as whole-answer.ts has it
 * @param response with all headers that do not depend on the packing
 */
export function noteAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  answer: WholeAnswer,
): void {
  const page = notedKeptPage();
  const key = keyOf(request);
  if (key === null || !page?.holds(text)) return;
  const headers = response.getHeaders();
  const freshFor = millisecondsOf('s-maxage', headers);
  if (!freshFor || headers['set-cookie'] !== undefined) return;
  const [oldest] = repeatables.keys();
  if (repeatables.size >= MOST_REPEATED && oldest !== undefined) repeatables.delete(oldest);
  repeatables.set(key, {
    answer: new WeakRef(answer),
    headers,
    freshUntil: page.lastModified + freshFor,
    staleUntil: page.lastModified + freshFor + millisecondsOf('stale-while-revalidate', headers),
    isCurrent: page.isCurrent,
    isBeingRenewed: page.isBeingRenewed,
  });
}

/** What a page's `cache-control` says of a time, which it has in seconds; 0 where it says nothing. */
function millisecondsOf(directive: string, headers: OutgoingHttpHeaders): number {
  const said = new RegExp(`\\b${directive}=(\\d+)`).exec(String(headers['cache-control']));
  return Number(said?.[1] ?? 0) * 1_000;
}

/**
 * Answers a request whose answer was noted and is still fresh, or is being made anew: the first visitor of a page that is
 * no longer fresh sets that off, and were a thousand others led past it, what it waits for would wait for them. Everything
 * else is left to the framework, whose own way to a kept page costs some twenty times as much (docs/performance.md).
 *
 * @returns whether the request is answered; a promise of it where other instances must be asked first
 */
export function repeatAnswer(
  request: IncomingMessage,
  response: ServerResponse,
): boolean | Promise<boolean> {
  const known = repeatables.get(keyOf(request) ?? '');
  const answer = known?.answer.deref();
  if (!known || !answer || !isGivable(known)) return false;
  const repeat = (isCurrent: boolean) =>
    isCurrent && give(answer, known.headers, request, response);
  const isCurrent = known.isCurrent();
  return typeof isCurrent === 'boolean' ? repeat(isCurrent) : isCurrent.then(repeat);
}

function isGivable({ freshUntil, staleUntil, isBeingRenewed }: Repeatable): boolean {
  const now = steadyNow();
  return now < freshUntil || (now < staleUntil && isBeingRenewed());
}

function give(
  answer: WholeAnswer,
  headers: OutgoingHttpHeaders,
  request: IncomingMessage,
  response: ServerResponse,
): true {
  if (isKnown(answer.etag, request.headers['if-none-match'])) {
    const kept = Object.entries(headers).filter(([name]) => !OF_A_BODY.includes(name));
    response.writeHead(304, Object.fromEntries(kept)).end();
    return true;
  }
  const packing = packingFor(request.headers['accept-encoding']?.toString());
  const body = answer.body(packing);
  response.writeHead(200, {
    ...headers,
    ...(packing && { 'content-encoding': packing }),
    'content-length': body.length,
  });
  response.end(body);
  return true;
}

/** What the answer depends on: the address, and the part of its page; null where the framework must be asked. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  // Few addresses can be written in so many ways that one page would push out all others.
  if (method !== 'GET' || url.includes('%') || LOOKED_AT_FIRST.test(url)) return null;
  if (PREVIEW_COOKIE.test(headers.cookie ?? '')) return null;
  const part = headers.rsc === '1' && headers['next-router-prefetch'] === '1' && headers[PART];
  for (const name in headers) {
    if (BODY_HEADER.test(name)) return null;
    if (FRAMEWORKS_HEADER.test(name) && !(part && HEADERS_OF_A_PART.includes(name))) return null;
  }
  // The framework adds to the address of a part what sets it apart from the page in a shared cache.
  const address = part ? url.replace(/\?_rsc=[\w-]*$/, '') : url;
  if (address.includes('?')) return null;
  return part ? `${address} ${String(part)}` : address;
}
