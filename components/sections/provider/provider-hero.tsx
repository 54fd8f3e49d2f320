import { buttonVariants } from '@/components/ui/button-variants';
import type { providerPage } from '@/content/provider-page';
import { paths } from '@/lib/paths';
import { TwoTags } from './two-tags';

interface ProviderHeroProps {
  name: string;
  icon: string | null;
  copy: ReturnType<typeof providerPage>;
}

/** Two tags on one ring: the booking system and the desk. */
export function ProviderHero({ name, icon, copy }: ProviderHeroProps) {
  return (
    <section data-theme="dark" aria-labelledby="provider-title" className="overflow-x-clip">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-8 px-gutter lg:grid-cols-12">
        {/* It comes first where it stands first: a page that is painted while it arrives then moves nothing. */}
        <TwoTags
          name={name}
          icon={icon}
          className="mx-auto aspect-[44/59] w-64 sm:w-80 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:mx-0 lg:aspect-auto lg:h-full lg:min-h-[40rem] lg:w-full"
        />
        <div className="pt-14 pb-10 lg:col-span-7 lg:col-start-1 lg:row-start-1 lg:self-center lg:py-24">
          <p className="mb-7 inline-flex min-h-9 items-center gap-3 border-[1.5px] border-moon-soft px-4 py-1.5 text-small font-semibold text-moon">
            <span
              aria-hidden="true"
              className="h-[1.125rem] w-3 flex-none bg-lamp-bright [clip-path:theme(clipPath.key)]"
            />
            {copy.partner}
          </p>
          <h1 id="provider-title" className="max-w-[8.5em] text-h1 wrap-anywhere">
            {copy.title}
          </h1>
          <p className="mt-6 max-w-[37rem] text-lead text-moon-soft">{copy.lead}</p>
          <div className="mt-9 flex flex-wrap gap-x-6 gap-y-4">
            <a href={paths.app.signup} className={buttonVariants({ variant: 'tag', size: 'lg' })}>
              {copy.connect}
            </a>
            <a href={paths.demoCall} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
              {copy.demo}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
