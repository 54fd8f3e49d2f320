/**
 * The colours of the brand: the one place where their values are written. tailwind.config.ts makes utilities of them, and
 * what cannot use a stylesheet (share cards, the theme colour, the local mail page) reads them here.
 */
export const palette = {
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
  /** The sky from the middle of the night to the last row before sunrise. */
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
} as const;
