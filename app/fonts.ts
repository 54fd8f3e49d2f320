import localFont from 'next/font/local';

/** Headings and display: Bricolage Grotesque (OFL), Latin subset. */
export const displayFont = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-display',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Text and interface: Instrument Sans (OFL), Latin subset. */
export const textFont = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-text',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
