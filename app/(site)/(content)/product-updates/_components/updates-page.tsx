import Link from 'next/link';
import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/sections/eyebrow';
import { UpdatesList } from '@/components/sections/updates/updates-list';
import { JsonLd } from '@/components/seo/json-ld';
import { productUpdatesPage as copy } from '@/content/product-updates';
import type { listProductUpdates } from '@/lib/data/product-updates';
import { paths } from '@/lib/paths';
import { updateList } from '@/lib/seo/json-ld';
import { WallCalendar } from './wall-calendar';

type Result = Awaited<ReturnType<typeof listProductUpdates>>;

/** A page of all updates, under the heading with the calendar. */
export function UpdatesPage({ result, page }: { result: Result | undefined; page: number }) {
  const [newest, before] = result?.updates ?? [];
  return (
    <UpdatesLayout newest={newest?.created_at} before={before?.created_at}>
      <UpdatesList result={result ?? null} list="all" page={page} path={paths.productUpdates} />
      {result && newest ? (
        <JsonLd data={updateList(result.updates, page, paths.productUpdates)} />
      ) : null}
    </UpdatesLayout>
  );
}

interface UpdatesLayoutProps {
  /** When the first two updates on the page were published, as ISO 8601 dates. */
  newest?: string;
  before?: string;
  children: ReactNode;
}

/** Heading of the updates: the words, and the calendar on the wall open at the newest entry. */
function UpdatesLayout({ newest, before, children }: UpdatesLayoutProps) {
  return (
    <div data-theme="light" className="mx-auto max-w-page overflow-x-clip px-gutter">
      <div className="grid gap-x-10 lg:grid-cols-12">
        <div className="pt-12 pb-14 lg:col-span-8 xl:pt-16 xl:pb-20">
          <Eyebrow {...copy.eyebrow} />
          <h1 className="max-w-[7.5em] text-h1">{copy.title}</h1>
          <p className="mt-6 max-w-measure text-lead">{copy.lead}</p>
          <p className="mt-4">
            {copy.ways.before} <Way href={paths.docsUpdates}>{copy.ways.major}</Way>
            {copy.ways.between} <Way href={paths.docsChangeLog}>{copy.ways.minor}</Way>
            {copy.ways.after}
          </p>
        </div>
        <WallCalendar
          newest={newest}
          before={before}
          className="w-full max-w-[25rem] self-end justify-self-end max-lg:hidden lg:col-span-4"
        />
      </div>
      <div className="pb-section">{children}</div>
    </div>
  );
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="py-2 text-primary underline">
      {children}
    </Link>
  );
}
