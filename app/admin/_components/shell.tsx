import type { ReactNode } from 'react';
import { Sidebar, type SidebarProps } from './sidebar';

/** The layout of every admin page: the dark sidebar, and the page on white. */
export function AdminShell({ children, ...sidebar }: SidebarProps & { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-card md:flex-row">
      <Sidebar {...sidebar} />
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
