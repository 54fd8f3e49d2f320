import type { ReactNode } from 'react';
import { SideLink } from '@/components/layout/side-link';
import { docs, docsSections } from '@/content/docs';
import styles from './docs.module.css';

/** The card index with the five sections, and beside it the one that is open. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div data-theme="light">
      <div className={styles.columns}>
        <DocsSidebar />
        <div className={styles.section}>{children}</div>
      </div>
    </div>
  );
}

/**
 * The sections as a card index: on a wide window a cabinet with the drawer pulled out where one is, on a narrow one the
 * tabs of the cards.
 */
function DocsSidebar() {
  return (
    <nav aria-label={docs.sidebar} className={styles.sidebar}>
      <ul className={styles.cabinet}>
        {docsSections.map(({ label, ...link }) => (
          <li key={link.href}>
            <SideLink {...link} className={styles.drawer}>
              <span className={styles.label}>{label}</span>
            </SideLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
