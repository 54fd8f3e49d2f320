import type { ReactNode } from 'react';
import { LegalBlocks } from './legal-text';
import { Eyebrow } from '@/components/sections/eyebrow';
import type { LegalDocument } from '@/content/legal/document';
import { LegalContents } from './legal-contents';
import styles from './legal-page.module.css';

interface LegalPageProps {
  document: LegalDocument;
  /** The line above the contents: since when the text reads as it does. */
  date: { label: string; day: ReactNode };
  supportEmail: string;
  drawing: ReactNode;
  /** Stands under the lead. */
  children?: ReactNode;
}

/** A legal text: its contents in the ledger column, the numbered sections beside it. */
export function LegalPage({ document, date, supportEmail, drawing, children }: LegalPageProps) {
  return (
    <div data-theme="light" className="overflow-x-clip">
      <article className="mx-auto max-w-page px-gutter pt-12 pb-section xl:pt-16">
        <header className={styles.header}>
          <div>
            <Eyebrow {...document.eyebrow} />
            <h1 className="text-h1">{document.title}</h1>
          </div>
          <div className={styles.drawing}>{drawing}</div>
        </header>
        <div className={styles.columns}>
          <div className={styles.ledger}>
            <p className="text-small text-muted-foreground">
              {date.label}: {date.day}
            </p>
            <LegalContents sections={document.sections} />
          </div>
          <div className="max-w-[45rem]">
            <p className={styles.lead}>{document.lead}</p>
            {children}
            {document.sections.map(({ id, title, blocks }, index) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
                <span aria-hidden="true" className={styles.number}>
                  {index + 1}
                </span>
                <h2 id={`${id}-title`} className="text-h3">
                  {title}
                </h2>
                <LegalBlocks blocks={blocks} supportEmail={supportEmail} />
              </section>
            ))}
          </div>
        </div>
      </article>
    </div>
  );
}
