import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { Suspense, type ReactNode } from 'react';
import { AdminShell } from '@/components/admin/admin-shell';
import { isSidebarCollapsed, SIDEBAR_COOKIE } from '@/components/admin/sidebar-settings';
import { Spinner } from '@/components/ui/spinner';
import { Toaster } from '@/components/ui/toaster';
import { requireAdmin } from '@/lib/auth/require-admin';
import { signOut } from './sign-out';
import './admin.css';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Nothing of the admin area is prerendered but a spinner: the frame itself waits for the administrator. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Suspense fallback={<CheckingSession />}>
        <AdminFrame>{children}</AdminFrame>
      </Suspense>
      <Toaster />
    </>
  );
}

async function AdminFrame({ children }: { children: ReactNode }) {
  await requireAdmin();
  const sidebarCookie = (await cookies()).get(SIDEBAR_COOKIE)?.value;
  return (
    <AdminShell defaultCollapsed={isSidebarCollapsed(sidebarCookie)} signOut={signOut}>
      {children}
    </AdminShell>
  );
}

function CheckingSession() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="Checking your session" />
    </div>
  );
}
