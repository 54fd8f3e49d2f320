import type { CardCopy, CardTag } from '@/content/page-heads';
import { brand } from '@/lib/brand';
import config from '@/tailwind.config';
import { HangingTag } from './share-card-tag';

// The renderer knows neither classes nor CSS variables: styles stand inline, their pigments come from the tokens.
type Pigments = Record<
  'night' | 'moon' | 'brass' | 'ink' | 'lamp' | 'oxblood',
  Record<string, string>
> & {
  paper: string;
};
const pigments = config.theme?.extend?.colors as unknown as Pigments;
const { night, moon, ink, lamp, oxblood, brass, paper } = pigments;

const themes = {
  dark: { background: night.DEFAULT!, text: moon.DEFAULT!, soft: moon.soft!, line: night.edge! },
  light: { background: paper, text: ink.DEFAULT!, soft: ink.soft!, line: moon.mist! },
};

const tags: Record<CardTag, { left: string; right: string; text: string }> = {
  lamp: { left: lamp.DEFAULT!, right: lamp.lit!, text: moon.DEFAULT! },
  oxblood: { left: oxblood.DEFAULT!, right: oxblood.bright!, text: '#FFFFFF' },
  brass: { left: brass.shade!, right: brass.DEFAULT!, text: night.DEFAULT! },
};

/** Size of a title in pixels, for so many characters at most. */
const titleSizes = [
  [22, 104],
  [34, 90],
  [58, 80],
  [84, 66],
] as const;
const SMALLEST_TITLE = 54;
/** Where facts stand below it. */
const WITH_FACTS = 0.9;
/** A longer title than this is cut: five lines of the smallest size. */
const LONGEST_TITLE = 120;

/**
 * What is shown of a page where it is shared, 1200 by 630: its title, what kind of page it is, and the tag with its
 * hour. By night it stands on night, by day on paper.
 */
export function ShareCard({ title, eyebrow, tag, facts = [] }: CardCopy) {
  const colors = themes[isNight(eyebrow.time) ? 'dark' : 'light'];
  const shown =
    title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trim()}…` : title;
  const size = titleSizes.find(([longest]) => shown.length <= longest)?.[1] ?? SMALLEST_TITLE;
  const scale = facts.length > 0 ? WITH_FACTS : 1;
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        position: 'relative',
        color: colors.text,
        background: colors.background,
        fontFamily: 'Instrument Sans',
      }}
    >
      <HangingTag
        time={eyebrow.time}
        colors={tags[tag]}
        string={colors.soft}
        hole={colors.background}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: 800,
          height: '100%',
          paddingTop: 56,
          paddingBottom: 52,
          paddingLeft: 72,
        }}
      >
        <Label {...colors}>{eyebrow.label}</Label>
        <div
          style={{
            display: 'flex',
            flexGrow: 1,
            alignItems: 'center',
            paddingRight: 24,
            fontFamily: 'Bricolage Grotesque',
            fontSize: size * scale,
            fontWeight: 700,
            lineHeight: 1.04,
            letterSpacing: '-0.03em',
            wordBreak: 'break-word',
            textWrap: 'balance',
          }}
        >
          {shown}
        </div>
        {facts.length > 0 ? (
          <div style={{ display: 'flex', color: colors.soft, fontSize: 30, marginBottom: 26 }}>
            {facts.join('  ·  ')}
          </div>
        ) : null}
        <Brand />
      </div>
    </div>
  );
}

/** From six in the evening to six in the morning. */
function isNight(time: string): boolean {
  const hour = Number.parseInt(time, 10);
  return hour >= 18 || hour < 6;
}

/** The luggage label on its string: what kind of page this is. */
function Label({
  text,
  background,
  children,
}: {
  text: string;
  background: string;
  children: string;
}) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', height: 60 }}>
      <svg width="44" height="60" viewBox="0 0 44 60">
        <path fill={text} d="M16 0h29v60H16L0 44V16z" />
        <circle cx="26" cy="30" r="7" fill={background} />
      </svg>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          height: 60,
          paddingRight: 26,
          background: text,
          color: background,
          fontSize: 32,
          fontWeight: 600,
        }}
      >
        {children}
      </div>
      <div
        style={{ position: 'absolute', left: -72, top: 28, width: 98, height: 3, background: text }}
      />
    </div>
  );
}

function Brand() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', height: 60 }}>
      <BrandMark />
      <div
        style={{
          display: 'flex',
          marginLeft: 16,
          fontFamily: 'Bricolage Grotesque',
          fontSize: 44,
          fontWeight: 700,
          letterSpacing: '-0.02em',
        }}
      >
        {brand.name}
      </div>
    </div>
  );
}

function BrandMark() {
  return (
    <svg width="42" height="56" viewBox="0 0 24 32">
      <path
        fillRule="evenodd"
        fill="currentColor"
        d="M7 0h10l7 8v24H0V8zM12 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.8 25V12.8h1.9L17.8 22.7V15h2.4v12.2h-1.9L6.2 17.3V25z"
      />
    </svg>
  );
}
