/** Escapes text for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const STYLE = `
  :root { color-scheme: dark; }
  body { margin: 0; background: #0b1a17; color: #e9f0ea; font: 17px/1.6 system-ui, sans-serif; }
  main { max-width: 42rem; margin: 0 auto; padding: 4rem 1.5rem; }
  h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 1rem; }
  h2 { font-size: 1.125rem; margin: 0; }
  p { margin: 0.5rem 0; }
  .soft { color: #a9bdb3; }
  a { color: #e9f0ea; overflow-wrap: anywhere; }
  a:focus-visible { outline: 3px solid #f2b544; outline-offset: 3px; }
  code { font-family: ui-monospace, monospace; color: #f2b544; overflow-wrap: anywhere; }
  article { border-top: 1px solid #2c4a42; padding: 1.5rem 0; }
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
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};
