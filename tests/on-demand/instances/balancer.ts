import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOOPBACK } from '../../../supabase/local/settings.ts';

/** The mark of an answer that an instance has begun to work on and never gave. */
export const CUT_OFF = 'x-cut-off';

/**
 * A load balancer as small as it can be: instances take turns; one that takes no connection is passed over for this
 * request, as nginx and others do. What an instance had already taken is not sent again, because it may have been done.
 */
export async function startBalancer(instances: readonly number[]) {
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    outgoing.on('error', () => undefined);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    turn += 1;
    const order = instances.map((_, index) => instances[(turn + index) % instances.length]!);
    pass(incoming, Buffer.concat(chunks), outgoing, order);
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  [instance, ...others]: number[],
): void {
  if (instance === undefined) return void outgoing.writeHead(502).end('no instance');
  const { method, url, headers } = incoming;
  const options = { host: LOOPBACK, port: instance, path: url, method, headers, agent: false };
  const passed = request(options, (answered) => {
    outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.on('error', () => outgoing.destroy());
    answered.pipe(outgoing);
  });
  passed.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') return pass(incoming, body, outgoing, others);
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing.writeHead(502, { [CUT_OFF]: '1' }).end();
  });
  passed.end(body);
}
