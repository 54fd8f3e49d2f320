import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { ContentsLedger } from '@/components/layout/contents-ledger';
import { RuledHeading } from '@/components/sections/ruled-heading';
import type { LegalBlock, LegalDocument } from '@/content/en/legal/legal';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { formatFullDate } from '@/lib/text/format';
import { defaultLanguage, type Language } from '@/lib/languages/languages';
import styles from './legal-page.module.css';

interface LegalPageProps {
  document: LegalDocument;
  /** The day of the last update; without it, the text is in force since its own day. */
  updated?: ReactNode;
  supportEmail: string;
  drawing: ReactNode;
  /** Stands under the lead. */
  children?: ReactNode;
}

/** A legal text: its contents in the ledger column, the numbered sections beside it. */
export async function LegalPage(props: LegalPageProps) {
  const { document, updated, supportEmail, drawing, children } = props;
  const { legalPage } = (await words()).legal;
  const language = await currentLanguage();
  const { inForceSince = '' } = document;
  return (
    <div data-theme="light" className="overflow-x-clip">
      <article className="mx-auto max-w-page px-gutter pt-12 pb-section xl:pt-16">
        <RuledHeading eyebrow={document.eyebrow} title={document.title} drawing={drawing} />
        <div className="mt-8 grid gap-y-10 xl:mt-14 xl:grid-cols-12">
          <div className="xl:col-span-3 xl:pr-10">
            <p className="text-small text-muted-foreground">
              {updated ? legalPage.lastUpdated : legalPage.inForce}:{' '}
              {updated ?? (
                <time dateTime={inForceSince}>{formatFullDate(inForceSince, language)}</time>
              )}
            </p>
            {/* It stays in view where the window is high enough for it. */}
            <ContentsLedger
              label={legalPage.contents}
              entries={document.sections}
              className="mt-3 xl:[@media(min-height:45rem)]:sticky xl:[@media(min-height:45rem)]:top-28"
              listClassName="xl:columns-1"
            />
          </div>
          <div className="max-w-[45rem] xl:col-span-9">
            <p className={`${styles.lead} max-w-[37rem] font-display font-medium xl:ml-12`}>
              {/* Its link is the one of a translation to the binding text, which is English. */}
              <Inline text={document.lead} language={defaultLanguage} />
            </p>
            {children}
            {document.sections.map(({ id, title, blocks }, index) => (
              <section
                key={id}
                id={id}
                aria-labelledby={`${id}-title`}
                className={`${styles.section} grid pt-12`}
              >
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

/** The paragraphs, lists and tables of a section. */
function LegalBlocks(props: { blocks: readonly LegalBlock[]; supportEmail: string }) {
  const { blocks, supportEmail } = props;
  const inline = (text: string) => <Inline text={text.replaceAll('{email}', supportEmail)} />;
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => {
        if (typeof block === 'string') return <p key={index}>{inline(block)}</p>;
        if ('subtitle' in block) return <h3 key={index}>{block.subtitle}</h3>;
        if ('table' in block) return <LegalTable key={index} {...block.table} />;
        return (
          <ul key={index}>
            {block.list.map((item) =>
              typeof item === 'string' ? (
                <li key={item}>{inline(item)}</li>
              ) : (
                <li key={item.term}>
                  <strong>{item.term}</strong> {inline(item.text)}
                </li>
              ),
            )}
          </ul>
        );
      })}
    </div>
  );
}

/** A text in which links are written `[label](address)`. */
function Inline({ text, language }: { text: string; language?: Language }) {
  return text.split(/(\[[^[\]]+\]\([^()\s]+\))/).map((part, index) => {
    const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    return href ? (
      <SiteLink key={index} href={href} language={language}>
        {label}
      </SiteLink>
    ) : (
      part
    );
  });
}

type Table = Extract<LegalBlock, { table: unknown }>['table'];

/**
 * A table of a legal text. On a phone each row becomes a small block; the roles are written out because a table that
 * is laid out as something else would lose them in some browsers.
 */
function LegalTable({ caption, columns, rows }: Table) {
  return (
    <table role="table" className={`${styles.table} w-full text-left`}>
      <caption>{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells]) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell) => (
              <td key={cell} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
