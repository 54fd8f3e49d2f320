import type { ReactNode } from 'react';
import { SideLink } from '@/components/layout/side-link';
import { words } from '@/content/words';
import styles from './docs.module.css';

/** The card index with the five sections, and beside it the one that is open. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div data-theme="light">
      <div className={`${styles.columns} mx-auto grid max-w-page grid-cols-1 px-gutter`}>
        <DocsSidebar />
        <div className="min-w-0 pt-8 pb-section xl:pt-16">{children}</div>
      </div>
    </div>
  );
}

/**
 * The sections as a card index: on a wide window a cabinet with the drawer pulled out where one is, on a narrow one the
 * tabs of the cards.
 */
async function DocsSidebar() {
  const { docs, docsSections } = (await words()).docs;
  return (
    <nav aria-label={docs.sidebar} className={styles.sidebar}>
      <ul className={`${styles.cabinet} flex flex-wrap border-b-[3px] border-foreground`}>
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
