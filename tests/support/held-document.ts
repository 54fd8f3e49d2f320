import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LOOPBACK } from '../../supabase/local/settings.ts';
import { SITE_URL } from './site.ts';

/** Longer than a browser waits with a first picture of what has come so far. */
export const HELD_MS = 800;

/**
 * Serves the site on a slow line, on a port of its own: a page comes up to the first of a piece of markup, and after a
 * while the rest.
 */
export async function holdAfter(path: string, markup: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(`${SITE_URL}${url}`);
    if (url === path) return sendInParts(await answer.text(), markup, response);
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
  return { url: `http://${LOOPBACK}:${port}${path}`, close };
}

async function sendInParts(html: string, markup: string, response: ServerResponse): Promise<void> {
  const end = html.indexOf(markup) + markup.length;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write(html.slice(0, end));
  await pause(HELD_MS);
  response.end(html.slice(end));
}
