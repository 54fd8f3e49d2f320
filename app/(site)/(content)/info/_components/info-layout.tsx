import type { StaticImageData } from 'next/image';
import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { SideLink } from '@/components/layout/side-link';
import { Eyebrow } from '@/components/sections/eyebrow';
import { info } from '@/content/info';
import { paths } from '@/lib/paths';
import styles from './info-layout.module.css';

interface InfoLayoutProps {
  title: string;
  drawing: StaticImageData;
  /** The links of the left column. */
  pages: readonly { slug: string; nav_title: string }[];
  children: ReactNode;
}

/** A page under its heading: links to all information pages at the left, the text beside them. */
export function InfoLayout({ title, drawing, pages, children }: InfoLayoutProps) {
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
                      <span dir="auto">{nav_title}</span>
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

interface InfoHeadingProps {
  title: string;
  /** Drawn on the line under the heading. */
  drawing?: StaticImageData;
}

/** The head of an information page: its title, and a drawing on the line below it. */
export function InfoHeading({ title, drawing }: InfoHeadingProps) {
  return (
    <header className="border-b-[3px] border-foreground md:flex md:items-end md:justify-between md:gap-8">
      <div className="min-w-0 pb-8 md:pb-10">
        <Eyebrow {...info.eyebrow} />
        <h1 dir="auto" className="text-h1 wrap-anywhere">
          {title}
        </h1>
      </div>
      {drawing ? (
        <Drawing
          file={drawing}
          className="mr-8 w-[clamp(11rem,20vw,19rem)] flex-none max-md:hidden"
        />
      ) : null}
    </header>
  );
}
