import { Drawing } from '@/components/illustrations/drawing';
import type { Words } from '@/content/languages';
import { cn } from '@/lib/utils';
import { SectionHeading } from '../section-heading';
import bell from './bell.svg';
import cot from './cot.svg';
import styles from './glance.module.css';

const poster = cn(styles.poster, 'grid min-w-0 overflow-clip');
// It stands on the poster's edge; what is under it may go on to the sides.
const object = 'w-full self-end overflow-visible';

/** Three posters in the colours of the tags: answered, asking, waiting. Each has its object on the bottom edge. */
export function GlanceSection({ words }: { words: Words['home'] }) {
  const { glance } = words;
  const { questions, requests, improves } = glance;
  return (
    <section
      data-theme="dark"
      aria-labelledby="glance-title"
      className="@container pt-section" // in rem a container, unlike the window, also knows enlarged text
    >
      <div data-reveal className="mx-auto max-w-page px-gutter pb-12 xl:pb-16">
        <SectionHeading id="glance-title" {...glance} className="max-w-[12.5em]" />
      </div>
      <div className={cn(styles.posters, 'grid')}>
        <article className={cn(poster, 'bg-answered-surface')}>
          <PosterText {...questions} />
          {/* The bell of the desk at rest: its question has been answered. */}
          <Drawing file={bell} preserveAspectRatio="xMidYMax meet" className={object}>
            <text
              transform="translate(386 112) rotate(7) translate(9 162) rotate(-90)"
              fontSize="25"
              className="fill-moon font-bold"
            >
              {questions.tag}
            </text>
          </Drawing>
        </article>
        <article className={cn(poster, 'bg-asking-surface')}>
          <PosterText {...requests} />
          {/* A baby bed at night, with the host's one word hung on its rail. */}
          <Drawing file={cot} preserveAspectRatio="xMidYMax meet" className={object}>
            <text
              transform="translate(34 50) scale(.86) translate(210 162) rotate(-4) translate(0 94)"
              textAnchor="middle"
              fontSize="46"
              className="fill-ink font-display font-bold tracking-[-0.02em]"
            >
              {requests.tag}
            </text>
          </Drawing>
        </article>
        <article className={cn(poster, 'bg-waiting-surface text-primary-foreground')}>
          <PosterText {...improves} />
          <CardFileDrawing {...improves} />
        </article>
      </div>
    </section>
  );
}

function PosterText({ title, text }: { title: string; text: string }) {
  return (
    <div className="px-gutter pt-7 pb-5">
      <h3 className="text-[clamp(1.75rem,2.6vw,2.375rem)] leading-[1.08] tracking-[-0.02em]">
        {title}
      </h3>
      <p className="mt-3 max-w-[29.5em]">{text}</p>
    </div>
  );
}

// The place of the tab of each card, from the back of the drawer to its front.
const tabs = [30, 190, 66, 200];

/** The drawer of cards; the newest one goes in behind the others. */
function CardFileDrawing({ cards, newCard }: Words['home']['glance']['improves']) {
  return (
    <svg
      viewBox="0 24 360 336"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      fontSize="18"
      className="w-full self-end font-semibold"
    >
      <g transform="rotate(-3 180 200)">
        <path className="fill-paper" d="M40 72h142l8-28h106l8 28h22v240H40z" />
        <text x="243" y="65" textAnchor="middle" className="fill-ink">
          {newCard.tab}
        </text>
        {newCard.lines.map((line, index) => (
          <text key={line} x="58" y={106 + index * 26} className="fill-ink font-medium">
            {line}
          </text>
        ))}
        <path className="stroke-control" strokeWidth="1.2" d="M58 113h250M58 139h250" />
      </g>
      {cards.map((card, index) => {
        const tab = tabs[index] ?? 30;
        return (
          <g key={card} transform={`translate(0 ${178 + index * 42})`}>
            {/* Neighbours differ in tone, so that no line is needed between them. */}
            <path
              className={index % 2 === 0 ? 'fill-moon-soft' : 'fill-moon'}
              d={`M30 0h${tab - 22}l8-28h98l8 28H330v200H30z`}
            />
            <text x={tab + 65} y="-6" textAnchor="middle" className="fill-ink">
              {card}
            </text>
          </g>
        );
      })}
      <path className="fill-brass-shade" d="M-900 318h2200v60H-900z" />
      <path className="fill-paper" d="M130 328h100v22H130z" />
    </svg>
  );
}
