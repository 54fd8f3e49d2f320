import localFont from 'next/font/local';

// The typefaces by their role: display for headings, text for everything else. A new one is named here, measured for
// font-fallbacks.css (docs/performance.md) and given to the share cards as .woff (share-cards/card-fonts.ts).
//
// Both families have the SIL Open Font License. Each has two files (Google Fonts' ranges): Latin for every page, extended
// Latin for pages with letters such as Ł and ő. They are not preloaded: the fallbacks take the same space, and preloading
// delayed the largest paint (docs/performance.md). The fallbacks are in font-fallbacks.css, because the generated ones have
// one weight only and caused layout shifts of up to 0.125.

const displayExtended = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  weight: '200 800',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
  variable: '--font-display-extended',
});

const display = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  preload: false,
  adjustFontFallback: false,
  weight: '200 800',
  variable: '--font-display-latin',
});

const textExtended = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
  variable: '--font-text-extended',
});

const text = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  preload: false,
  adjustFontFallback: false,
  weight: '400 700',
  variable: '--font-text-latin',
});

/** The class names that define the variables of the typefaces. app/globals.css makes the two families of them. */
export const fontVariables = [displayExtended, display, textExtended, text]
  .map(({ variable }) => variable)
  .join(' ');
