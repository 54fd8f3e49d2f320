import type { IncomingMessage, ServerResponse } from 'node:http';
import { atAddress } from '../routes.ts';
import {
  largestBody,
  largestText,
  NO_LENGTH,
  NOTHING_POSTED,
  NO_PLACE,
  tooLarge,
  TOO_LARGE,
  UNREADABLE_FORM,
  type Refusal,
} from './refusals.ts';

/** Fields and files of one form; the longest form of the admin area has about 30. */
const MOST_PARTS = 100;

/**
 * Decides whether what a request brings is refused before the framework reads it: it would answer a form that it cannot
 * read with 500. A form is read here to its end, judged with the platform's own parser, and put back into the request.
 *
 * @param takePlace bounds the bodies that arrive at the same time (pending-uploads.ts)
 * @returns null when the request is passed on
 */
export async function refusalOfBody(
  request: IncomingMessage,
  response: ServerResponse,
  takePlace: (length: number) => (() => void) | null,
): Promise<Refusal | null> {
  const { headers, method } = request;
  const [path = ''] = (request.url ?? '').split('?', 1);
  // A length is stated for every form of a browser. Without one the size is known only when all of it has arrived.
  if (headers['transfer-encoding'] !== undefined) return NO_LENGTH;
  const length = Number(headers['content-length'] ?? 0);
  if (length > largestBody(path)) return tooLarge(path, headers['next-action'] !== undefined);
  const type = headers['content-type'] ?? '';
  // A body that no one reads has no place in a question.
  if (method !== 'POST') return length > 0 ? UNREADABLE_FORM : null;
  if (/^application\/x-www-form-urlencoded/i.test(type))
    return atAddress(path, 'form') ? null : UNREADABLE_FORM;
  const leave = takePlace(length);
  if (!leave) return NO_PLACE;
  response.once('close', leave);
  // A route handler reads no body, or reads it as the framework's own request.
  if (atAddress(path, 'form') === 'handler') return null;
  if (!isMultipart(type))
    return headers['next-action'] || atAddress(path, 'takesAny') ? null : NOTHING_POSTED;
  const body = length > 0 ? await readAndPutBack(request, length) : null;
  return body ? judge(body, type, path) : UNREADABLE_FORM;
}

/** Whether a content type is that of a form with parts, as server actions are called. */
export function isMultipart(type: string | undefined): boolean {
  return /^multipart\/form-data/i.test(type ?? '');
}

/**
 * Reads a body and puts it back (`readable.unshift`), so that it can be read again.
 *
 * @param length the stated length; Node ends the request there
 * @returns null when the connection ended before
 */
function readAndPutBack(request: IncomingMessage, length: number): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (body: Buffer | null) => {
      request.off('readable', read).off('close', fail);
      resolve(body);
    };
    const fail = () => stop(null);
    const read = () => {
      while (size < length) {
        const chunk = request.read() as Buffer | null;
        if (!chunk) return;
        chunks.push(chunk);
        size += chunk.length;
      }
      const body = Buffer.concat(chunks);
      // Nothing can be put back once the stream says that it has ended.
      request.unshift(body);
      stop(body);
    };
    request.on('readable', read).once('close', fail);
  });
}

async function judge(body: Buffer, type: string, path: string): Promise<Refusal | null> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  // The parts are counted first: the parser takes its time for each.
  if (!boundary || countUpTo(MOST_PARTS + 2, body, `--${boundary}`) > MOST_PARTS + 1)
    return UNREADABLE_FORM;
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData();
    let texts = 0;
    for (const [, value] of form) if (typeof value === 'string') texts += value.length;
    return texts > largestText(path) ? TOO_LARGE : null;
  } catch {
    return UNREADABLE_FORM;
  }
}

function countUpTo(most: number, body: Buffer, text: string): number {
  let count = 0;
  for (let at = body.indexOf(text); at !== -1 && count < most; at = body.indexOf(text, at + 1))
    count += 1;
  return count;
}
