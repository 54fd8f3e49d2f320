import type { ComponentProps } from 'react';
import { TableCell } from '@/components/ui/table';
import { adminCopy } from '@/content/admin';
import type { Cell } from '@/lib/collections/collection';
import type { RowVersion } from '@/lib/collections/row';
import type { LanguageStates } from '@/lib/collections/row-translations';
import { defaultLanguage, type Language } from '@/lib/languages/languages';
import { cn } from '@/lib/utils';
import { DeskLink } from '../../_components/desk-link';
import { LanguageDots } from '../../_components/language-dots';
import { RowTitle } from '../../_components/row-title';
import { StateBadge } from '../../_components/state-badge';

export type ListedColumn = {
  label: string;
  /** Whether a translation has words of its own there. */
  isWords?: boolean;
  href?: string;
  sorted?: 'ascending' | 'descending';
};

export type ListedRow = RowVersion & {
  href: string;
  /** Its name where only text can stand. */
  name: string;
  language: Language;
  cells: readonly Cell[];
  /** The attributes of its picture; null where it has none, and nothing where its list has none. */
  picture?: ComponentProps<'img'> | null;
  languages?: LanguageStates;
};

type RowCellsProps = {
  columns: readonly ListedColumn[];
  row: ListedRow;
  hasLanguages: boolean;
};

/** The cells of one row in a list; the first one leads to its editor. */
export function RowCells({ columns, row, hasLanguages }: RowCellsProps) {
  const [title = '', ...others] = row.cells;
  return (
    <>
      <TableCell role="cell" className={cn('@max-[42rem]:basis-full', cellClasses(title))}>
        <span className="flex items-center gap-3">
          {row.picture === undefined ? null : <Thumbnail picture={row.picture} />}
          <DeskLink
            href={row.href}
            className="inline-flex min-h-11 scroll-mt-32 items-center leading-tight font-medium underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {typeof title === 'string' && title !== '' ? (
              <RowTitle title={title} language={row.language} />
            ) : (
              <CellText cell={title} />
            )}
          </DeskLink>
        </span>
      </TableCell>
      {others.map((cell, place) => {
        const { label, isWords } = columns[place + 1]!;
        return (
          <TableCell role="cell" key={label} className={cn('text-small', cellClasses(cell))}>
            <CardLabel label={label} />
            <CellText cell={cell} language={isWords ? row.language : defaultLanguage} />
          </TableCell>
        );
      })}
      {hasLanguages ? (
        <TableCell role="cell" className="text-small">
          <CardLabel label={adminCopy.translations.title} />
          {row.languages ? <LanguageDots of={row.languages} /> : null}
        </TableCell>
      ) : null}
    </>
  );
}

/** The name of the column, for a card; a table has it in its head. */
function CardLabel({ label }: { label: string }) {
  return <span className="text-muted-foreground @[42rem]:hidden">{label}: </span>;
}

/** A picture of a fixed size, or its empty place, so that titles stand below each other. */
function Thumbnail({ picture }: { picture: ComponentProps<'img'> | null }) {
  return (
    <span className="relative h-8 w-11 shrink-0 overflow-clip rounded-sm border bg-secondary">
      {/* eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- the attributes come from the server; the title beside it says what it is */}
      {picture ? <img {...picture} /> : null}
    </span>
  );
}

/** Only a long word is broken: elsewhere a narrow column would break every word. */
function cellClasses(cell: Cell): string {
  const hasLongWord = typeof cell === 'string' && /\S{20}/.test(cell);
  return cn(
    '@max-[42rem]:wrap-anywhere',
    hasLongWord && 'wrap-anywhere',
    // A date is one line in a table.
    isDate(cell) && 'whitespace-nowrap',
    cell === '' && '@max-[42rem]:hidden!',
  );
}

const isDate = (cell: Cell) => typeof cell === 'string' && /^\d{1,2} \p{L}+ \d{4}$/u.test(cell);

function CellText({ cell, language = defaultLanguage }: { cell: Cell; language?: Language }) {
  if (typeof cell !== 'string') return <StateBadge state={cell} />;
  return cell === '' ? (
    <span aria-hidden="true">–</span>
  ) : (
    <span dir="auto" lang={language === defaultLanguage ? undefined : language}>
      {cell}
    </span>
  );
}
