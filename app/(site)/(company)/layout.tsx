import type { ReactNode } from 'react';
import { preloadFonts } from '../../fonts';
import './utilities.css';

export default function CompanyLayout({ children }: { children: ReactNode }) {
  preloadFonts();
  return <div data-area="company">{children}</div>;
}
