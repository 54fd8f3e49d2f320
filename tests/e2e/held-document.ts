import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LOOPBACK } from '../../supabase/local/settings.ts';
import { SITE_URL } from '../setup/site.ts';

/** Longer than a browser waits with a first picture of what has come so far. */
export const HELD_MS = 800;

/**
 * Serves the site on a slow line, on a port of its own: the home page comes up to a piece of its markup, and after a while
 * the rest.
 */
export async function holdHomeAfter(markup: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') return sendInParts(await (await fetch(SITE_URL)).text(), markup, response);
    const answer = await fetch(`${SITE_URL}${url}`);
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
    });
    response.end(await answer.bytes());
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://${LOOPBACK}:${port}/`, close };
}

async function sendInParts(html: string, markup: string, response: ServerResponse): Promise<void> {
  const end = html.indexOf(markup) + markup.length;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write(html.slice(0, end));
  await pause(HELD_MS);
  response.end(html.slice(end));
}
