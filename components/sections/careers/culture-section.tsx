import type { ReactNode } from 'react';
import { culture as copy } from '@/content/careers';
import { SectionMark } from '../section-mark';
import styles from './culture-section.module.css';
import { Clocks } from './clocks';
import { HandoverSlips } from './handover-slips';
import { Rota } from './rota';

/** How the company works: four cards, each with the thing that shows it. */
export function CultureSection() {
  const { remote, collaborative, impact, hours } = copy;
  return (
    <section data-ground="paper" aria-labelledby="culture-title" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter py-section">
        <SectionMark {...copy.mark} />
        <h2 id="culture-title" className="max-w-[10.5em] text-h2">
          {copy.title}
        </h2>
        <div data-reveal className={styles.culture}>
          <Card ground="night" {...remote}>
            <Clocks clocks={remote.clocks} />
          </Card>
          <Card ground="white" {...collaborative}>
            <HandoverSlips slips={collaborative.slips} />
          </Card>
          <Card ground="lamp" {...impact}>
            <p className={styles.row}>
              <time>{impact.row.time}</time>
              <span>{impact.row.door}</span>
              <span>{impact.row.what}</span>
              <b>{impact.row.status}</b>
            </p>
          </Card>
          <Card ground="white" {...hours}>
            <Rota />
          </Card>
        </div>
      </div>
    </section>
  );
}

interface CardProps {
  ground: 'night' | 'white' | 'lamp';
  title: string;
  text: string;
  children: ReactNode;
}

function Card({ ground, title, text, children }: CardProps) {
  return (
    <article data-ground={ground === 'night' ? 'night' : undefined} className={styles[ground]}>
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 max-w-[34rem]">{text}</p>
      </div>
      <div>{children}</div>
    </article>
  );
}
