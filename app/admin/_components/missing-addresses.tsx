import Link from 'next/link';
import { adminCopy } from '@/content/admin';
import { listRows } from '@/lib/collections/rows';
import { missingAddresses } from '@/lib/redirects/missing-admin';
import { formatMoment } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import type { Client } from '@/lib/supabase/client';

const copy = adminCopy.addresses;

const SHOWN = 5;

/**
 * The missing addresses that visitors asked for most, each with a link to a new redirect; nothing where there are none.
 *
 * @param client acts as an owner or an editor
 */
export async function MissingAddresses({ client }: { client: Client }) {
  const { rows } = await listRows(
    client,
    missingAddresses,
    { search: '', filter: '', sort: missingAddresses.sort, after: null },
    { limit: SHOWN },
  );
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="missing-addresses">
      <h2 id="missing-addresses" className="text-h3">
        {copy.missing}
      </h2>
      <ul className="mt-5 border-t-[1.5px] border-foreground">
        {rows.map((row) => (
          <li
            key={String(row.id)}
            className="grid gap-x-6 border-b py-2 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0 self-center wrap-anywhere">
              <span className="font-medium">{missingAddresses.title(row)}</span>
              <span className="block text-small text-muted-foreground">
                {copy.asked(Number(row.times), formatMoment(String(row.last_seen)))}
                {row.referring_page ? ` ${copy.linkedOn(String(row.referring_page))}` : null}
              </span>
            </span>
            <Link
              href={missingAddresses.action!.href(row)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {missingAddresses.action!.label}
              <span className="sr-only"> {missingAddresses.title(row)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href={paths.adminCollection(missingAddresses.name)}
        className="mt-2 inline-flex min-h-11 items-center underline"
      >
        {copy.allMissing}
      </Link>
    </section>
  );
}
