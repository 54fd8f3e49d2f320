import { setNonce } from 'get-nonce';
import { NAVIGATION_START } from './app/_document/navigation-start';
import { STYLE_NONCE } from './lib/http/style-nonce';

type PolicyFactory = {
  createPolicy: (name: string, rules: Record<string, (value: string) => string | null>) => unknown;
};

// Runs in the browser before anything else of the page (docs/decisions/0022-security-posture.md).
// React passes markup and script URLs to the document as plain strings. Markup comes from the server, which sanitises
// stored HTML, and the content security policy blocks scripts and handlers in it. Script URLs must be on this site.
// There is no createScript rule, so text that becomes code is blocked.
const factory = Reflect.get(window, 'trustedTypes') as PolicyFactory | undefined;
factory?.createPolicy('default', {
  createHTML: (markup) => markup,
  createScriptURL: (url) =>
    new URL(url, document.baseURI).origin === location.origin ? url : null,
});

// The nonce of the style element that the dialogs' scroll lock writes (react-remove-scroll reads it from get-nonce).
setNonce(STYLE_NONCE);

/** The framework calls this when a navigation begins; app/_document/slow-navigation.tsx shows one that takes long. */
export function onRouterTransitionStart(url: string) {
  window.dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: url }));
}
