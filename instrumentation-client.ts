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

// The dialogs' scroll lock writes a style element, and asks for its nonce under this name.
Reflect.set(window, '__webpack_nonce__', STYLE_NONCE);
