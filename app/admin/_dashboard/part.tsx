import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { adminCopy } from '@/content/admin';
import { requireAdmin, SignInServiceAway } from '@/lib/auth/require-admin';
import { collectionsFor } from '@/lib/desk/rights';
import { logFailure } from '@/lib/log';
import { DeskLink } from '../_components/desk-link';

/** The administrator who looks at the dashboard, and the lists that they may use. */
export async function reader() {
  const { client, role } = await requireAdmin();
  return { client, role, own: collectionsFor(role) };
}

/** A part of the dashboard; one that cannot be read says so, and the others stay. */
export async function readable(part: () => Promise<ReactNode>): Promise<ReactNode> {
  try {
    return await part();
  } catch (failure) {
    unstable_rethrow(failure); // a redirect
    if (failure instanceof SignInServiceAway) throw failure;
    logFailure('dashboard-part-failed', failure, { part: part.name });
    return (
      <p className="border-l-[6px] border-destructive py-2 pl-5 text-destructive">
        {adminCopy.overview.failed}
      </p>
    );
  }
}

/** A part with its heading, and the way to the rest of it. */
export function Part({
  id,
  title,
  lead,
  all,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  all?: { href: string; label: string };
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {all ? (
          <DeskLink
            href={all.href}
            className="inline-flex min-h-11 items-center text-small underline underline-offset-4 pointer-fine:sm:min-h-8"
          >
            {all.label}
          </DeskLink>
        ) : null}
      </div>
      {lead ? <p className="mt-1 max-w-measure text-muted-foreground">{lead}</p> : null}
      {children}
    </section>
  );
}
