import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/sections/section-heading';
import { culture as copy } from '@/content/careers';
import styles from './culture-section.module.css';

/** How the company works: four cards, each with an illustration. */
export function CultureSection() {
  const { remote, collaborative, impact, hours } = copy;
  return (
    <section data-theme="light" aria-labelledby="culture-title" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter py-section">
        <SectionHeading id="culture-title" {...copy} className="max-w-[10.5em]" />
        <div data-reveal className={styles.culture}>
          <Card variant="night" {...remote}>
            <Clocks />
          </Card>
          <Card variant="white" {...collaborative}>
            {/* How a sentence changes between two people before a guest reads it. */}
            <ol className={styles.slips}>
              {collaborative.slips.map(({ from, what }) => (
                <li key={from}>
                  <span>{from}</span>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
          </Card>
          <Card variant="lamp" {...impact}>
            <p className={styles.row}>
              <time>{impact.row.time}</time>
              <span>{impact.row.door}</span>
              <span>{impact.row.what}</span>
              <b>{impact.row.status}</b>
            </p>
          </Card>
          <Card variant="white" {...hours}>
            <Rota />
          </Card>
        </div>
      </div>
    </section>
  );
}

interface CardProps {
  variant: 'night' | 'white' | 'lamp';
  title: string;
  text: string;
  children: ReactNode;
}

function Card({ variant, title, text, children }: CardProps) {
  return (
    <article data-theme={variant === 'night' ? 'dark' : undefined} className={styles[variant]}>
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 max-w-[34rem]">{text}</p>
      </div>
      <div>{children}</div>
    </article>
  );
}

/** The same moment in the places where people work. */
function Clocks() {
  return (
    <ul className={styles.clocks}>
      {copy.remote.clocks.map((clock) => (
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

/** The working hours of a week, and from eight in the evening the desk. */
function Rota() {
  return (
    <div role="img" aria-label={copy.hours.label} className={styles.rota}>
      {copy.hours.days.map(({ day, spans, ...rest }) => (
        <div key={day} className={styles.day}>
          <span>{day}</span>
          <div className={styles.hours}>
            {spans.map(([from, to]) => (
              <i key={from} className={styles.worked} style={place(from, to)} />
            ))}
            {'call' in rest ? (
              <i className={styles.call} style={place(rest.call, rest.call + 1)} />
            ) : null}
            <i className={styles.dark} style={place(DUSK, LAST)} />
          </div>
        </div>
      ))}
      <p className={styles.key}>
        <span className={styles.worked}>{copy.hours.you}</span>
        <span className={styles.call}>{copy.hours.call}</span>
        <span className={styles.dark}>{copy.hours.desk}</span>
      </p>
    </div>
  );
}

/** The place of a span of hours in the grid, which has one column for each hour. */
function place(from: number, to: number) {
  return { gridColumn: `${from - FIRST + 1} / ${to - FIRST + 1}`, gridRow: 1 };
}
