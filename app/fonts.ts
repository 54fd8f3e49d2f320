import { preload } from 'react-dom';

// The very files that fonts.css names. (The framework's own font loader preloads none for an address that does not exist.)
const FILES = [
  new URL(
    '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    import.meta.url,
  ),
  new URL(
    '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    import.meta.url,
  ),
];

/**
 * Has the browser fetch both typefaces before it has read the stylesheet. To be called by the layout of an area whose
 * texts need other room in the stand-ins; a browser holds the first picture back for it, so the home page does without
 * (docs/decisions/0036-first-picture.md).
 */
export function preloadFonts(): void {
  for (const { pathname } of FILES)
    preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
