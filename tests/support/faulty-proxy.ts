import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LOOPBACK } from '../../lib/server/commands/ports.ts';

/** Faults between the site and its backend; `none` passes everything on. */
export const FAULTS = ['refuse', 'hang', 'delay', 'cut', '500', '429', '404', 'garbage'] as const;
/**
 * `late`: asked at once and answered late, so that what comes may be out of date; `denied`: refused by the database, with
 * its reason.
 */
export type Fault = (typeof FAULTS)[number] | 'late' | 'denied' | 'none';

/** The delay of an answer, in ms: within every time-out of the site but that of the middleware's look at a job. */
export const DELAY_MS = 1_200;

/** The database's words for a right that is missing (Postgres, insufficient_privilege). */
export const DENIAL = { code: '42501', message: 'permission denied for table' } as const;

const GARBAGE = ['<!doctype html><title>Welcome to the hotel’s network</title>', '[{"id":'];

/**
 * A proxy in front of a backend that fails on demand, for everything or for addresses that begin with a prefix.
 *
 * @param background an address that a site asks for by itself: requests for it are not counted
 */
export async function startFaultyProxy(target: string, background?: string) {
  const faults = new Map<string, Fault>();
  const sockets = new Set<Socket>();
  let seen = 0;
  let held = 0;
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== background) seen += 1;
    outgoing.on('error', () => undefined);
    void answer(faultFor(incoming.url ?? '/'), incoming, outgoing, seen);
  });
  server.on('connection', (socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function faultFor(path: string): Fault {
    const prefixes = [...faults.keys()].filter((prefix) => path.startsWith(prefix));
    return faults.get(prefixes.sort((a, b) => b.length - a.length)[0] ?? '') ?? 'none';
  }

  async function answer(
    fault: Fault,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    count: number,
  ): Promise<void> {
    if (fault === 'hang') {
      if (incoming.url === background) return;
      held += 1;
      return void outgoing.once('close', () => (held -= 1));
    }
    if (fault === 'refuse') return void incoming.socket.destroy();
    if (fault === 'delay') await pause(DELAY_MS);
    if (fault === 'none' || fault === 'delay' || fault === 'late' || fault === 'cut')
      return forward(incoming, outgoing, fault);
    incoming.resume();
    if (fault === 'garbage') {
      outgoing.writeHead(200, { 'content-type': count % 2 ? 'text/html' : 'application/json' });
      return void outgoing.end(GARBAGE[(count + 1) % 2]);
    }
    // A gateway that does not know its way yet answers without a word.
    if (fault === '404') return void outgoing.writeHead(404).end();
    if (fault === 'denied') {
      outgoing.writeHead(403, { 'content-type': 'application/json' });
      return void outgoing.end(JSON.stringify(DENIAL));
    }
    outgoing.writeHead(Number(fault), { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ message: `told to answer ${fault}` }));
  }

  /** Passes a request on; cut off, the backend has done what was asked and half of its answer gets through. */
  function forward(incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault): void {
    const cut = fault === 'cut';
    const { method, url, headers } = incoming;
    const passed = request(new URL(url ?? '/', target), { method, headers }, (answered) => {
      const chunks: Buffer[] = [];
      answered.on('data', (chunk: Buffer) => chunks.push(chunk));
      answered.once('end', async () => {
        if (fault === 'late') await pause(DELAY_MS);
        const body = Buffer.concat(chunks);
        const length = cut ? { 'content-length': Math.max(body.length, 2) } : {};
        outgoing.writeHead(answered.statusCode ?? 502, {
          ...withoutFraming(answered.headers),
          ...length,
        });
        if (!cut) return outgoing.end(body);
        outgoing.write(body.subarray(0, body.length / 2) || ' ', () => outgoing.destroy());
        outgoing.flushHeaders();
        setTimeout(() => outgoing.destroy(), 50);
      });
    });
    passed.once('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }

  return {
    url: `http://${LOOPBACK}:${port}`,
    /** Counts the requests so far. */
    seen: () => seen,
    /** Counts the requests that hang at this moment. */
    held: () => held,
    /** Lets requests with a path that begins with the prefix meet the fault from now on. */
    fail: (fault: Fault, prefix = '/') => void faults.set(prefix, fault),
    /** The backend is back. Requests that hang do not come back by it. */
    restore: () => faults.clear(),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function withoutFraming(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const kept = { ...headers };
  delete kept['transfer-encoding'];
  delete kept.connection;
  return kept;
}
