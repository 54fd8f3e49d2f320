import type { BrowserContext } from '@playwright/test';

const ORIGIN = 'https://third-party.example';

/** The settings with which a site uses it (.env.example). */
export const THIRD_PARTY = {
  ANALYTICS_ID: 'G-SMOKE123',
  ANALYTICS_SCRIPT_URL: `${ORIGIN}/gtag/js`,
  CHATBOT_SCRIPT_URL: `${ORIGIN}/chat.js`,
};

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

/** Answers the third party's requests in its place, and records them. */
export async function watchThirdParty(context: BrowserContext) {
  const asked: URL[] = [];
  await context.route(`${ORIGIN}/**`, (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const body = SCRIPTS[url.pathname];
    return route.fulfill(body ? { contentType: 'text/javascript', body } : { status: 204 });
  });
  return {
    /** Paths in the order in which they were asked for. */
    paths: () => asked.map(({ pathname }) => pathname),
    /** What was reported to the tag's server. */
    hits: () =>
      asked
        .filter(({ pathname }) => pathname === '/collect')
        .map(({ searchParams }) => Object.fromEntries(searchParams)),
    forget: () => void asked.splice(0),
  };
}
