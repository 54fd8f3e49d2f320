import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOOPBACK } from '../../supabase/local/settings.ts';

const ID = 'G-SMOKE123';

/** Reads the commands of the page as a Google tag does: sets its cookie, reports the visit and every event. */
const TAG = `(() => {
  const { origin } = new URL(document.currentScript.src);
  document.cookie = '_ga=GA1.1.1; path=/';
  const handle = ([command, name, fields]) => {
    if (command === 'config') new Image().src = origin + '/collect?' + new URLSearchParams({ en: 'page_view', tid: name });
    if (command !== 'event') return;
    const query = new URLSearchParams({ en: name, ...fields });
    fetch(origin + '/collect?' + query, { mode: 'no-cors', keepalive: true });
  };
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.forEach(handle);
  dataLayer.push = (...entries) => { entries.forEach(handle); return push(...entries); };
})();`;

/** Shows itself and opens a session, as a chat does. */
const CHAT = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const box = document.createElement('div');
  box.textContent = 'The chat is open.';
  document.body.append(box);
  fetch(origin + '/chat-session', { method: 'POST', mode: 'no-cors' });
})();`;

const SCRIPTS: Readonly<Record<string, string>> = { '/gtag/js': TAG, '/chat.js': CHAT };

/** A server of third-party scripts, on another host than the site. It records its requests. */
export async function startThirdParty() {
  const asked: URL[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', `http://${LOOPBACK}`);
    asked.push(url);
    const script = SCRIPTS[url.pathname];
    if (script === undefined) return void outgoing.writeHead(204).end();
    outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    outgoing.end(script);
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://${LOOPBACK}:${port}`;
  return {
    /** The settings with which a site uses it (.env.example). */
    settings: {
      ANALYTICS_ID: ID,
      ANALYTICS_SCRIPT_URL: `${url}/gtag/js`,
      CHATBOT_SCRIPT_URL: `${url}/chat.js`,
    },
    /** Paths in the order in which they were asked for. */
    paths: () => asked.map(({ pathname }) => pathname),
    /** What was reported to the tag's server. */
    hits: () =>
      asked
        .filter(({ pathname }) => pathname === '/collect')
        .map(({ searchParams }) => Object.fromEntries(searchParams)),
    forget: () => void asked.splice(0),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
