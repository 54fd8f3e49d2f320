import { Drawing } from '@/components/illustrations/drawing';
import { SectionHeading } from '@/components/sections/section-heading';
import { Stamp } from '@/components/sections/stamp';
import type { Words } from '@/content/languages';
import { fillIn } from '@/lib/text/fill-in';
import { cn } from '@/lib/utils';
import styles from './guests-section.module.css';
import suitcases from './suitcases.svg';

// Each card's place on wide screens, a little off the grid.
const places = ['md:mr-[20%] xl:mr-[25%]', 'md:ml-[20%] xl:ml-[25%]', 'md:mx-[10%] xl:mx-[12.5%]'];

/** The words of guests, on registration cards. */
export function GuestsSection({ words }: { words: Words['testimonials'] }) {
  const { guests, guestTestimonials, ratingOf, sampleLabel } = words;
  return (
    <section data-theme="dark" aria-labelledby="guests-title">
      <div
        data-reveal
        className="mx-auto grid max-w-page grid-cols-12 gap-y-10 px-gutter pt-section"
      >
        <div className="col-span-full flex flex-col xl:col-span-4 xl:pr-10">
          <SectionHeading id="guests-title" {...guests} />
          <p className="mt-5 max-w-[33.5em] text-muted-foreground">{guests.lead}</p>
          <Drawing file={suitcases} className="mt-auto w-[min(18rem,90%)] pt-16 max-xl:hidden" />
        </div>
        <div
          role="group"
          aria-label={guests.scroller}
          tabIndex={0}
          className={cn('-mx-gutter overflow-x-auto pb-section', styles.scroller)}
        >
          <ul className={styles.cards}>
            {guestTestimonials.map((testimonial, index) => (
              <li key={testimonial.author} className={places[index]}>
                <RegistrationCard
                  testimonial={testimonial}
                  fields={guests.fields}
                  ratingOf={ratingOf}
                  sampleLabel={sampleLabel}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

interface RegistrationCardProps {
  testimonial: Words['testimonials']['guestTestimonials'][number];
  fields: Words['testimonials']['guests']['fields'];
  ratingOf: string;
  sampleLabel: string;
}

/** A registration card: the stub with the door, what the desk asks for, and what the guest says. */
function RegistrationCard(props: RegistrationCardProps) {
  const { testimonial, fields, ratingOf, sampleLabel } = props;
  const { quote, author, role, rating, door, arrived, nights, language } = testimonial;
  return (
    <figure data-theme="light" className={styles.card}>
      <p className="flex items-center justify-between gap-4 border-b-2 border-dotted border-input px-5 py-3.5 text-small sm:flex-col sm:items-start sm:border-r-2 sm:border-b-0">
        {fields.door}{' '}
        <span className="font-display text-[3.25rem] leading-[0.8] font-semibold tracking-[-0.05em] sm:text-[4rem]">
          {door}
        </span>
      </p>
      <div className="px-5 sm:px-6">
        <dl
          className={cn(
            'gap-y-2 border-b-[1.5px] border-foreground py-3 text-small leading-snug',
            styles.fields,
          )}
        >
          <Field name={fields.guest} value={author} />
          <Field name={fields.arrived} value={arrived} />
          <Field name={fields.nights} value={nights} />
          <Field name={fields.language} value={language} />
          <Field name={fields.rating} value={fillIn(ratingOf, { rating })} />
        </dl>
        <blockquote className={cn('pt-4 font-display font-medium', styles.quote)}>
          {quote}
        </blockquote>
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-5 text-small text-muted-foreground sm:px-6">
        {role}
        <Stamp label={sampleLabel} />
      </figcaption>
    </figure>
  );
}

function Field({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
