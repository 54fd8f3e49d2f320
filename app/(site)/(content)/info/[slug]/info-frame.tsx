import type { ReactNode } from 'react';
import { SideLink } from '@/components/layout/side-link';
import { info } from '@/content/info';
import { paths } from '@/lib/paths';
import { InfoHeading } from '../info-heading';
import styles from './info.module.css';

interface InfoFrameProps {
  title: string;
  drawing: ReactNode;
  /** The links of the left column. */
  pages: readonly { slug: string; nav_title: string }[];
  children: ReactNode;
}

/** A page under its heading: all information pages on their hooks at the left, the text beside them. */
export function InfoFrame({ title, drawing, pages, children }: InfoFrameProps) {
  return (
    <div data-theme="light" className="overflow-x-clip">
      <article className="mx-auto max-w-page px-gutter pt-12 pb-section xl:pt-16">
        <InfoHeading title={title} drawing={drawing} />
        <div className={styles.columns}>
          {pages.length > 0 ? (
            <nav aria-label={info.pages} className={styles.pages}>
              <ul>
                {pages.map(({ slug, nav_title }) => (
                  <li key={slug}>
                    <SideLink href={paths.info(slug)} className={styles.link}>
                      <span>{nav_title}</span>
                    </SideLink>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <div className={styles.text}>{children}</div>
        </div>
      </article>
    </div>
  );
}
