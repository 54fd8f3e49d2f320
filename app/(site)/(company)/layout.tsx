import type { ReactNode } from 'react';
import './utilities.css';

export default function CompanyLayout({ children }: { children: ReactNode }) {
  return <div data-area="company">{children}</div>;
}
