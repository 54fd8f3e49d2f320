import { Eyebrow } from '@/components/sections/eyebrow';
import { SampleStamp } from '@/components/sections/sample-stamp';
import {
  guests,
  guestTestimonials,
  sampleLabel,
  type GuestTestimonial,
} from '@/content/testimonials';
import styles from './guests-section.module.css';

// Each card's place on wide screens, a little off the grid.
const places = ['md:mr-[20%] xl:mr-[25%]', 'md:ml-[20%] xl:ml-[25%]', 'md:mx-[10%] xl:mx-[12.5%]'];

/** What guests say, on registration cards. */
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
              <li key={testimonial.author} className={places[index]}>
                <RegistrationCard {...testimonial} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Two suitcases, one with the key's tag on it. */
function Suitcases({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 288 250" aria-hidden="true" className={className}>
      <path
        className="stroke-moon-soft"
        d="M62 66V30a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8v36"
        fill="none"
        strokeWidth="9"
      />
      <path
        className="stroke-control"
        d="M196 128v-14a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v14"
        fill="none"
        strokeWidth="9"
      />
      <path className="fill-oxblood" d="M14 66h82v172H14z" />
      <path className="fill-oxblood-shade" d="M96 66h82v172H96z" />
      <path className="fill-night" d="M14 100h164v8H14zM14 196h164v8H14z" />
      <path className="fill-lamp" d="M160 128h60v112h-60z" />
      <path className="fill-lamp-lit" d="M220 128h60v112h-60z" />
      <path className="fill-night-raised" d="M180 128h12v112h-12zM248 128h12v112h-12z" />
      <path
        className="fill-moon-soft"
        d="M26 238h20v12H26zM118 238h20v12h-20zM168 240h16v10h-16zM256 240h16v10h-16z"
      />
      <path className="stroke-moon" d="M104 26q16 30 8 62" fill="none" strokeWidth="2" />
      <g transform="translate(112 84) rotate(6)">
        <path
          className="fill-moon"
          fillRule="evenodd"
          d="M-12 0h24l14 15v58h-52V15zM0 9a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"
        />
        <text
          y="58"
          textAnchor="middle"
          className="fill-ink font-display text-[30px] font-bold tracking-[-0.03em]"
        >
          10
        </text>
      </g>
    </svg>
  );
}

const { fields } = guests;

/** A registration card: the stub with the door, what the desk asks for, and what the guest says. */
function RegistrationCard(testimonial: GuestTestimonial) {
  const { quote, author, role, rating, door, arrived, nights, language } = testimonial;
  return (
    <figure data-theme="light" className={styles.card}>
      <p className={styles.stub}>
        {fields.door} <span className={styles.door}>{door}</span>
      </p>
      <div className="flex flex-col px-5 pb-5 sm:px-6">
        <dl className={styles.fields}>
          <Field name={fields.guest} value={author} />
          <Field name={fields.arrived} value={arrived} />
          <Field name={fields.nights} value={nights} />
          <Field name={fields.language} value={language} />
          <Field name={fields.rating} value={`${rating} of 5`} />
        </dl>
        <blockquote className={styles.quote}>{quote}</blockquote>
        <figcaption className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4 text-small text-muted-foreground">
          {role}
          <SampleStamp>{sampleLabel}</SampleStamp>
        </figcaption>
      </div>
    </figure>
  );
}

function Field({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
