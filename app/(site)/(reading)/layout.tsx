import type { ReactNode } from 'react';
import './utilities.css';

export default function ReadingLayout({ children }: { children: ReactNode }) {
  return <div data-area="reading">{children}</div>;
}
