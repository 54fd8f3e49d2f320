import { guests, sampleLabel, type GuestTestimonial } from '@/content/testimonials';
import { SampleStamp } from '../sample-stamp';

const { fields } = guests;

/** One registration card: the stub with the door, what the desk asks for, and what the guest says. */
export function RegistrationCard({ testimonial }: { testimonial: GuestTestimonial }) {
  const { quote, author, role, rating, door, arrived, nights, language } = testimonial;
  return (
    <figure
      data-theme="light"
      className="grid max-sm:grid-rows-[auto_1fr] sm:grid-cols-[7.5rem_1fr]"
    >
      <p className="flex items-center justify-between gap-4 border-dotted border-input px-5 py-3.5 max-sm:border-b-2 sm:flex-col sm:items-start sm:border-r-2">
        <span className="text-small">{fields.door}</span>
        <span className="font-display text-[3.25rem] leading-[0.8] font-semibold tracking-[-0.05em] sm:text-[4rem]">
          {door}
        </span>
      </p>
      <div className="flex flex-col px-5 pb-5 sm:px-6">
        <dl className="grid grid-cols-3 gap-y-2 border-b-[1.5px] border-foreground py-3 text-small leading-snug sm:flex">
          <Field name={fields.guest} value={author} />
          <Field name={fields.arrived} value={arrived} />
          <Field name={fields.nights} value={nights} />
          <Field name={fields.language} value={language} />
          <Field name={fields.rating} value={`${rating} of 5`} />
        </dl>
        <blockquote className="pt-4 font-display text-[clamp(1.375rem,1.9vw,1.6875rem)] leading-[1.22] font-medium tracking-[-0.015em]">
          <p>{quote}</p>
        </blockquote>
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
    <div className="flex-auto py-0.5 sm:border-l sm:px-3 sm:first:border-0 sm:first:pl-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
