import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/sections/section-heading';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { cn } from '@/lib/utils';
import styles from './culture-section.module.css';

type Culture = Words['careers']['culture'];

/** How the company works: four cards, each with an illustration. */
export async function CultureSection() {
  const { culture: copy } = (await words()).careers;
  const { remote, collaborative, impact, hours } = copy;
  return (
    <section data-theme="light" aria-labelledby="culture-title" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter py-section">
        <SectionHeading id="culture-title" {...copy} className="max-w-[10.5em]" />
        <div data-reveal className="mt-14 grid gap-4 lg:grid-cols-12">
          <Card variant="night" {...remote} className="lg:col-span-7">
            <Clocks clocks={remote.clocks} />
          </Card>
          <Card variant="white" {...collaborative} className="lg:col-span-5">
            {/* How a sentence changes between two people before a guest reads it. */}
            <ol>
              {collaborative.slips.map(({ from, what }, index, { length }) => (
                <Slip key={from} from={from} what={what} isLast={index === length - 1} />
              ))}
            </ol>
          </Card>
          <Card variant="lamp" {...impact} className="lg:col-span-5">
            <p className={cn(styles.row, 'grid gap-x-5 border-y py-4')}>
              <time className="self-center font-display leading-none font-semibold tracking-[-0.04em]">
                {impact.row.time}
              </time>
              <span>{impact.row.door}</span>
              <span>{impact.row.what}</span>
              <b className="font-semibold">{impact.row.state}</b>
            </p>
          </Card>
          <Card variant="white" {...hours} className="lg:col-span-7">
            <Rota hours={hours} />
          </Card>
        </div>
      </div>
    </section>
  );
}

const surfaces = {
  night: '',
  white: 'border bg-card',
  lamp: 'bg-answered-surface text-on-surface',
};

interface CardProps {
  variant: keyof typeof surfaces;
  title: string;
  text: string;
  className: string;
  children: ReactNode;
}

function Card({ variant, title, text, className, children }: CardProps) {
  return (
    <article
      data-theme={variant === 'night' ? 'dark' : undefined}
      className={cn(
        'flex min-w-0 flex-col justify-between gap-10 px-5 py-6 wrap-anywhere md:p-8 lg:min-h-100',
        surfaces[variant],
        className,
      )}
    >
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 max-w-[34rem]">{text}</p>
      </div>
      <div>{children}</div>
    </article>
  );
}

/** A version of the sentence; the last one is what the guest reads. */
function Slip({ from, what, isLast }: { from: string; what: string; isLast: boolean }) {
  const line = isLast ? 'border-t-[1.5px] border-foreground font-semibold' : 'border-t';
  return (
    <li className={`flex py-3 ${line}`}>
      <span className={`w-20 flex-none ${isLast ? 'text-primary' : 'text-muted-foreground'}`}>
        {from}
      </span>
      <span className="min-w-0">{what}</span>
    </li>
  );
}

/** The same moment in the places where people work. */
function Clocks({ clocks }: Pick<Culture['remote'], 'clocks'>) {
  return (
    <ul className={cn(styles.clocks, 'grid gap-y-4')}>
      {clocks.map((clock) => (
        <li key={clock.place}>
          <Face {...clock} />
          <span className="font-semibold">{clock.place}</span>{' '}
          <time className="text-muted-foreground">
            {String(clock.hour).padStart(2, '0')}:{clock.minute}
          </time>
        </li>
      ))}
    </ul>
  );
}

function Face({ hour, minute }: { hour: number; minute: number }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <circle className="fill-night-edge" cx="60" cy="60" r="60" />
      <path className="fill-moon" d="M60 6a54 54 0 0 0 0 108z" />
      <path className="fill-moon-mist" d="M60 6a54 54 0 0 1 0 108z" />
      <path className="stroke-ink" d="M60 12v10M60 98v10M12 60h10M98 60h10" strokeWidth="4" />
      <path
        className="stroke-ink"
        d="M60 66V34"
        strokeWidth="7"
        transform={`rotate(${(hour + minute / 60) * 30} 60 60)`}
      />
      <path
        className="stroke-ink"
        d="M60 68V20"
        strokeWidth="4"
        transform={`rotate(${minute * 6} 60 60)`}
      />
      <circle className="fill-oxblood" cx="60" cy="60" r="6" />
    </svg>
  );
}

/** The first and the last hour of the rota, and the hour at which the desk takes over. */
const FIRST = 6;
const LAST = 24;
const DUSK = 20;

const worked = `${styles.worked} forced-colors:border`;
const call = 'bg-lamp forced-colors:border';
const dark = 'bg-night forced-colors:border';

/** The working hours of a week, and from eight in the evening the desk. */
function Rota({ hours }: Pick<Culture, 'hours'>) {
  return (
    <div role="img" aria-label={hours.label} className="grid gap-2">
      {hours.days.map(({ day, spans, ...rest }) => (
        <div key={day} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center">
          <span>{day}</span>
          <div className={cn(styles.hours, 'grid h-7')}>
            {spans.map(([from, to]) => (
              <i key={from} className={worked} style={place(from, to)} />
            ))}
            {'call' in rest ? <i className={call} style={place(rest.call, rest.call + 1)} /> : null}
            <i className={dark} style={place(DUSK, LAST)} />
          </div>
        </div>
      ))}
      <p className="mt-3 ml-12 flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem]">
        <span className={`${worked} px-3 py-0.5`}>{hours.you}</span>
        <span className={`${call} px-3 py-0.5 text-on-surface`}>{hours.call}</span>
        <span className={`${dark} px-3 py-0.5 text-on-surface`}>{hours.desk}</span>
      </p>
    </div>
  );
}

/** The place of a span of hours in the grid, which has one column for each hour. */
function place(from: number, to: number) {
  return { gridColumn: `${from - FIRST + 1} / ${to - FIRST + 1}`, gridRow: 1 };
}
