import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { logEvent } from '../log.ts';
import { documentPolicy, FILE_POLICY, type PolicySettings } from './content-security-policy.ts';
import { HANDLER_METHODS } from './methods.ts';
import { packingFor } from './packing.ts';
import { noteAnswer } from './repeated-answers.ts';
import { withNotice, type Notices } from './scriptless.ts';
import { POLICY_HEADER, SECURITY_HEADERS } from './security-headers.ts';
import { answerWhole, ENCODING, isKnown, OF_A_BODY, type Kind } from './whole-answer.ts';

type Chunk = string | Uint8Array | null | undefined;
type HeaderArgument = OutgoingHttpHeaders | OutgoingHttpHeader[] | string | undefined;

const NOTHING_INLINE = { scripts: [], styles: [] };
const SECURITY_PAIRS = Object.entries(SECURITY_HEADERS);

/**
 * Puts the security headers on whatever answers this request. A document is held back until it is whole: its policy
 * names the hashes of its inline scripts, and headers go first. So are the parts of prerendered pages, to be packed once.
 */
export function guardResponse(
  request: IncomingMessage,
  response: ServerResponse,
  settings: PolicySettings,
  notices: Notices,
): void {
  const acceptEncoding = request.headers['accept-encoding']?.toString();
  const sent = { setHeader: response.setHeader, writeHead: response.writeHead };
  const { write, end, flushHeaders } = response;
  const [path = '/'] = request.url?.split('?') ?? []; // before the framework writes another one there
  const chunks: Buffer[] = [];
  let held: Kind | null = null;

  for (const [name, value] of SECURITY_PAIRS) sent.setHeader.call(response, name, value);
  sent.setHeader.call(response, POLICY_HEADER, FILE_POLICY);

  response.setHeader = (name, value) => {
    const field = name.toLowerCase();
    // One voice only: the configuration's own policy is for hosts on which this function does not run.
    if (field === POLICY_HEADER || SECURITY_HEADERS[field] === value) return response;
    if (field === 'content-type') held = kindOf(String(value), response);
    if (held) delete request.headers['accept-encoding']; // the framework would pack it before it can be read
    if (held && request.method === 'HEAD') {
      if (held === 'document')
        sent.setHeader.call(response, POLICY_HEADER, documentPolicy(settings, NOTHING_INLINE));
      held = null;
    }
    return sent.setHeader.call(response, name, value);
  };

  response.writeHead = ((status: number, ...rest: HeaderArgument[]) => {
    for (const [name, value] of pairs(rest.at(-1))) response.setHeader(name, value);
    response.statusCode = isRefusedCall(request, status) ? 400 : status;
    // The framework names the target of a redirect twice, the first time that it renders a page which redirects.
    const [target] = [response.getHeader('location')].flat();
    if (target !== undefined) sent.setHeader.call(response, 'location', String(target));
    // Nobody keeps a refusal: what is not there, or not allowed, may be so a moment later.
    if (response.statusCode >= 400)
      sent.setHeader.call(response, 'cache-control', 'private, no-store');
    // RFC 9110, 15.5.6; the framework leaves it out at route handlers.
    if (response.statusCode === 405 && !response.hasHeader('allow'))
      sent.setHeader.call(response, 'allow', HANDLER_METHODS);
    if (held) return response;
    // The reader's copy keeps the policy that it was stored with.
    if (status === 304) response.removeHeader(POLICY_HEADER);
    return sent.writeHead.call(response, response.statusCode);
  }) as typeof response.writeHead;

  response.flushHeaders = () => {
    if (!held) flushHeaders.call(response);
  };

  response.write = ((chunk: Chunk, encoding?: BufferEncoding, done?: () => void) => {
    if (!held) return write.call(response, chunk, encoding as BufferEncoding, done);
    collect(chunk, encoding);
    const callback = typeof encoding === 'function' ? (encoding as () => void) : done;
    if (callback) queueMicrotask(callback);
    return true;
  }) as typeof response.write;

  response.end = ((chunk?: Chunk, encoding?: BufferEncoding, done?: () => void) => {
    if (!held) return end.call(response, chunk, encoding as BufferEncoding, done);
    const callback = [chunk, encoding, done].find((argument) => typeof argument === 'function');
    const body = seal(held, wholeText(held, chunk, encoding));
    held = null;
    return end.call(response, body, 'utf8', callback as (() => void) | undefined);
  }) as typeof response.end;

  function collect(chunk: Chunk, encoding?: BufferEncoding): void {
    if (chunk === null || chunk === undefined || typeof chunk === 'function') return;
    const known = typeof encoding === 'string' ? encoding : 'utf8';
    chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, known) : Buffer.from(chunk));
  }

  /** What was held back; a prerendered page comes as one string, which is passed on as it is. */
  function wholeText(kind: Kind, last: Chunk, encoding?: BufferEncoding): string {
    if (kind === 'document' && chunks.length === 0 && typeof last === 'string') return last;
    collect(last, encoding);
    return Buffer.concat(chunks).toString(ENCODING[kind]);
  }

  /** Gives what was held back its headers, and the body that they describe. */
  function seal(kind: Kind, text: string): Buffer | undefined {
    // The page for unknown addresses is one text for everybody, though nobody else may keep it.
    const mayKeep = response.statusCode === 404 || !isPersonal(response);
    // What was not there before may be an address that somebody has made up; a page is asked for again.
    const isNew = response.getHeader('x-nextjs-cache') === 'MISS';
    const words =
      kind === 'document' ? withNotice(text, { status: response.statusCode, path }, notices) : text;
    const answer = answerWhole(words, kind, settings, mayKeep && !isNew);
    if (answer.refused > 0) logEvent('inline-script-refused', { scripts: answer.refused });
    response.removeHeader('transfer-encoding');
    response.setHeader('vary', withAcceptEncoding(response.getHeader('vary')));
    if (mayKeep && response.statusCode === 200) {
      response.setHeader('etag', answer.etag);
      sent.setHeader.call(response, POLICY_HEADER, answer.policy);
      noteAnswer(request, response, text, answer);
      if (isKnown(answer.etag, request.headers['if-none-match'])) return confirm(response);
    }
    const packing = packingFor(acceptEncoding);
    const body = answer.body(packing);
    sent.setHeader.call(response, POLICY_HEADER, answer.policy);
    if (packing) response.setHeader('content-encoding', packing);
    response.setHeader('content-length', body.length);
    return body;
  }
}

/** What must be held back, by its content type. Data that is made for one reader may come in pieces, as it is made. */
function kindOf(contentType: string, response: ServerResponse): Kind | null {
  if (contentType.startsWith('text/html')) return 'document';
  const isPrerendered = /s-maxage/.test(String(response.getHeader('cache-control') ?? ''));
  return contentType.startsWith('text/x-component') && isPrerendered ? 'data' : null;
}

function isPersonal(response: ServerResponse): boolean {
  return /no-store|private/.test(String(response.getHeader('cache-control') ?? ''));
}

/** Says that the reader's copy is still the newest. It keeps the policy that it was stored with. */
function confirm(response: ServerResponse): undefined {
  response.statusCode = 304;
  for (const name of OF_A_BODY) response.removeHeader(name);
}

/**
 * Only server actions take POST, and every one of ours ends in an answer of its own (lib/actions). What breaks before
 * that is a body that the framework cannot read: a mistake of whoever sent it, not of this site.
 */
function isRefusedCall({ method }: IncomingMessage, status: number): boolean {
  return method === 'POST' && status === 500;
}

function withAcceptEncoding(vary: OutgoingHttpHeader | undefined): string {
  const present = vary === undefined ? '' : String(vary);
  if (/accept-encoding/i.test(present)) return present;
  return present ? `${present}, Accept-Encoding` : 'Accept-Encoding';
}

/** The headers that a call of writeHead brings, in either of the shapes that Node takes. */
function pairs(headers: HeaderArgument): [string, OutgoingHttpHeader][] {
  if (!headers || typeof headers === 'string') return [];
  if (!Array.isArray(headers)) {
    return Object.entries(headers).filter(
      (pair): pair is [string, OutgoingHttpHeader] => pair[1] !== undefined,
    );
  }
  return Array.from({ length: headers.length / 2 }, (_, index) => [
    String(headers[2 * index]),
    headers[2 * index + 1] ?? '',
  ]);
}
