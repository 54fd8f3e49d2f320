import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { connection } from 'next/server';
import { Suspense, type ReactNode } from 'react';
import { ErrorState } from '@/components/states/error-state';
import { ReloadLink } from '@/components/states/reload-link';
import { buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { Toaster } from '@/components/ui/toaster';
import { adminCopy } from '@/content/admin';
import { wordsIn } from '@/content/words';
import { requireAdmin, SignInServiceAway } from '@/lib/auth/require-admin';
import { signOut } from '@/lib/auth/sign-out';
import { inboxes } from '@/lib/desk/collections';
import { countUnread } from '@/lib/desk/inbox/submissions';
import { mayUse } from '@/lib/desk/rights';
import { nonceOf, POLICY_HEADER } from '@/lib/http/content-security-policy';
import { documentMetadata, SiteDocument } from '../_document/site-document';
import { DeskUser } from './_components/desk-user';
import { navigationOf } from './_components/navigation';
import { Sidebar } from './_components/sidebar';
import {
  EARLY_PRESSES_SCRIPT,
  readSidebarState,
  SIDEBAR_COOKIE,
} from './_components/sidebar-settings';
import './admin.css';

export function generateMetadata(): Metadata {
  return { ...documentMetadata(), robots: { index: false, follow: false } };
}

export { documentViewport as viewport } from '../_document/site-document';

/** The desk is in English, also for those who read the site in another language. */
const { navigation, states } = wordsIn('en');

/** Nothing is prerendered, because every script of an admin page needs the nonce of its request. */
export const instant = false;

/** A spinner is shown until the session is checked. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await connection();
  const nonce = nonceOf((await headers()).get(POLICY_HEADER));
  return (
    <SiteDocument language="en" skip={navigation.frame.skip}>
      {/* A browser hides the nonce from scripts, so that React does not find what the server wrote. */}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: EARLY_PRESSES_SCRIPT }}
      />
      <Suspense fallback={<CheckingSession />}>
        <CheckedLayout>{children}</CheckedLayout>
      </Suspense>
      <Toaster words={states.toasts} />
    </SiteDocument>
  );
}

/**
 * The dark sidebar, and the page on white. It handles its own failure, because the error files of this folder are inside the
 * layout.
 */
async function CheckedLayout({ children }: { children: ReactNode }) {
  let admin;
  try {
    admin = await requireAdmin();
  } catch (error) {
    if (error instanceof SignInServiceAway) return <Unavailable />;
    throw error;
  }
  const { client, user, role } = admin;
  const sidebarCookie = (await cookies()).get(SIDEBAR_COOKIE)?.value;
  return (
    <div className="flex min-h-dvh flex-col bg-card md:flex-row">
      <Sidebar
        initial={readSidebarState(sidebarCookie)}
        {...navigationOf(role)}
        user={{
          email: user.email ?? '',
          role: adminCopy.administrators.roles[role].name,
        }}
        // Not awaited: the page does not wait for it.
        unread={countUnread(
          client,
          inboxes.filter((inbox) => mayUse(role, inbox)),
        )}
      />
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 flex-1 px-gutter pt-8 pb-36 outline-none md:px-[clamp(1.5rem,4vw,3.5rem)] md:pt-10"
      >
        <div className="max-w-[75rem] has-data-[slot=preview-beside]:max-w-none">
          <DeskUser id={user.id} isOwner={role === 'owner'}>
            {children}
          </DeskUser>
        </div>
      </main>
    </div>
  );
}

/** The session could not be checked. There is no redirect, and no data is shown. */
function Unavailable() {
  return (
    <main id="main" className="mx-auto max-w-measure px-gutter py-16">
      {/* An empty address is that of the page itself. */}
      <ErrorState
        message={adminCopy.unavailable}
        retry={<ReloadLink href="" label={states.tryAgain} />}
      />
    </main>
  );
}

/** A script replaces it with the page. Without JavaScript only sign-out works here. */
function CheckingSession() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <div className="noscript:hidden">
        <Spinner label="Checking your session" />
      </div>
      <main className="hidden max-w-measure px-gutter noscript:block">
        <p className="mb-6 text-lead">{adminCopy.needsScript}</p>
        <form action={signOut}>
          <button type="submit" className={buttonVariants({ variant: 'outline' })}>
            {adminCopy.navigation.logout}
          </button>
        </form>
      </main>
    </div>
  );
}
