import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { Suspense, type ReactNode } from 'react';
import { AdminShell } from '@/components/admin/admin-shell';
import { AdminUnavailable } from '@/components/admin/admin-unavailable';
import { isSidebarCollapsed, SIDEBAR_COOKIE } from '@/components/admin/sidebar-settings';
import { buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { Toaster } from '@/components/ui/toaster';
import { adminCopy } from '@/content/admin';
import { requireAdmin, SignInServiceAway } from '@/lib/auth/require-admin';
import { signOut } from '@/lib/auth/sign-out';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Nothing is prerendered, because every script of an admin page needs the nonce of its request. */
export const instant = false;

/** A spinner stands where the frame will be, until it is known who asks. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <>
      <Suspense fallback={<CheckingSession />}>
        <AdminFrame>{children}</AdminFrame>
      </Suspense>
      <Toaster />
    </>
  );
}

/** Where it fails by itself, no error file of this folder is around it: those stand inside the frame. */
async function AdminFrame({ children }: { children: ReactNode }) {
  try {
    await requireAdmin();
  } catch (error) {
    if (error instanceof SignInServiceAway) return <AdminUnavailable />;
    throw error;
  }
  const sidebarCookie = (await cookies()).get(SIDEBAR_COOKIE)?.value;
  return (
    <AdminShell defaultCollapsed={isSidebarCollapsed(sidebarCookie)} signOut={signOut}>
      {children}
    </AdminShell>
  );
}

/** What comes after it is put in its place by a script. Without one, signing out is what is left to do here. */
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
