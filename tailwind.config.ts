import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { palette } from './lib/palette.ts';

/**
 * The size at which the longest word of a title still fits the window (lib/text/fit-words.ts): a letter is 0.6 em wide at
 * most. Titles without a long word do not say one.
 */
const longestWord = 'calc((100vw - 2 * var(--gutter)) / (0.6 * var(--longest, 1)))';

/**
 * The design tokens. They extend the stock theme of Tailwind, so that a pasted shadcn/ui component works. The semantic names
 * (background, foreground, primary ...) are CSS variables that app/globals.css sets to palette colours, once for each theme
 * (light, dark). Drawings are the same in both themes and use the palette's names.
 */
const config: Config = {
  content: [], // each stylesheet names the folders that it serves
  theme: {
    extend: {
      borderRadius: { sm: 'calc(0.375rem - 4px)', md: 'calc(0.375rem - 2px)' }, // 2 and 4 px
      fontFamily: {
        display: ['var(--font-display)', 'sans-serif'],
        sans: ['var(--font-text)', 'sans-serif'],
      },
      fontSize: {
        small: ['0.9375rem', { lineHeight: '1.45' }], // 15 px, the smallest text on the site
        body: ['1.0625rem', { lineHeight: '1.6' }], // 17 px
        lead: ['1.1875rem', { lineHeight: '1.5' }],
        h4: ['1.1875rem', { lineHeight: '1.3', letterSpacing: '-0.01em' }],
        h3: [
          'clamp(1.375rem, 1.2rem + 0.5vw, 1.625rem)',
          { lineHeight: '1.2', letterSpacing: '-0.015em' },
        ],
        // bounded by the window too, so that at 200 % text on a phone a word still fits its line
        h2: [
          `min(clamp(min(2.125rem, 14vw), 4.2vw, 3.75rem), ${longestWord})`,
          { lineHeight: '1.06', letterSpacing: '-0.025em' },
        ],
        h1: [
          `min(clamp(min(2.5rem, 20vw), 5vw, 4.5rem), ${longestWord})`,
          { lineHeight: '1', letterSpacing: '-0.035em' },
        ],
      },
      colors: {
        background: 'var(--background)',
        foreground: 'var(--foreground)',
        card: { DEFAULT: 'var(--card)', foreground: 'var(--foreground)' },
        popover: { DEFAULT: 'var(--card)', foreground: 'var(--foreground)' },
        primary: { DEFAULT: 'var(--primary)', foreground: 'var(--primary-foreground)' },
        secondary: { DEFAULT: 'var(--secondary)', foreground: 'var(--foreground)' },
        muted: { DEFAULT: 'var(--muted)', foreground: 'var(--muted-foreground)' },
        accent: { DEFAULT: 'var(--secondary)', foreground: 'var(--foreground)' },
        destructive: {
          DEFAULT: 'var(--destructive)',
          foreground: '#fff',
          hover: palette.oxblood.shade,
          text: 'var(--destructive-text)', // as a text on the background itself, which needs more contrast than an edge
        },
        // edges of messages
        success: 'var(--answered)',
        warning: 'var(--warning)',
        // The states of a conversation, and of everything drawn in their colours. A surface is the same in both themes.
        answered: { DEFAULT: 'var(--answered)', surface: palette.lamp.DEFAULT },
        asking: { DEFAULT: 'var(--destructive)', surface: palette.oxblood.DEFAULT },
        waiting: { DEFAULT: 'var(--waiting)', surface: palette.brass.DEFAULT },
        // text on a green or red surface, on a raised one and on drawings
        'on-surface': { DEFAULT: palette.moon.DEFAULT, muted: palette.moon.mist },
        overlay: palette.night.deep,
        border: 'var(--border)',
        input: 'var(--input)',
        ring: 'var(--ring)',
        ...palette,
      },
      spacing: {
        gutter: 'var(--gutter)', // the page's side padding
        'page-edge': 'max(var(--gutter), 50vw - 52.5rem + var(--gutter))', // from the window's edge to the text of a page
        section: 'var(--section)', // the rhythm between sections: 96 px on phones, 144 px on desktops
      },
      // The brand's one shape, the luggage tag; --cut is how far its two corners are cut off.
      clipPath: {
        hanging:
          'polygon(var(--cut) 0, calc(100% - var(--cut)) 0, 100% var(--cut), 100% 100%, 0 100%, 0 var(--cut))',
        lying:
          'polygon(var(--cut) 0, 100% 0, 100% 100%, var(--cut) 100%, 0 calc(100% - var(--cut)), 0 var(--cut))',
        key: 'polygon(25% 0, 75% 0, 100% 22%, 100% 100%, 0 100%, 0 22%)', // the small one that shows a status
      },
      maxWidth: { page: '105rem', measure: '33.5rem' }, // a measure of text holds up to 75 characters
      keyframes: {
        swing: { from: { rotate: '-16deg' }, to: { rotate: '16deg' } }, // a key tag on its string
        breathe: { from: { opacity: '1' }, to: { opacity: '0.45' } }, // a line not yet written
        appear: { from: { opacity: '0' } },
        rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
        'slide-right': { from: { transform: 'translateX(-100%)' } },
      },
      animation: {
        swing: 'swing 700ms ease-in-out infinite alternate',
        breathe: 'breathe 900ms ease-in-out infinite alternate',
        appear: 'appear 150ms ease-out',
        'appear-late': 'appear 150ms ease-out 300ms backwards', // too late to flash when the answer is quick
        rise: 'rise 200ms ease-out',
        'slide-right': 'slide-right 200ms ease-out',
      },
    },
  },
  // The drawings in SVG files read the palette from variables, such as --palette-moon-soft.
  plugins: [plugin(({ addBase }) => addBase({ ':root': paletteVariables() }))],
};

function paletteVariables(): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, colour] of Object.entries(palette)) {
    const shades = typeof colour === 'string' ? { DEFAULT: colour } : colour;
    for (const [shade, value] of Object.entries(shades))
      variables[`--palette-${name}${shade === 'DEFAULT' ? '' : `-${shade}`}`] = value;
  }
  return variables;
}

export default config;
