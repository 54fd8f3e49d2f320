import type { ReactNode } from 'react';
import styles from './docs.module.css';
import { DocsSidebar } from './docs-sidebar';

/** The card index with the five sections, and beside it the one that is open. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div data-theme="light" className="overflow-x-clip">
      <div className={styles.columns}>
        <DocsSidebar />
        <div className={styles.section}>{children}</div>
      </div>
    </div>
  );
}
