import type { ReactNode } from 'react';
import { preloadFonts } from '../../fonts';
import './utilities.css';

export default function ReadingLayout({ children }: { children: ReactNode }) {
  preloadFonts();
  return <div data-area="reading">{children}</div>;
}
