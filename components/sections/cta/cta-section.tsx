import { buttonVariants } from '@/components/ui/button';
import { cta } from '@/content/cta';
import { paths } from '@/lib/paths';
import { Eyebrow } from '../eyebrow';
import { GuestDoor } from './guest-door';

interface CtaSectionProps {
  title?: string;
  lead?: string;
}

/** The end of a page, at ten in the evening: the host's own door, with the sign hung out. */
export function CtaSection({ title = cta.title, lead = cta.lead }: CtaSectionProps) {
  return (
    <section data-theme="dark" aria-labelledby="cta-title" className="@container overflow-x-clip">
      <div className="mx-auto grid max-w-page px-gutter @5xl:grid-cols-12">
        <div data-reveal className="py-20 @5xl:col-span-6 @5xl:py-section @5xl:pr-12">
          <Eyebrow {...cta.eyebrow} />
          <h2 id="cta-title" className="max-w-[8em] text-h2">
            {title}
          </h2>
          <p className="mt-6 mb-9 max-w-[34rem]">{lead}</p>
          <a
            href={paths.app.register}
            data-conversion="cta_start_today"
            className={buttonVariants({ variant: 'tag', size: 'lg' })}
          >
            {cta.action}
          </a>
        </div>
        <GuestDoor className="mx-auto h-[25rem] w-full max-w-[30rem] self-end @5xl:col-span-6 @5xl:h-full @5xl:min-h-[36rem] @5xl:max-w-none" />
      </div>
    </section>
  );
}
