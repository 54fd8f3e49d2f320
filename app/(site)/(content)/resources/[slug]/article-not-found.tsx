import Link from 'next/link';
import { EmptyShelf } from '@/components/sections/resources/empty-shelf';
import { Eyebrow } from '@/components/sections/eyebrow';
import { Missing } from '@/components/states/missing';
import { buttonVariants } from '@/components/ui/button-variants';
import { resources as copy } from '@/content/resources';
import { paths } from '@/lib/paths';

/** An unknown or malformed id, or an article that is not published: a gap on the shelf. */
export function ArticleNotFound() {
  const { eyebrow, title, text } = copy.notFound;
  return (
    <div
      data-theme="light"
      className="mx-auto grid max-w-page items-end gap-y-12 overflow-x-clip border-b-[1.5px] border-foreground px-gutter pt-12 lg:grid-cols-12 xl:pt-16"
    >
      <Missing />
      <div className="pb-4 lg:col-span-6 lg:pb-section">
        <Eyebrow {...eyebrow} />
        <h1 className="text-h1">{title}</h1>
        <p className="mt-6 text-lead">{text}</p>
        <Link
          href={paths.resources}
          className={`${buttonVariants({ variant: 'tag', size: 'lg' })} mt-8`}
        >
          {copy.back}
        </Link>
      </div>
      <EmptyShelf className="w-full max-w-[40rem] justify-self-end lg:col-span-6" />
    </div>
  );
}
