import type { ReactNode } from 'react';

export default function HomeLayout({ children }: { children: ReactNode }) {
  return <div data-area="home">{children}</div>;
}
