import { hosts, sampleLabel, type Testimonial } from '@/content/testimonials';
import { SampleStamp } from '../sample-stamp';

/** One quote of the carousel, and who says it. */
export function HostQuote({ id, testimonial }: { id: string; testimonial: Testimonial }) {
  const { quote, author, role, rating, initials } = testimonial;
  return (
    <li id={id}>
      <figure className="flex h-full flex-col justify-between gap-8">
        <blockquote className="font-display text-[clamp(2rem,4.2vw,3.75rem)] leading-[1.08] font-medium tracking-[-0.03em] text-balance">
          <p>{quote}</p>
        </blockquote>
        <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-3 leading-snug">
          <span
            aria-hidden="true"
            className="bg-lamp py-3 pr-3 pl-6 font-display font-bold text-paper [clip-path:polygon(0.75rem_0,100%_0,100%_100%,0.75rem_100%,0_75%,0_25%)]"
          >
            {initials}
          </span>
          <span>
            <b className="block font-semibold">{author}</b>
            {role}
          </span>
          <span className="sm:border-l sm:pl-4">
            <span className="block text-small text-muted-foreground">{hosts.rating}</span>
            <b className="font-semibold tabular-nums">{`${rating} of 5`}</b>
          </span>
          <SampleStamp>{sampleLabel}</SampleStamp>
        </figcaption>
      </figure>
    </li>
  );
}
