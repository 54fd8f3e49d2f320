'use client';

import { unstable_rethrow } from 'next/navigation';
import { useTransition, type ReactNode, type SubmitEvent } from 'react';
import { countDrafts, forgetDrafts } from '@/components/forms/desk-drafts';
import { adminCopy } from '@/content/admin';
import { signOut } from '@/lib/auth/sign-out';
import { paths } from '@/lib/paths';
import { cn } from '@/lib/utils';
import { AdminIcon } from './icons';
import { reportError } from './report';
import { sidebarItem } from './sidebar-links';

const copy = adminCopy.navigation;

/** The signed-in administrator, and the ways out of the desk. The public site is a full load, which brings its own policy. */
export function SidebarFoot({
  user: { email, role },
  iconsOnly = false,
  children,
}: {
  user: { email: string; role: string };
  iconsOnly?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="mt-1 shrink-0 border-t pt-1.5">
      <div className="relative">
        <p
          title={iconsOnly ? `${email}, ${role}` : undefined}
          className="px-3.5 text-small leading-tight md:[&_svg]:size-5"
        >
          {iconsOnly ? <AdminIcon name="account" /> : null}
          <span className={cn(iconsOnly && 'md:sr-only')}>
            <span className="block wrap-anywhere">{email}</span>
            <span className="block text-muted-foreground">{role}</span>
          </span>
        </p>
        <div className={cn(!iconsOnly && 'absolute right-0 bottom-0')}>{children}</div>
      </div>
      <div className={cn('flex pt-1', iconsOnly && 'flex-col')}>
        <a
          href={paths.home}
          title={iconsOnly ? copy.viewSite : undefined}
          className={cn(sidebarItem, !iconsOnly && 'w-auto flex-1 gap-2')}
        >
          <AdminIcon name="site" />
          <span className={cn(iconsOnly && 'md:sr-only')}>{copy.viewSite}</span>
        </a>
        <SignOutForm iconsOnly={iconsOnly} />
      </div>
    </div>
  );
}

/**
 * Logout is a form, because it changes something; it works before the page's script has loaded as well. When the server
 * cannot be reached, a message says so and the page stays.
 */
function SignOutForm({ iconsOnly = false }: { iconsOnly?: boolean }) {
  const [pending, startTransition] = useTransition();

  function leave(event: SubmitEvent) {
    event.preventDefault();
    if (pending) return;
    const drafts = countDrafts();
    if (drafts > 0 && !confirm(adminCopy.draft.signOut(drafts))) return;
    const keepAgain = forgetDrafts();
    startTransition(() =>
      signOut().catch((error: unknown) => {
        unstable_rethrow(error); // the redirect that follows a successful sign-out
        keepAgain();
        reportError(adminCopy.signOutFailed);
      }),
    );
  }

  return (
    <form action={signOut} onSubmit={leave}>
      <button
        type="submit"
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        title={iconsOnly ? copy.logout : undefined}
        className={cn(sidebarItem, !iconsOnly && 'gap-2')}
      >
        <AdminIcon name="logout" />
        <span className={cn(iconsOnly && 'md:sr-only')}>{copy.logout}</span>
      </button>
    </form>
  );
}
