import { createServer, type Server } from 'node:http';
import { escapeHtml } from '../../lib/html/escape.ts';
import { listen } from '../../lib/server/commands/ports.ts';
import { HTML_HEADERS, htmlPage } from './html.ts';

/**
 * Serves a page in the place of the hosts' own application, so that Login, Sign Up and Dashboard lead somewhere on the
 * local default. Every path answers 200 and is named. Close the returned server to stop it.
 */
export async function serveHostAppStub(port: number, siteUrl: string): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, HTML_HEADERS);
    response.end(
      htmlPage(
        "The hosts' application (stub) - Nightdesk",
        `<h1>The hosts' own application</h1>
<p>This page is shown in its place on the local default. The real one is a separate application; its address is the setting <code>APP_URL</code>.</p>
<p>Asked for: <code>${escapeHtml(`${request.method} ${request.url}`)}</code></p>
<p><a href="${escapeHtml(siteUrl)}/">Back to the site</a></p>`,
      ),
    );
  });
  await listen(server, port);
  return server;
}
