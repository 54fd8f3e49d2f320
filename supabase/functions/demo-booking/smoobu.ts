import { createHash, createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { logFailure, readJson } from './io.ts';
import type { BookingAttempt, BookingProvider, Finding, MadeBooking } from './provider.ts';
import { ANSWER_LIMIT_BYTES, SHOWN_ANSWER_LIMIT, type SmoobuSettings } from './settings.ts';
import { daysBetween } from './stays.ts';

const ratesSchema = z.object({
  data: z.record(z.string(), z.record(z.string(), z.looseObject({ available: z.number() }))),
});
const madeSchema = z.looseObject({ id: z.number().int().positive() });
const listSchema = z.object({
  bookings: z.array(madeSchema.extend({ notice: z.string().nullish() })),
});

/** Smoobu's HTTP API (docs.smoobu.com) for the one property that the settings name. */
export function smoobu(settings: SmoobuSettings): BookingProvider {
  return {
    name: 'smoobu',

    async takenNights(from, before) {
      const answer = await readSmoobu(settings, '/api/rates', {
        'apartments[]': settings.apartment,
        start_date: from,
        end_date: before,
      });
      if (answer?.status !== 200) return null;
      const nights = ratesSchema.safeParse(answer.body).data?.data[settings.apartment];
      if (!nights) return malformed('rates');
      // a night that Smoobu does not list cannot be booked either
      return daysBetween(from, before).filter((day) => !((nights[day]?.available ?? 0) > 0));
    },

    async book(stay, guest): Promise<BookingAttempt> {
      const answer = await callSmoobu(settings, {
        method: 'POST',
        path: '/api/reservations',
        body: reservationOf(settings, stay, guest),
      });
      if (!answer) return { kind: 'unknown' };
      if (answer.status >= 300) return { kind: 'refused' };
      const made = madeSchema.safeParse(answer.body).data;
      if (made) return { kind: 'made', booking: bookingOf(made) };
      malformed('reservation');
      return { kind: 'unknown' };
    },

    async find(stay): Promise<Finding> {
      const answer = await readSmoobu(settings, '/api/reservations', {
        apartmentId: settings.apartment,
        from: stay.arrival,
        to: stay.departure,
        pageSize: 100,
      });
      if (answer?.status !== 200) return { kind: 'unknown' };
      const list = listSchema.safeParse(answer.body).data;
      if (!list) return malformed('reservations') ?? { kind: 'unknown' };
      const made = list.bookings.find(({ notice }) => notice?.includes(noticeFor(stay.id)));
      return made ? { kind: 'found', booking: bookingOf({ id: made.id }) } : { kind: 'absent' };
    },

    async cancel(reference) {
      const answer = await callSmoobu(settings, {
        method: 'DELETE',
        path: `/api/reservations/${encodeURIComponent(reference)}`,
      });
      // 404: someone has cancelled it there already
      return answer !== null && (answer.status < 300 || answer.status === 404);
    },
  };
}

type Booking = Parameters<BookingProvider['book']>;

const reservationOf = ({ apartment, channel }: SmoobuSettings, ...[stay, guest]: Booking) => ({
  apartmentId: apartment,
  channelId: channel,
  arrivalDate: stay.arrival,
  departureDate: stay.departure,
  firstName: guest.name,
  lastName: guest.lastName,
  phone: guest.phoneNumber,
  language: guest.language,
  adults: 1,
  notice: noticeFor(stay.id),
});

/** The note on a booking, by which it is found again and by which the host knows what it is. */
const noticeFor = (id: string) => `Nightdesk demo booking ${id}`;

/** The page shows the raw answer; one that is far larger than documented is cut down to its number. */
function bookingOf(made: z.output<typeof madeSchema>): MadeBooking {
  const shown = JSON.stringify(made).length <= SHOWN_ANSWER_LIMIT ? made : { id: made.id };
  return { reference: String(made.id), response: shown };
}

function malformed(what: string): null {
  logFailure('smoobu-malformed', { what });
  return null;
}

type SmoobuRequest = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Record<string, string | number>;
  body?: object;
};

/** An answer with its status and, where it is JSON, its body; null where none came within the time. */
type SmoobuAnswer = { status: number; body: unknown } | null;

/**
 * Sends one signed request. Never follows a redirect, which would hand the key on, and never throws: no answer is null.
 */
async function callSmoobu(settings: SmoobuSettings, request: SmoobuRequest): Promise<SmoobuAnswer> {
  const { method, path, body } = request;
  const query = canonicalQuery(request.query ?? {});
  const text = body ? JSON.stringify(body) : '';
  const { bookingTimeoutMs, readTimeoutMs } = settings;
  try {
    const response = await fetch(settings.baseUrl + path + (query && `?${query}`), {
      method,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...signature(settings, [method, path, query], text),
      },
      body: text || undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(method === 'POST' ? bookingTimeoutMs : readTimeoutMs),
    });
    const answer = { status: response.status, body: await bodyOf(response) };
    if (!response.ok) logFailure('smoobu-refused', { method, path, status: response.status });
    return answer;
  } catch (error) {
    // the message could quote what was sent
    logFailure('smoobu-silent', { method, path, reason: (error as Error).name });
    return null;
  }
}

/** Sends a request that changes nothing, once more if Smoobu did not answer or failed. */
async function readSmoobu(
  settings: SmoobuSettings,
  path: string,
  query: SmoobuRequest['query'],
): Promise<SmoobuAnswer> {
  const read = () => callSmoobu(settings, { method: 'GET', path, query });
  const answer = await read();
  return answer && answer.status < 500 ? answer : read();
}

/** The body as JSON, undefined where it is none; a body that stops coming throws like an answer that never came. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await readJson(response.body, ANSWER_LIMIT_BYTES);
  } catch (error) {
    const { name } = error as Error;
    if (name === 'TimeoutError' || name === 'AbortError') throw error;
    return undefined;
  }
}

/** The query sorted and percent-encoded, brackets included: what is signed must be what is sent, byte for byte. */
function canonicalQuery(query: Record<string, string | number>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
}

/**
 * Smoobu's signature (docs.smoobu.com, HMAC authentication): the only way in since the plain Api-Key header was switched
 * off in autumn 2026.
 */
function signature({ key, secret }: SmoobuSettings, address: string[], body: string) {
  const timestamp = new Date().toISOString().replace(/\.\d{3}Z$/, 'Z');
  const nonce = randomUUID();
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const canonical = [...address, timestamp, nonce, bodyHash, key].join('\n');
  return {
    'x-api-key': key,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': createHmac('sha256', secret).update(canonical).digest('base64'),
  };
}
