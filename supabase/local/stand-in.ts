import { createServer, type Server } from 'node:http';
import { escapeHtml, HTML_HEADERS, htmlPage } from './html.ts';
import { listen } from './listen.ts';

/**
 * Starts the page that stands in for the hosts' own application, so that Login, Sign Up and Dashboard land somewhere on
 * the local default. Every path answers 200 and is named. Close the returned server to stop it.
 */
export async function createStandIn(port: number, siteUrl: string): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, HTML_HEADERS);
    response.end(renderPage(request.method ?? 'GET', request.url ?? '/', siteUrl));
  });
  await listen(server, port);
  return server;
}

function renderPage(method: string, path: string, siteUrl: string): string {
  return htmlPage(
    "The hosts' application (stand-in) - Nightdesk",
    `<h1>The hosts' own application</h1>
<p>This page stands in for it on the local default. The real one is a separate application; its address is the setting <code>APP_URL</code>.</p>
<p>Asked for: <code>${escapeHtml(`${method} ${path}`)}</code></p>
<p><a href="${escapeHtml(siteUrl)}/">Back to the site</a></p>`,
  );
}
