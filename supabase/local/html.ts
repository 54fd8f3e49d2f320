import { escapeHtml } from '../../lib/html/escape.ts';
import { FILE_POLICY, POLICY_HEADER } from '../../lib/http/content-security-policy.ts';
import { palette } from '../../lib/palette.ts';

const { brass, moon, night } = palette;

const STYLE = `
  :root { color-scheme: dark; }
  body { margin: 0; background: ${night.DEFAULT}; color: ${moon.DEFAULT}; font: 17px/1.6 system-ui, sans-serif; }
  main { max-width: 42rem; margin: 0 auto; padding: 4rem 1.5rem; }
  h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 1rem; }
  h2 { font-size: 1.125rem; margin: 0; }
  p { margin: 0.5rem 0; }
  .soft { color: ${moon.soft}; }
  a { color: ${moon.DEFAULT}; overflow-wrap: anywhere; }
  a:focus-visible { outline: 3px solid ${brass.DEFAULT}; outline-offset: 3px; }
  code { font-family: ui-monospace, monospace; color: ${brass.DEFAULT}; overflow-wrap: anywhere; }
  article { border-top: 1px solid ${night.edge}; padding: 1.5rem 0; }
`;

/** A whole page around ready-made HTML, in the site's night colours, without script, fonts or any other request. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** Headers of such a page: nothing may be loaded, framed or guessed. */
export const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  [POLICY_HEADER]: FILE_POLICY,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};
