import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { comingProviderPage } from '@/content/provider-page';
import { paths } from '@/lib/paths';
import { Eyebrow } from '../eyebrow';
import { BlankTag } from './blank-tag';

/** The page of a booking system that is not connected yet. It says so, and offers to tell. */
export function ComingProvider({ name }: { name: string }) {
  const copy = comingProviderPage(name);
  return (
    <div data-theme="light" className="overflow-x-clip">
      <div className="mx-auto grid max-w-page gap-y-8 px-gutter pt-12 pb-section lg:grid-cols-12 xl:pt-16">
        <div className="lg:col-span-7">
          <Eyebrow {...copy.eyebrow} />
          <h1 className="max-w-[9.5em] text-h1 wrap-anywhere">{copy.title}</h1>
          <p className="mt-6 mb-8 max-w-measure text-lead">{copy.lead}</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <Link href={paths.contact} className={buttonVariants({ variant: 'tag', size: 'lg' })}>
              {copy.action}
            </Link>
            <Link
              href={paths.integrations}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {copy.back}
            </Link>
          </div>
        </div>
        <BlankTag
          name={name}
          note={copy.badge}
          className="h-72 justify-self-center lg:col-span-5 lg:-mt-16 lg:h-[30rem]"
        />
      </div>
    </div>
  );
}
