import { Eyebrow } from '@/components/sections/eyebrow';
import { buttonVariants } from '@/components/ui/button';
import type { providerPage } from '@/content/provider-page';
import { paths } from '@/lib/paths';
import styles from './steps.module.css';

type StepsCopy = ReturnType<typeof providerPage>['steps'];

/** The three steps of connecting, each with its time. */
export function Steps({ copy }: { copy: StepsCopy }) {
  return (
    <section data-theme="dark" aria-labelledby="steps-title" className="overflow-x-clip">
      <div className="mx-auto grid max-w-page gap-y-12 px-gutter py-section lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pr-10">
          <Eyebrow {...copy.eyebrow} />
          <h2 id="steps-title" className="max-w-[8em] text-h2">
            {copy.title}
          </h2>
          <p className="mt-5 mb-9 max-w-[30rem] text-muted-foreground">{copy.lead}</p>
          <a href={paths.app.signup} className={buttonVariants({ variant: 'tag', size: 'lg' })}>
            {copy.action}
          </a>
        </div>
        <ol data-reveal className={`${styles.steps} lg:col-span-7`}>
          {copy.list.map(({ time, title, text }) => (
            <li key={title} className={styles.step}>
              <time className={styles.time}>{time}</time>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-[32em] text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
