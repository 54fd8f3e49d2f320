import type { ReactNode } from 'react';
import { AdminSidebar, type AdminSidebarProps } from './admin-sidebar';

/** The frame of every admin page: sidebar on the night, work on white. */
export function AdminShell({ children, ...sidebar }: AdminSidebarProps & { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-card md:flex-row">
      <AdminSidebar {...sidebar} />
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 flex-1 px-gutter pt-8 pb-36 outline-none md:px-[clamp(1.5rem,4vw,3.5rem)] md:pt-10"
      >
        <div className="max-w-[75rem]">{children}</div>
      </main>
    </div>
  );
}
