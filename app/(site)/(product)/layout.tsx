import type { ReactNode } from 'react';
import './utilities.css';

export default function ProductLayout({ children }: { children: ReactNode }) {
  return <div data-area="product">{children}</div>;
}
