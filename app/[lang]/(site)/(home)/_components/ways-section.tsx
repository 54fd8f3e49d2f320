import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import { paths } from '@/lib/paths';

interface WaysSectionProps {
  words: Words['home']['ways'];
  /** Whether a demo can be booked. */
  hasDemo: boolean;
}

/** The ways to try it without an account. */
export function WaysSection({ words, hasDemo }: WaysSectionProps) {
  const ways = [
    { ...words.houseBook, href: paths.tryIt },
    { ...words.calculator, href: paths.calculator },
    ...(hasDemo ? [{ ...words.demo, href: paths.demoBooking }] : []),
  ];
  return (
    <section data-theme="light" aria-labelledby="ways-title" className="pt-section">
      <div data-reveal className="mx-auto max-w-page px-gutter">
        <h2 id="ways-title" className="text-h3">
          {words.title}
        </h2>
        <ul className="mt-6 grid gap-x-10 border-t-[1.5px] border-foreground lg:auto-cols-fr lg:grid-flow-col">
          {ways.map(({ label, text, href }) => (
            <li key={href} className="border-b py-4 lg:border-0">
              <SiteLink
                href={href}
                className="inline-flex min-h-11 items-center text-h4 font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {label}
              </SiteLink>
              <p className="max-w-[30.5em] text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
