import { useMemo, type ReactNode } from 'react';
import { adminCopy } from '@/content/admin';
import type { Field } from '@/lib/collections/fields';
import { shownMoment } from '@/lib/collections/row';
import { readableText } from '@/lib/html/readable-text';
import { differenceOf, type Piece } from '@/lib/text/difference';
import { formatMoment, formatShortDay } from '@/lib/text/format';
import { readSwissTime } from '@/lib/text/swiss-time';
import { cn } from '@/lib/utils';

const copy = adminCopy.compare;

/** A field in two versions, as it is stored or as a form holds it; null where there is no such version. */
type Compared = {
  field: Pick<Field, 'kind' | 'label' | 'options'>;
  before: unknown;
  after: unknown;
  /** The choice between the versions, where there is one. */
  below?: ReactNode;
};

type Heads = readonly [before: string, after: string];

/**
 * Fields in two versions as people read them, with the words that only one of them has: side by side in a wide window, else
 * in one. The server draws it, or the form that needs it loads it.
 */
export function Compare({ heads, fields }: { heads: Heads; fields: readonly Compared[] }) {
  const isOne = fields.every(({ before, after }) => before === null || after === null);
  const isChoice = fields.some(({ below }) => below);
  return (
    <div className="@container wrap-anywhere">
      {isOne ? null : (
        <p className="mt-3 flex gap-x-8 text-small text-muted-foreground lg:@min-[38rem]:grid lg:@min-[38rem]:grid-cols-2">
          <span className={cn(marks[isChoice ? 'mine' : 'before'], inColumn)}>{heads[0]}</span>
          <span className={cn(marks.after, inColumn)}>{heads[1]}</span>
        </p>
      )}
      <dl>
        {fields.map(({ field, before, after, below }) => (
          <div key={field.label} className="border-b border-dashed py-3 last:border-b-0">
            <dt className="font-semibold">{field.label}</dt>
            <dd className="mt-1">
              {before === null || after === null ? (
                <Lines text={readable(field, before ?? after)} />
              ) : (
                <Difference
                  heads={heads}
                  isChoice={isChoice}
                  before={readable(field, before)}
                  after={readable(field, after)}
                />
              )}
              {below}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Gives what is stored in a field, as a person reads it. */
function readable({ kind, options }: Compared['field'], value: unknown): string {
  const stored = String(value ?? '');
  if (options && Object.hasOwn(options, stored)) return options[stored]!;
  if (kind === 'boolean') return stored === 'true' ? copy.yes : copy.no;
  if (kind === 'html') return readableText(stored);
  const moment = kind === 'moment' && readSwissTime(shownMoment(stored));
  if (typeof moment === 'object') return formatMoment(moment.moment);
  return kind === 'date' && /^\d{4}-\d\d-\d\d/.test(stored) ? formatShortDay(stored) : stored;
}

function Lines({ text }: { text: string }) {
  const lines = text.split(/\r\n?|\n/).filter(Boolean);
  if (lines.length === 0) return <Nothing />;
  return (
    <div
      className="max-h-96 max-w-measure overflow-y-auto"
      tabIndex={text.length > 600 ? 0 : undefined}
    >
      {lines.map((line, place) => (
        <p key={place} dir="auto" className="whitespace-pre-wrap">
          {line}
        </p>
      ))}
    </div>
  );
}

function Difference({ before, after, ...named }: Named & { before: string; after: string }) {
  const passages = useMemo(() => differenceOf(before, after), [before, after]);
  if (passages.length === 0)
    return (
      <p className="text-muted-foreground">{before === '' ? copy.nothing : copy.onlyFormatting}</p>
    );
  const side = (pieces: Piece[], other: Piece['only'], whole: string) =>
    whole === '' ? (
      <Nothing />
    ) : (
      <Marked {...named} pieces={pieces.filter(({ only }) => only !== other)} />
    );
  return (
    <div className="grid gap-y-2">
      {passages.map((passage, place) =>
        typeof passage === 'number' ? (
          <p
            key={place}
            className="border-l-[3px] border-dotted border-input pl-3 text-small text-muted-foreground"
          >
            {copy.unchanged(passage)}
          </p>
        ) : (
          <div
            key={place}
            className={passage.length === 1 && !passage[0]!.only ? quiet : undefined}
          >
            <div className="max-w-measure lg:@min-[38rem]:hidden">
              <Marked {...named} pieces={passage} />
            </div>
            <div className="hidden gap-x-8 lg:@min-[38rem]:grid lg:@min-[38rem]:grid-cols-2">
              {side(passage, 'after', before)}
              {side(passage, 'before', after)}
            </div>
          </div>
        ),
      )}
    </div>
  );
}

/** The head of a column needs no mark; above a text in one it tells what the marks mean. */
const inColumn =
  'lg:@min-[38rem]:bg-transparent lg:@min-[38rem]:text-inherit lg:@min-[38rem]:no-underline';

const quiet = 'text-muted-foreground';

function Nothing() {
  return <p className={quiet}>{copy.nothing}</p>;
}

type Named = { heads: Heads; isChoice: boolean };

/** More than a colour tells: what is gone is struck through, what came is underlined. Neither is gone while one is to be chosen. */
const marks = {
  before: 'bg-asking/10 text-destructive-text line-through decoration-[1.5px] box-decoration-clone',
  after:
    'bg-answered/10 text-success underline decoration-2 underline-offset-[3px] box-decoration-clone [:is(del,mark)+&]:ml-[0.25em]',
  mine: 'bg-primary/10 text-inherit underline decoration-dotted decoration-2 underline-offset-[3px] box-decoration-clone',
};

function Marked({ heads, isChoice, pieces }: Named & { pieces: readonly Piece[] }) {
  return (
    <p dir="auto" className="min-w-0 whitespace-pre-wrap">
      {pieces.map(({ text, only }, place) => {
        const change = only === 'before' ? 'del' : 'ins';
        const Mark = !only ? 'span' : isChoice ? 'mark' : change;
        const mark = isChoice && only === 'before' ? 'mine' : only;
        return (
          <Mark key={place} className={mark && marks[mark]}>
            {/* Not every screen reader says what the element means. */}
            {only ? (
              <span className="sr-only">{`[${heads[only === 'before' ? 0 : 1]}: `}</span>
            ) : null}
            {text}
            {only ? <span className="sr-only">] </span> : null}
          </Mark>
        );
      })}
    </p>
  );
}
