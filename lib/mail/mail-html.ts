import { escapeHtml } from '../html/escape.ts';
import type { Language } from '../languages/languages.ts';
import { palette } from '../palette.ts';

const { brass, ink, lamp, moon, night, paper } = palette;

/** Styles of the dark scheme; those of the light one stand on the blocks. No two braces: Go would read them. */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .sheet { background: ${night.DEFAULT} !important; color: ${moon.DEFAULT} !important; }
  .soft { color: ${moon.soft} !important; }
  .button { background: ${brass.DEFAULT} !important; color: ${night.DEFAULT} !important; }
}
`;

/**
 * A mail as HTML. Each block has both of its colours: a program with a scheme of its own may drop those of the body, or
 * change one of two.
 */
export function mailPage(language: Language, title: string, blocks: readonly string[]): string {
  const sheet = `background: ${paper}; color: ${ink.DEFAULT}`;
  const letters = "font: 17px/1.6 -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body class="sheet" style="margin: 0; padding: 0; ${sheet}">
<div class="sheet" style="padding: 48px 24px; ${sheet}; ${letters}">
<div class="sheet" style="max-width: 480px; margin: 0 auto; ${sheet}">
${blocks.join('\n')}
</div>
</div>
</body>
</html>
`;
}

export const paragraph = (html: string) => block('p', 'sheet', html, `color: ${ink.DEFAULT}`);

export const strong = (html: string) =>
  block('p', 'sheet', html, `color: ${ink.DEFAULT}; font-weight: 700`);

export const heading = (html: string) =>
  block('h1', 'sheet', html, `color: ${ink.DEFAULT}; font-size: 28px; line-height: 1.2`);

/** A line below the mail itself. */
export const small = (html: string) =>
  block('p', 'sheet soft', html, `color: ${ink.soft}; font-size: 14px`);

export function button(label: string, href: string): string {
  const style = `display: inline-block; padding: 12px 24px; border-radius: 2px; background: ${lamp.DEFAULT}; color: ${paper}; font-weight: 700; text-decoration: none`;
  return paragraph(`<a class="button" href="${href}" style="${style}">${escapeHtml(label)}</a>`);
}

export const link = (label: string, href: string) =>
  `<a class="sheet soft" href="${href}" style="background: ${paper}; color: ${ink.soft}">${escapeHtml(label)}</a>`;

function block(tag: 'p' | 'h1', look: string, html: string, style: string): string {
  return `<${tag} class="${look}" style="margin: 0 0 24px; background: ${paper}; ${style}">${html}</${tag}>`;
}
