import { hosts, hostTestimonials } from '@/content/testimonials';
import { Eyebrow } from '../eyebrow';
import { Bedside } from './bedside';
import { Carousel } from './carousel';
import styles from './carousel.module.css';
import { HostQuote } from './host-quote';

/** 05:48: the host is still asleep, and so is the phone. What hosts say, one quote after the other. */
export function HostsSection() {
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
            <ul tabIndex={0} aria-label={hosts.row} className={styles.row}>
              {hostTestimonials.map((testimonial, index) => (
                <HostQuote
                  key={testimonial.author}
                  id={`host-${index + 1}`}
                  testimonial={testimonial}
                />
              ))}
            </ul>
          </Carousel>
        </div>
        <div className="col-span-full w-[min(26rem,100%)] self-end xl:col-span-4 xl:w-[min(30rem,94%)]">
          <Bedside />
        </div>
      </div>
    </section>
  );
}
