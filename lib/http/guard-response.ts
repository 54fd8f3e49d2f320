import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { logEvent } from '../log.ts';
import { documentPolicy, FILE_POLICY, type PolicySettings } from './content-security-policy.ts';
import { answerDocument, packingFor } from './document-answer.ts';
import { HANDLER_METHODS } from './methods.ts';
import { POLICY_HEADER, SECURITY_HEADERS } from './security-headers.ts';

type Chunk = string | Uint8Array | null | undefined;
type HeaderArgument = OutgoingHttpHeaders | OutgoingHttpHeader[] | string | undefined;

/**
 * Puts the security headers on whatever answers this request. A document is held back until it is whole: its policy
 * names the hashes of its inline scripts, and headers go first.
 */
export function guardResponse(
  request: IncomingMessage,
  response: ServerResponse,
  settings: PolicySettings,
): void {
  const acceptEncoding = String(request.headers['accept-encoding'] ?? '');
  const sent = { setHeader: response.setHeader, writeHead: response.writeHead };
  const { write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let isDocument = false;

  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    sent.setHeader.call(response, name, value);
  sent.setHeader.call(response, POLICY_HEADER, FILE_POLICY);

  response.setHeader = (name, value) => {
    // One voice only: the configuration's own policy is for hosts on which this function does not run.
    if (name.toLowerCase() === POLICY_HEADER) return response;
    if (name.toLowerCase() === 'content-type' && String(value).startsWith('text/html')) {
      isDocument = request.method !== 'HEAD';
      const bare = documentPolicy(settings, { scripts: [], styles: [] });
      sent.setHeader.call(response, POLICY_HEADER, bare);
      delete request.headers['accept-encoding']; // the framework would pack it before it can be read
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
    if (isDocument) return response;
    // The reader's copy keeps the policy that it was stored with.
    if (status === 304) response.removeHeader(POLICY_HEADER);
    return sent.writeHead.call(response, response.statusCode);
  }) as typeof response.writeHead;

  response.flushHeaders = () => {
    if (!isDocument) flushHeaders.call(response);
  };

  response.write = ((chunk: Chunk, encoding?: BufferEncoding, done?: () => void) => {
    if (!isDocument) return write.call(response, chunk, encoding as BufferEncoding, done);
    collect(chunk, encoding);
    const callback = typeof encoding === 'function' ? (encoding as () => void) : done;
    if (callback) queueMicrotask(callback);
    return true;
  }) as typeof response.write;

  response.end = ((chunk?: Chunk, encoding?: BufferEncoding, done?: () => void) => {
    if (!isDocument) return end.call(response, chunk, encoding as BufferEncoding, done);
    if (typeof chunk !== 'function') collect(chunk, encoding);
    isDocument = false;
    const callback = [chunk, encoding, done].find((argument) => typeof argument === 'function');
    return end.call(response, seal(), 'utf8', callback as (() => void) | undefined);
  }) as typeof response.end;

  function collect(chunk: Chunk, encoding?: BufferEncoding): void {
    if (chunk === null || chunk === undefined) return;
    const known = typeof encoding === 'string' ? encoding : 'utf8';
    chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, known) : Buffer.from(chunk));
  }

  /** Gives the document its headers, and the body that they describe. */
  function seal(): Buffer {
    const packing = packingFor(acceptEncoding);
    const mayKeep = !/no-store|private/.test(String(response.getHeader('cache-control') ?? ''));
    const answer = answerDocument(Buffer.concat(chunks), packing, settings, mayKeep);
    if (answer.refused > 0) logEvent('inline-script-refused', { scripts: answer.refused });
    sent.setHeader.call(response, POLICY_HEADER, answer.policy);
    response.removeHeader('transfer-encoding');
    if (packing) response.setHeader('content-encoding', packing);
    response.setHeader('vary', withAcceptEncoding(response.getHeader('vary')));
    response.setHeader('content-length', answer.body.length);
    return answer.body;
  }
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
