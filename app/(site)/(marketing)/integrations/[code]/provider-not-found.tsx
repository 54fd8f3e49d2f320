import Link from 'next/link';
import { Eyebrow } from '@/components/sections/eyebrow';
import { BlankTag } from '@/components/sections/provider/blank-tag';
import { Missing } from '@/components/states/missing';
import { buttonVariants } from '@/components/ui/button-variants';
import { unknownProvider as copy } from '@/content/provider-page';
import { paths } from '@/lib/paths';

/** There is no booking system of this name. */
export function ProviderNotFound() {
  return (
    <div data-theme="light" className="overflow-x-clip">
      <Missing />
      <div className="mx-auto grid max-w-page gap-y-8 px-gutter pt-12 pb-section lg:grid-cols-12 xl:pt-16">
        <div className="lg:col-span-7">
          <Eyebrow {...copy.eyebrow} />
          <h1 className="text-h1">{copy.title}</h1>
          <p className="mt-6 mb-8 max-w-measure text-lead">{copy.text}</p>
          <Link
            href={paths.integrations}
            className={buttonVariants({ variant: 'tag', size: 'lg' })}
          >
            {copy.action}
          </Link>
        </div>
        <BlankTag className="h-72 justify-self-center lg:col-span-5 lg:-mt-16 lg:h-[30rem]" />
      </div>
    </div>
  );
}
