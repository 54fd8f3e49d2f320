import { STYLE_NONCE } from './lib/http/style-nonce';
import { readViewerHint } from './lib/viewer-hint';

type PolicyFactory = {
  createPolicy: (name: string, rules: Record<string, (value: string) => string | null>) => unknown;
};

// Runs in the browser before anything else of the page (docs/decisions/0022-security-posture.md).
// React hands markup and addresses of its own to the document as plain text. Markup comes from the server, where stored
// HTML has been cleaned, and the content security policy lets no script or handler in it run; a script may come from
// this site alone. Text that becomes code has no rule here, and so is forbidden.
const factory = Reflect.get(window, 'trustedTypes') as PolicyFactory | undefined;
factory?.createPolicy('default', {
  createHTML: (markup) => markup,
  createScriptURL: (url) =>
    new URL(url, document.baseURI).origin === location.origin ? url : null,
});

// The dialogs' scroll lock writes a style element, and asks for its nonce under this name.
Reflect.set(window, '__webpack_nonce__', STYLE_NONCE);

// A visitor who saves data pays for no page that may never be looked at. The framework does not ask; told that there is
// nothing to prefetch, it loads the page when the link is followed.
const { connection } = navigator as { connection?: { saveData?: boolean } };
if (connection?.saveData) {
  const load = window.fetch;
  const nothing = () => Promise.resolve(new Response(null, { status: 204 }));
  window.fetch = (input, init) =>
    new Headers(init?.headers).has('next-router-prefetch') ? nothing() : load(input, init);
}

// A sheet of a page that is fetched ahead stands in the head as a file to preload. Once it has come, and nothing else is
// to be done, it becomes a sheet of this document, so that the tap on the link need not wait until it is read. It changes
// nothing that is shown (docs/decisions/0039-styles-ahead.md); that of the administrators' area would.
const whenIdle = window.requestIdleCallback ?? setTimeout;
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof Element && target.matches('[rel=preload][as=style]'))) return;
    whenIdle(() => {
      if (readViewerHint(document.cookie) !== 'admin') target.setAttribute('rel', 'stylesheet');
    });
  },
  true, // it does not rise to the document, but can be caught on its way down
);
