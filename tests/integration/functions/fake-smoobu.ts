import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const SMOOBU = { key: 'usr_test_key', secret: 'a-secret-of-the-test', apartment: 398 };

type Booking = { id: number; arrival: string; departure: string; notice: string; phone: string };
export type Call = { method: string; path: string; query: URLSearchParams; body: object | null };
/** Takes the place of the documented answer to one kind of call. */
export type Script = (response: ServerResponse, ordinary: () => void) => void;

/**
 * Behaves like Smoobu's documentation (docs.smoobu.com): signed requests, rates by apartment and day, reservations.
 * `scripts` replaces answers, by "METHOD /path".
 */
export class FakeSmoobu {
  calls: Call[] = [];
  bookings: Booking[] = [];
  takenNights = new Set<string>();
  scripts = new Map<string, Script>();
  #nonces = new Set<string>();
  #lastId = 50;
  #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  reset(): void {
    this.calls = [];
    this.bookings = [];
    this.takenNights.clear();
    this.scripts.clear();
  }

  /** How often something was called. */
  count(method: string, path: string): number {
    return this.calls.filter((call) => call.method === method && call.path === path).length;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { pathname: path, search, searchParams } = new URL(request.url ?? '', 'http://smoobu');
    const method = request.method ?? '';
    if (!this.#isSigned(request, method, path, search.slice(1), text)) {
      return send(response, 401, { title: 'Error occurred', detail: 'Authentication required' });
    }
    const body = text ? (JSON.parse(text) as object) : null;
    const call = { method, path, query: searchParams, body };
    this.calls.push(call);
    const ordinary = () => this.#ordinary(call, response);
    const script = this.scripts.get(`${method} ${path}`);
    return script ? script(response, ordinary) : ordinary();
  }

  /** METHOD, path, sorted query, time, nonce, hash of the body and key, a line each. */
  #isSigned(
    { headers }: IncomingMessage,
    method: string,
    path: string,
    query: string,
    text: string,
  ) {
    const [key, time, nonce] = ['x-api-key', 'x-timestamp', 'x-nonce'].map((name) =>
      String(headers[name]),
    ) as [string, string, string];
    const isFresh = Math.abs(Date.now() - Date.parse(time)) < 300_000 && !this.#nonces.has(nonce);
    this.#nonces.add(nonce);
    const isWritten =
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(time) && /^[0-9a-f-]{36}$/.test(nonce);
    const sorted = query.split('&').sort().join('&');
    const hash = createHash('sha256').update(text).digest('hex');
    const canonical = [method, path, sorted, time, nonce, hash, SMOOBU.key].join('\n');
    const expected = createHmac('sha256', SMOOBU.secret).update(canonical).digest('base64');
    const isEncoded = !/[[\]]/.test(query);
    return (
      isFresh && isWritten && isEncoded && key === SMOOBU.key && headers['x-signature'] === expected
    );
  }

  #ordinary({ method, path, query, body }: Call, response: ServerResponse): void {
    if (method === 'GET' && path === '/api/rates') return send(response, 200, this.#rates(query));
    if (method === 'POST' && path === '/api/reservations') {
      return send(response, 200, { id: this.add(body as Record<string, string>) });
    }
    if (method === 'GET' && path === '/api/reservations') {
      const bookings = this.bookings.map((booking) => ({ ...booking, type: 'reservation' }));
      return send(response, 200, { page_count: 1, page_size: 100, page: 1, bookings });
    }
    if (method === 'DELETE') {
      const id = Number(path.split('/').at(-1));
      this.bookings = this.bookings.filter((booking) => booking.id !== id);
      return send(response, 200, { success: true });
    }
    return send(response, 404, { title: 'Not Found' });
  }

  add(body: Record<string, string>): number {
    this.#lastId += 1;
    const { arrivalDate = '', departureDate = '', notice = '', phone = '' } = body;
    this.bookings.push({
      id: this.#lastId,
      arrival: arrivalDate,
      departure: departureDate,
      notice,
      phone,
    });
    return this.#lastId;
  }

  #rates(query: URLSearchParams) {
    const days: Record<string, object> = {};
    const [first = '', last = ''] = ['start_date', 'end_date'].map((name) => query.get(name) ?? '');
    for (let time = Date.parse(first); time <= Date.parse(last); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10);
      const isTaken =
        this.takenNights.has(day) ||
        this.bookings.some(({ arrival, departure }) => arrival <= day && day < departure);
      days[day] = { price: 120, min_length_of_stay: 1, available: isTaken ? 0 : 1 };
    }
    return { data: { [query.get('apartments[]') ?? '']: days } };
  }
}

/** Sends JSON. */
export function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
