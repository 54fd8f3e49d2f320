import 'server-only';
import { cacheLife } from 'next/cache';
import { ImageResponse } from 'next/og';
import { brand } from '@/lib/brand';
import { cachedArgument } from '@/lib/forms/cached-arguments';
import { palette } from '@/lib/palette';
import type { CardCopy, CardTag } from '@/lib/seo/page-head';
import { SHARE_CARD } from '@/lib/seo/page-metadata';
import { z } from '@/lib/zod';
import { drawableText, loadCardFonts } from './card-fonts';

const cardSchema = z.object({
  // Rows have no limit of their own; the card shortens what it draws.
  title: z.string().max(10_000),
  eyebrow: z.object({ time: z.string().max(20), label: z.string().max(1_000) }),
  tag: z.enum(['lamp', 'oxblood', 'brass']),
  facts: z.array(z.string().max(1_000)).max(5).readonly().optional(),
});

/** The card as a PNG file, cached by its content. Throws when the content is not valid. */
export async function drawCard(card: CardCopy): Promise<ArrayBuffer> {
  'use cache';
  cacheLife('max');
  const copy = cachedArgument(cardSchema, card);
  return new ImageResponse(<ShareCard {...drawableCopy(copy)} />, {
    ...SHARE_CARD,
    fonts: await loadCardFonts(),
  }).arrayBuffer();
}

/** The card in characters that the fonts hold. A title with others gives way to the brand. */
function drawableCopy({ title, eyebrow, tag, facts = [] }: CardCopy): CardCopy {
  return {
    title: drawableText(title) || brand.name,
    eyebrow: { ...eyebrow, label: drawableText(eyebrow.label) || brand.name },
    tag,
    facts: facts.map(drawableText).filter(Boolean),
  };
}

/** The brand's logo as a PNG file of 512 by 512 pixels, for structured data. */
export async function drawLogo(): Promise<ArrayBuffer> {
  'use cache';
  cacheLife('max');
  return new ImageResponse(<ShareLogo />, { width: 512, height: 512 }).arrayBuffer();
}

// The renderer supports no classes and no CSS variables: styles are inline.
const { night, moon, ink, lamp, oxblood, brass, paper } = palette;

const themes = {
  dark: { background: night.DEFAULT, text: moon.DEFAULT, soft: moon.soft },
  light: { background: paper, text: ink.DEFAULT, soft: ink.soft },
};

const tags: Record<CardTag, { left: string; right: string; text: string }> = {
  lamp: { left: lamp.DEFAULT, right: lamp.lit, text: moon.DEFAULT },
  oxblood: { left: oxblood.DEFAULT, right: oxblood.bright, text: '#FFFFFF' },
  brass: { left: brass.shade, right: brass.DEFAULT, text: night.DEFAULT },
};

// Pairs of a title's length in characters, at most, and its font size in pixels.
const titleSizes = [
  [22, 104],
  [34, 90],
  [58, 80],
  [84, 66],
] as const;
const SMALLEST_TITLE = 54;
// The scale of a title with facts below it.
const WITH_FACTS = 0.9;
// Longer titles are cut: five lines of the smallest size.
const LONGEST_TITLE = 120;

const row = { display: 'flex', alignItems: 'center' } as const;
const heading = { fontFamily: 'display', fontWeight: 700 } as const;

/** A title of five lines at most. */
function clipTitle(title: string): string {
  return title.length <= LONGEST_TITLE ? title : `${title.slice(0, LONGEST_TITLE - 1).trim()}…`;
}

/** The card of a page: its title, what kind of page it is, and the tag with its hour. Dark at night, light by day. */
function ShareCard({ title, eyebrow, tag, facts = [] }: CardCopy) {
  const { text, background, soft } = themes[isNight(eyebrow.time) ? 'dark' : 'light'];
  const shown = clipTitle(title);
  const size = titleSizes.find(([longest]) => shown.length <= longest)?.[1] ?? SMALLEST_TITLE;
  const scale = facts.length > 0 ? WITH_FACTS : 1;
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: '100%',
        color: text,
        background,
        fontFamily: 'text',
      }}
    >
      <HangingTag time={eyebrow.time} colors={tags[tag]} string={soft} hole={background} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: 800,
          height: '100%',
          padding: '56px 0 52px 72px',
        }}
      >
        <Label color={text} background={background} text={eyebrow.label} />
        <div
          style={{
            ...row,
            ...heading,
            flexGrow: 1,
            paddingRight: 24,
            fontSize: size * scale,
            lineHeight: 1.04,
            letterSpacing: '-0.03em',
            wordBreak: 'break-word',
            textWrap: 'balance',
          }}
        >
          {shown}
        </div>
        {facts.length > 0 ? (
          <div style={{ ...row, color: soft, fontSize: 30, marginBottom: 26 }}>
            {facts.join('  ·  ')}
          </div>
        ) : null}
        <div style={{ ...row, height: 60 }}>
          <BrandMark height={56} />
          <div style={{ ...heading, marginLeft: 16, fontSize: 44, letterSpacing: '-0.02em' }}>
            {brand.name}
          </div>
        </div>
      </div>
    </div>
  );
}

// Night is from 18:00 to 06:00.
function isNight(time: string): boolean {
  const hour = Number.parseInt(time, 10);
  return hour >= 18 || hour < 6;
}

// A luggage label on its string: what kind of page this is.
function Label({ color, background, text }: Record<'color' | 'background' | 'text', string>) {
  return (
    <div style={{ ...row, height: 60 }}>
      <svg width="44" height="60" viewBox="0 0 44 60">
        <path fill={color} d="M16 0h29v60H16L0 44V16z" />
        <circle cx="26" cy="30" r="7" fill={background} />
      </svg>
      <div
        style={{
          ...row,
          height: 60,
          paddingRight: 26,
          background: color,
          color: background,
          fontSize: 32,
          fontWeight: 600,
        }}
      >
        {text}
      </div>
      <div
        style={{
          position: 'absolute',
          left: -72,
          top: 28,
          width: 98,
          height: 3,
          background: color,
        }}
      />
    </div>
  );
}

interface HangingTagProps {
  time: string;
  colors: { left: string; right: string; text: string };
  /** Colour of the string and the key, and of the tag's hole. */
  string: string;
  hole: string;
}

// A key and its tag on a ring, hanging from the upper edge of the card. The tag shows the hour.
function HangingTag({ time, colors, string, hole }: HangingTagProps) {
  return (
    <div
      style={{ display: 'flex', position: 'absolute', right: 40, top: 0, width: 380, height: 630 }}
    >
      <svg width="380" height="630" viewBox="0 0 380 630">
        <path d="M214 0v98" stroke={string} strokeWidth="4" />
        <g transform="rotate(10 214 140)" fill="none" stroke={string} strokeWidth="17">
          <circle cx="152" cy="214" r="38" />
          <path d="M152 252v252M152 470h-44v44h44" />
        </g>
        <path d="M214 98a44 44 0 0 1 0 88" fill="none" stroke={string} strokeWidth="7" />
        <g transform="rotate(-4 214 150)">
          <path fill={colors.left} d="M162 130h52v440H92V214z" />
          <path fill={colors.right} d="M214 130h52l70 84v356H214z" />
          <circle cx="214" cy="186" r="20" fill={hole} />
        </g>
        <path d="M214 98a44 44 0 0 0 0 88" fill="none" stroke={string} strokeWidth="7" />
      </svg>
      <div
        style={{
          ...row,
          ...heading,
          justifyContent: 'center',
          position: 'absolute',
          left: 106,
          top: 352,
          width: 244,
          height: 120,
          color: colors.text,
          fontSize: 80,
          letterSpacing: '-0.03em',
          transform: 'rotate(-4deg)',
        }}
      >
        {time}
      </div>
    </div>
  );
}

function ShareLogo() {
  return (
    <div
      style={{
        ...row,
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        color: lamp.DEFAULT,
        background: paper,
      }}
    >
      <BrandMark height={400} />
    </div>
  );
}

function BrandMark({ height }: { height: number }) {
  return (
    <svg width={(height * 24) / 32} height={height} viewBox="0 0 24 32">
      <path
        fillRule="evenodd"
        fill="currentColor"
        d="M7 0h10l7 8v24H0V8zM12 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.8 25V12.8h1.9L17.8 22.7V15h2.4v12.2h-1.9L6.2 17.3V25z"
      />
    </svg>
  );
}
