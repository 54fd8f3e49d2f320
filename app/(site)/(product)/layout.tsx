import type { ReactNode } from 'react';
import { preloadFonts } from '../../fonts';
import './utilities.css';

export default function ProductLayout({ children }: { children: ReactNode }) {
  preloadFonts();
  return <div data-area="product">{children}</div>;
}
