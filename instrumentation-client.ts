import { setNonce } from 'get-nonce';
import { STYLE_NONCE } from './lib/http/style-nonce';

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

// The nonce of the style element that the dialogs' scroll lock writes (react-remove-scroll reads it from get-nonce).
setNonce(STYLE_NONCE);
