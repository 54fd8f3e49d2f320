import { Drawing } from '@/components/illustrations/drawing';
import { Eyebrow } from '@/components/sections/eyebrow';
import { Stamp } from '@/components/sections/stamp';
import type { Words } from '@/content/languages';
import { fillIn } from '@/lib/text/fill-in';
import bedside from './bedside.svg';
import { Carousel } from './carousel';
import styles from './hosts-section.module.css';

/** 05:48: the host is still asleep. What hosts say, one quote after the other. */
export function HostsSection({ words }: { words: Words['testimonials'] }) {
  const { hosts, hostTestimonials, ratingOf, sampleLabel } = words;
  return (
    <section data-theme="light" aria-labelledby="hosts-title" className="border-b">
      <div
        data-reveal
        className="mx-auto grid max-w-page grid-cols-12 gap-y-4 px-gutter pt-section"
      >
        <div className="col-span-full xl:col-span-4">
          <Eyebrow {...hosts.eyebrow} />
          <h2 id="hosts-title" className="sr-only">
            {hosts.title}
          </h2>
        </div>
        <div className="col-span-full min-w-0 pb-14 xl:col-span-8 xl:row-span-2 xl:pb-section">
          <Carousel words={hosts} count={hostTestimonials.length}>
            <ul
              tabIndex={0}
              aria-label={hosts.row}
              className={`flex overflow-x-auto ${styles.row}`}
            >
              {hostTestimonials.map((testimonial, index) => (
                <li key={testimonial.author} id={`host-${index + 1}`}>
                  <Quote
                    testimonial={testimonial}
                    rating={hosts.rating}
                    ratingOf={ratingOf}
                    sampleLabel={sampleLabel}
                  />
                </li>
              ))}
            </ul>
          </Carousel>
        </div>
        <Drawing
          file={bedside}
          className="col-span-full w-[min(26rem,100%)] self-end xl:col-span-4 xl:w-[min(30rem,94%)]"
        />
      </div>
    </section>
  );
}

interface QuoteProps {
  testimonial: Words['testimonials']['hostTestimonials'][number];
  rating: string;
  ratingOf: string;
  sampleLabel: string;
}

function Quote({ testimonial, rating: label, ratingOf, sampleLabel }: QuoteProps) {
  const { quote, author, role, rating, initials } = testimonial;
  return (
    <figure className="flex h-full flex-col justify-between gap-8">
      <blockquote className={`font-display font-medium ${styles.quote}`}>{quote}</blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-3 leading-snug">
        <span
          aria-hidden="true"
          className={`bg-primary font-display font-bold text-primary-foreground ${styles.initials}`}
        >
          {initials}
        </span>
        <span>
          <b className="block font-semibold">{author}</b>
          {role}
        </span>
        <span className="sm:border-l sm:pl-4">
          <span className="block text-small text-muted-foreground">{label}</span>
          <b className="font-semibold tabular-nums">{fillIn(ratingOf, { rating })}</b>
        </span>
        <Stamp label={sampleLabel} />
      </figcaption>
    </figure>
  );
}
