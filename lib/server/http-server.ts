import { createServer, type RequestListener, type Server } from 'node:http';

/** What clients may hold of the server: times in milliseconds. docs/security.md says the same. */
const LIMITS = {
  /** An idle connection: longer than a proxy keeps one (nginx: 60 s), so that the proxy closes it first. */
  idle: 75_000,
  /** The head of a request. */
  head: 20_000,
  /** All of a request. A resume of 5 MB needs 0.7 Mbit/s. */
  request: 60_000,
  checkedEvery: 5_000,
  /** Far below the files that a process may have open; each connection takes about 20 kB. */
  connections: 2_000,
};

/** Makes the HTTP server of the site, with bounds for what a client may hold. */
export function createHttpServer(listener: RequestListener, limits = LIMITS): Server {
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
  return server;
}
