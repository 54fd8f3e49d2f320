import { buttonVariants } from '@/components/ui/button-variants';
import { careers as copy } from '@/content/careers';
import { Eyebrow } from '../eyebrow';
import { CoatRail } from './coat-rail';

/** The way in: the rail with the staff's coats, where a peg is free for every open position. */
export function CareersHero({ openings }: { openings: number }) {
  return (
    <section data-theme="dark" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-12 pb-16 xl:pt-16">
        <Eyebrow {...copy.eyebrow} />
        <div className="grid grid-cols-12 items-end gap-y-8">
          <h1 className="col-span-full max-w-[8.5em] text-h1 xl:col-span-7">{copy.title}</h1>
          <div className="col-span-full xl:col-span-5">
            <p className="max-w-[30.5em] text-lead text-moon-mist">{copy.lead}</p>
            <a
              href="#positions"
              className={`${buttonVariants({ variant: 'tag', size: 'lg' })} mt-7`}
            >
              {copy.seePositions}
            </a>
          </div>
        </div>
      </div>
      <CoatRail openings={openings} />
    </section>
  );
}
