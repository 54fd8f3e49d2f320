import { guests, guestTestimonials } from '@/content/testimonials';
import { Eyebrow } from '../eyebrow';
import styles from './guests.module.css';
import { RegistrationCard } from './registration-card';
import { Suitcases } from './suitcases';

// Where each card lies on the desk, on wide screens: each a little further along than the grid wants.
const PLACES = ['md:mr-[20%] xl:mr-[25%]', 'md:ml-[20%] xl:ml-[25%]', 'md:mx-[10%] xl:mx-[12.5%]'];

/** What guests say, on the cards that they fill in at the desk. */
export function GuestsSection() {
  return (
    <section data-theme="dark" aria-labelledby="guests-title">
      <div
        data-reveal
        className="mx-auto grid max-w-page grid-cols-12 gap-y-10 px-gutter pt-section"
      >
        <div className="col-span-full flex flex-col xl:col-span-4 xl:pr-10">
          <Eyebrow {...guests.eyebrow} />
          <h2 id="guests-title" className="text-h2">
            {guests.title}
          </h2>
          <p className="mt-5 max-w-[33.5em] text-muted-foreground">{guests.lead}</p>
          <Suitcases className="mt-auto w-[min(18rem,90%)] pt-16 max-xl:hidden" />
        </div>
        <div role="group" aria-label={guests.scroller} tabIndex={0} className={styles.scroller}>
          <ul className={styles.cards}>
            {guestTestimonials.map((testimonial, index) => (
              <li key={testimonial.author} className={PLACES[index]}>
                <RegistrationCard testimonial={testimonial} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
