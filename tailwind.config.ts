import type { Config } from 'tailwindcss';

/**
 * The design tokens. The palette is the constant part of the brand; the semantic names (background, foreground, primary ...)
 * are CSS variables that app/globals.css binds to palette colours, once for each theme (light, dark), so that a component
 * never asks which theme surrounds it.
 */
const config: Config = {
  content: [], // each stylesheet names the folders that it serves
  theme: {
    // Radii are 2 to 4 px and hairlines replace shadows: what is not listed here does not exist.
    borderRadius: { none: '0', sm: '2px', DEFAULT: '3px', md: '4px', full: '9999px' },
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
      h2: ['clamp(2.125rem, 4.2vw, 3.75rem)', { lineHeight: '1.06', letterSpacing: '-0.025em' }],
      // bounded by the window too, so that at 200 % text on a phone a word still fits its line
      h1: ['clamp(min(2.5rem, 20vw), 5vw, 4.5rem)', { lineHeight: '1', letterSpacing: '-0.035em' }],
    },
    extend: {
      colors: {
        background: 'var(--background)',
        foreground: 'var(--foreground)',
        card: { DEFAULT: 'var(--card)', foreground: 'var(--card-foreground)' },
        popover: { DEFAULT: 'var(--popover)', foreground: 'var(--popover-foreground)' },
        primary: { DEFAULT: 'var(--primary)', foreground: 'var(--primary-foreground)' },
        secondary: { DEFAULT: 'var(--secondary)', foreground: 'var(--secondary-foreground)' },
        muted: { DEFAULT: 'var(--muted)', foreground: 'var(--muted-foreground)' },
        accent: { DEFAULT: 'var(--accent)', foreground: 'var(--accent-foreground)' },
        destructive: {
          DEFAULT: 'var(--destructive)',
          foreground: 'var(--destructive-foreground)',
          text: 'var(--destructive-text)', // as a text on the background itself, which needs more contrast than an edge
        },
        // edges of messages
        success: 'var(--success)',
        warning: 'var(--warning)',
        border: 'var(--border)',
        input: 'var(--input)',
        ring: 'var(--ring)',
        // the palette
        night: {
          DEFAULT: '#0B1A17',
          raised: '#13302A',
          deep: '#060F0D',
          edge: '#1D453C',
          wall: '#0E231E',
        },
        moon: { DEFAULT: '#E9F0EA', soft: '#A9BDB3', mist: '#CFE0D6' },
        brass: { DEFAULT: '#F2B544', deep: '#7A4E00', shade: '#C48C28' },
        paper: '#F3F5EF',
        ink: { DEFAULT: '#12211B', soft: '#47574F' },
        lamp: { DEFAULT: '#0F5A43', lit: '#187357', bright: '#2F8F6E' },
        dawn: { haze: '#F3E9CD', sky: '#F6DFAE', glow: '#F8CF7F', flank: '#E8A83A' },
        // The sky above the ledger, from the middle of the night to the last row before sunrise.
        sky: {
          1: '#0E221D',
          2: '#13302A',
          3: '#193D35',
          4: '#214A41',
          5: '#2C584E',
          6: '#3B6860',
          7: '#456F68',
          8: '#8CA598',
          9: '#BAC4AA',
          10: '#E2D097',
        },
        oxblood: { DEFAULT: '#A3322B', bright: '#C9483F', shade: '#7B2620', pale: '#F0968C' },
        control: '#7B8A82',
      },
      spacing: {
        gutter: 'var(--gutter)', // the page's side padding
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
      transitionDuration: { DEFAULT: '200ms' },
      keyframes: {
        swing: { from: { rotate: '-16deg' }, to: { rotate: '16deg' } }, // a key tag on its string
        breathe: { from: { opacity: '1' }, to: { opacity: '0.45' } }, // a line not yet written
        appear: { from: { opacity: '0' } },
        rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
        'slide-right': { from: { transform: 'translateX(-100%)' } },
        'slide-left': { from: { transform: 'translateX(100%)' } },
      },
      animation: {
        swing: 'swing 700ms ease-in-out infinite alternate',
        breathe: 'breathe 900ms ease-in-out infinite alternate',
        appear: 'appear 150ms ease-out',
        'appear-late': 'appear 150ms ease-out 300ms backwards', // too late to flash when the answer is quick
        rise: 'rise 200ms ease-out',
        'slide-right': 'slide-right 200ms ease-out',
        'slide-left': 'slide-left 200ms ease-out',
      },
    },
  },
};

export default config;
