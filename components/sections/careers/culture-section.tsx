import type { ReactNode } from 'react';
import { culture as copy } from '@/content/careers';
import { Eyebrow } from '../eyebrow';
import styles from './culture-section.module.css';
import { Clocks } from './clocks';
import { HandoverSlips } from './handover-slips';
import { Rota } from './rota';

/** How the company works: four cards, each with the thing that shows it. */
export function CultureSection() {
  const { remote, collaborative, impact, hours } = copy;
  return (
    <section data-theme="light" aria-labelledby="culture-title" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter py-section">
        <Eyebrow {...copy.eyebrow} />
        <h2 id="culture-title" className="max-w-[10.5em] text-h2">
          {copy.title}
        </h2>
        <div data-reveal className={styles.culture}>
          <Card variant="night" {...remote}>
            <Clocks clocks={remote.clocks} />
          </Card>
          <Card variant="white" {...collaborative}>
            <HandoverSlips slips={collaborative.slips} />
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
