import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnMachine } from '../env/own-machine.ts';
import { splitLanguage } from '../languages/local-path.ts';
import { RESUME_TOO_LARGE } from '../careers/resume-file.ts';
import { paths } from '../paths.ts';
import { atAddress } from '../routes.ts';

/**
 * The reason why a request is refused before the framework sees it. `allow` belongs to a 405 (RFC 9110, 15.5.6);
 * `location` is where a browser shows the reason, and with `isLast` the connection ends.
 */
export type Refusal = {
  status: number;
  sentence: string;
  allow?: string;
  location?: string;
  isLast?: true;
};

export const UNREADABLE_ADDRESS: Refusal = {
  status: 400,
  sentence: 'This address cannot be read.',
  isLast: true, // the rest of an ambiguous request may still be on this connection
};
/** RFC 9110, 15.5.20. */
export const OTHER_HOST: Refusal = {
  status: 421,
  sentence: 'This site serves its own machine only, and is not found under this name.',
};
export const UNREADABLE_FORM: Refusal = {
  status: 400,
  sentence: 'This form cannot be read. Please go back, reload the page and send it again.',
};
const nothingSent = (allow: string): Refusal => ({
  status: 405,
  sentence: 'Nothing is sent here.',
  allow,
});
export const NOTHING_POSTED = nothingSent('GET, HEAD');
export const NO_LENGTH: Refusal = {
  status: 411,
  sentence: 'Please say how long this is (Content-Length).',
};
export const TOO_LARGE: Refusal = {
  status: 413,
  sentence: 'This is more than the form takes. Please go back and shorten it.',
};
export const NO_PLACE: Refusal = {
  status: 503,
  sentence:
    'Many files are being sent at the moment. Please go back and send yours again in a minute.',
};
export const TOO_MANY: Refusal = {
  status: 429,
  sentence: 'Too many requests came from your connection. Please try again in a minute.',
};

/** Whether a request names this machine as its host: a page of another site that leads its own name here does not. */
export function isForOwnHost({ headers }: IncomingMessage): boolean {
  return isOwnMachine(`http://${headers.host ?? ''}`);
}

const READING = ['GET', 'HEAD'];
/** The framework calls a server action with POST at the address of any page. */
const PAGE_METHODS = [...READING, 'OPTIONS', 'POST'];
const FILE = /^\/_next\/|\.[a-z0-9]+$/i;

/**
 * Decides by the head of a request whether it is refused: an ambiguous target or two Host headers (RFC 9112, 3.2), which a
 * proxy in front may have understood differently; a method that no route has; a picture in another spelling than the
 * site's own, because each spelling would be rendered and kept by itself.
 *
 * @returns null when the request is passed on
 */
export function refusalOf({ method = '', url = '', rawHeaders }: IncomingMessage): Refusal | null {
  const [path = ''] = url.split('?', 1);
  const decoded = decode(path);
  if (decoded === null || hasTwoHosts(rawHeaders)) return UNREADABLE_ADDRESS;
  const allowed = FILE.test(decoded) ? READING : PAGE_METHODS;
  if (!allowed.includes(method)) return nothingSent(allowed.join(', '));
  return isPicture(url) && !hasOneSpelling(url) ? UNREADABLE_ADDRESS : null;
}

function decode(path: string): string | null {
  if (!path.startsWith('/')) return null;
  try {
    const decoded = decodeURIComponent(path);
    return /[\0\\]/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1;
}

const PICTURES = '/_next/image';

/** Whether a request asks the framework to render a picture. */
export function isPicture(url: string | undefined): boolean {
  return url?.split('?', 1)[0] === PICTURES;
}

/** Address, width and quality as `next/image` writes them, without a second spelling of any of them. */
function hasOneSpelling(url: string): boolean {
  const sent = [...new URLSearchParams(url.slice(PICTURES.length + 1))];
  const { url: source = '', w = '', q = '' } = Object.fromEntries(sent);
  if (sent.length !== 3 || ![w, q].every((number) => /^[1-9]\d{0,3}$/.test(number))) return false;
  return source.startsWith('/')
    ? /^(?:\/(?!\.{1,2}\/)[\w.~-]+)+$/.test(source)
    : URL.parse(source)?.href === source && !source.includes('#');
}

/** The largest form of the site without files, in bytes, with room for a text that its field will refuse. */
const LARGEST_FORM = 256 * 1024;
/** The most text that may be sent to a route, in characters or, where no file comes along, bytes. */
export function largestText(path: string): number {
  return atAddress(path, 'largestText') ?? LARGEST_FORM;
}

/** The most bytes that may be sent to a route. */
export function largestBody(path: string): number {
  return atAddress(path, 'largestBody') ?? largestText(path);
}

/** The refusal of a body that is too large. A browser without JavaScript finds the reason on the page of the position. */
export function tooLarge(path: string, isAction: boolean): Refusal {
  const isOfPosition = splitLanguage(path).path.startsWith(`${paths.careers}/`);
  if (isAction || !isOfPosition) return TOO_LARGE;
  return { status: 303, sentence: '', location: `${path}#${RESUME_TOO_LARGE}` };
}

/** Answers with a refusal. Node reads the rest of the body and forgets it, so that a browser gets to the answer. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  const { status, sentence, allow, location, isLast } = refusal;
  response.statusCode = status;
  if (location) response.setHeader('location', location);
  if (allow) response.setHeader('allow', allow);
  if (isLast) response.setHeader('connection', 'close');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(sentence);
}

const OLD_PAGE =
  'This page is from an older version of the site. Please go back, reload it and send the form again.';
const FAILED = 'This form could not be handled. Please go back and send it again in a minute.';

/**
 * Puts a sentence for people in the place of the framework's own words about a form that it could not handle. For a form
 * that a browser posts by itself; a script has sentences of its own.
 */
export function answerInWords(response: ServerResponse): void {
  const { end } = response;
  response.end = function (this: ServerResponse, ...rest: unknown[]) {
    const isOfFramework = response.getHeader('content-type') === 'text/plain';
    if (response.headersSent || response.statusCode < 400 || !isOfFramework)
      return end.apply(response, rest as never);
    response.removeHeader('content-length');
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    return end.call(response, response.statusCode === 409 ? OLD_PAGE : FAILED, 'utf8');
  } as typeof end;
}
