import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from '../http/client-address.ts';
import type { ListenerOptions } from './listener.ts';

/** Bounds for what clients hold of the server: times in milliseconds. docs/security.md says the same. */
export const LIMITS = {
  /** An idle connection: longer than a proxy keeps one (nginx: 60 s), so that the proxy closes it first. */
  idle: 75_000,
  /** The head of a request. */
  head: 20_000,
  /** All of a request. A resume of 5 MB needs 0.7 Mbit/s. */
  request: 60_000,
  checkedEvery: 5_000,
  /** Far below the files that a process may have open; each connection takes about 20 kB. */
  connections: 2_000,
  /**
   * Those of one client address, a tenth of all: a browser opens six at most, so that 33 people behind one address may
   * load a page at the same moment.
   */
  ofAnAddress: 200,
};

/** Makes the HTTP server of the site, with bounds for what a client may hold. */
export function createHttpServer(
  listener: RequestListener,
  { proxy, tolerance }: Pick<ListenerOptions, 'proxy' | 'tolerance'>,
  limits = LIMITS,
): Server {
  const server = createServer(
    {
      keepAliveTimeout: limits.idle,
      headersTimeout: limits.head,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.checkedEvery,
      // No upgrades: such a request gets a normal HTTP response (RFC 9110, 7.8).
      shouldUpgradeCallback: () => false,
    },
    listener,
  );
  server.maxConnections = limits.connections;
  // The next client finds room where others only keep a connection for later.
  server.on('drop', () => server.closeIdleConnections());
  // A server that stops keeps no connection for later.
  server.on('request', ({ socket }, response) => {
    response.once('close', () => {
      if (!server.listening) socket.end();
    });
  });
  // Each connection behind a proxy is the proxy's own, which bounds its clients itself (docs/deploy/nginx.conf).
  if (!proxy) boundAddresses(server, limits.ofAnAddress * tolerance);
  return server;
}

/**
 * Closes a connection above the bound of its address as soon as it is there: half a head would hold it for as long as a
 * head may take. One that its address only keeps for later is closed in its place.
 */
function boundAddresses(server: Server, most: number): void {
  const held = new Map<string, Set<Socket>>();
  const kept = new WeakSet<Socket>();
  server.on('connection', (socket) => {
    const address = clientAddress(() => null, socket.remoteAddress, null);
    const sockets = held.get(address) ?? new Set();
    if (sockets.size >= most) {
      const idle = [...sockets].find((one) => kept.has(one));
      (idle ?? socket).destroy();
      if (!idle) return;
      sockets.delete(idle);
    }
    held.set(address, sockets.add(socket));
    socket.once('close', () => {
      if (sockets.delete(socket) && sockets.size === 0) held.delete(address);
    });
  });
  server.on('request', ({ socket }, response) => {
    kept.delete(socket);
    response.once('close', () => kept.add(socket));
  });
}
