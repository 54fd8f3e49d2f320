import type { ReactNode } from 'react';
import './utilities.css';

export default function HomeLayout({ children }: { children: ReactNode }) {
  return <div data-area="home">{children}</div>;
}
