import Link from 'next/link';
import { Suspense } from 'react';
import { adminCopy } from '@/content/admin';
import { listBrokenLinks } from '@/lib/admin/broken-links';
import { findCollection } from '@/lib/admin/collections';
import { EDITING } from '@/lib/admin/rights';
import { requireAdmin } from '@/lib/auth/require-admin';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AdminHeading } from '../_components/heading';
import { ListSkeleton } from '../_components/list';
import { RowTitle } from '../_components/row-title';

const copy = adminCopy.addresses.broken;

/** As in the layout: nothing here is prerendered. */
export const instant = false;

export const metadata = pageMetadata({
  title: copy.title,
  description: 'Links and pictures of the stored texts that lead nowhere.',
  path: paths.adminBrokenLinks,
  hidden: true,
});

export default function BrokenLinksPage() {
  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead} />
      <Suspense fallback={<ListSkeleton label={copy.loading} />}>
        <BrokenLinks />
      </Suspense>
    </>
  );
}

async function BrokenLinks() {
  const { client } = await requireAdmin(EDITING);
  const links = await listBrokenLinks(client);
  if (links.length === 0)
    return (
      <p className="border-y-[1.5px] border-y-foreground border-b-border py-12 text-muted-foreground">
        {copy.none}
      </p>
    );
  return (
    <ul className="border-t-[1.5px] border-foreground">
      {links.map(({ collection, key, title, language, kind, address }) => (
        <li
          key={`${collection} ${key} ${kind} ${address}`}
          className="grid gap-x-6 border-b py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
        >
          <span className="min-w-0">
            <Link
              href={paths.adminRow(collection, key)}
              className="inline-flex min-h-11 items-center font-medium wrap-anywhere underline underline-offset-4"
            >
              <RowTitle title={title} language={language} />
            </Link>
            <span className="block text-small text-muted-foreground">
              {findCollection(collection)?.labels.many}
            </span>
          </span>
          <span className="min-w-0 self-center wrap-anywhere">
            <span className="text-small text-muted-foreground">{copy.kinds[kind]} </span>
            {address}
          </span>
        </li>
      ))}
    </ul>
  );
}
