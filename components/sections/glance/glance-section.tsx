import { glance } from '@/content/home';
import { cn } from '@/lib/utils';
import { Eyebrow } from '../eyebrow';
import { BellDrawing, CardFileDrawing, CotDrawing } from './glance-drawings';
import styles from './glance.module.css';

/** Three posters in the colours of the tags: answered, asking, waiting. Each has its object on the bottom edge. */
export function GlanceSection() {
  const { questions, requests, improves } = glance;
  return (
    <section
      data-theme="dark"
      aria-labelledby="glance-title"
      className={cn(styles.section, 'pt-section')}
    >
      <div data-reveal className="mx-auto max-w-page px-gutter pb-12 xl:pb-16">
        <Eyebrow {...glance.eyebrow} />
        <h2 id="glance-title" className="max-w-[12.5em] text-h2">
          {glance.title}
        </h2>
      </div>
      <div className={styles.posters}>
        <article className={cn(styles.poster, 'bg-answered-surface')}>
          <PosterText title={questions.title} text={questions.text} />
          <BellDrawing tag={questions.tag} />
        </article>
        <article className={cn(styles.poster, 'bg-asking-surface')}>
          <PosterText title={requests.title} text={requests.text} />
          <CotDrawing tag={requests.tag} />
        </article>
        <article className={cn(styles.poster, 'bg-waiting-surface text-primary-foreground')}>
          <PosterText title={improves.title} text={improves.text} />
          <CardFileDrawing cards={improves.cards} newCard={improves.newCard} />
        </article>
      </div>
    </section>
  );
}

function PosterText({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="text-[clamp(1.75rem,2.6vw,2.375rem)] leading-[1.08] tracking-[-0.02em]">
        {title}
      </h3>
      <p className="mt-3 max-w-[29.5em]">{text}</p>
    </div>
  );
}
