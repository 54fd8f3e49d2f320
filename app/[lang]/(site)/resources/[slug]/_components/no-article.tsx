import { Drawing } from '@/components/illustrations/drawing';
import { Eyebrow } from '@/components/sections/eyebrow';
import { ErrorState } from '@/components/states/error-state';
import { Missing } from '@/components/states/missing';
import { PageInEnglish } from '@/components/states/page-in-english';
import { ReloadLink } from '@/components/states/reload-link';
import { BackLink } from '@/components/ui/back-link';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import type { getBlogPost } from '@/lib/articles/articles';
import { paths } from '@/lib/paths';
import { addressKey } from '@/lib/forms/address-key';
import emptyShelf from './empty-shelf.svg';

/** The article could not be read while the site was built. The next request reads it. */
export async function ArticleUnread({ path }: { path: string }) {
  const { resources, states } = await words();
  const copy = resources.resources;
  return (
    <div
      data-theme="light"
      className="mx-auto max-w-page overflow-x-clip px-gutter pt-8 pb-section"
    >
      <BackLink href={paths.resources}>{copy.back}</BackLink>
      <h1 className="mt-10 mb-8 text-h1">{copy.notFound.title}</h1>
      <ErrorState
        message={copy.articleFailed}
        retry={<ReloadLink href={path} label={states.tryAgain} />}
      />
    </div>
  );
}

/** An unknown or malformed id, an article that is not published or not in this language: a gap on the shelf. */
export async function ArticleNotFound({
  original,
}: {
  original: Awaited<ReturnType<typeof getBlogPost>>;
}) {
  const { resources: copy } = (await words()).resources;
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
        <PageInEnglish
          page={original && { path: paths.article(addressKey(original)), title: original.title }}
          className="mt-4"
        />
        <SiteLink
          href={paths.resources}
          className={`${buttonVariants({ variant: 'tag', size: 'lg' })} mt-8`}
        >
          {copy.back}
        </SiteLink>
      </div>
      <Drawing file={emptyShelf} className="w-full max-w-[40rem] justify-self-end lg:col-span-6" />
    </div>
  );
}
