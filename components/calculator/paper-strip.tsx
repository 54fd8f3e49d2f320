import { Drawing } from '@/components/illustrations/drawing';
import { useLanguage } from '@/components/ui/use-language';
import {
  fields,
  initialTyped,
  type Entries,
  type Field,
  type Problem,
  type Result,
} from '@/lib/calculator/calculator';
import { paths } from '@/lib/paths';
import type { Prices } from '@/lib/prices/pricing';
import { fillIn } from '@/lib/text/fill-in';
import machine from './adding-machine.svg';
import styles from './calculator.module.css';
import type { CalculatorWords } from './cash-book';
import { numbersIn } from './numbers';

interface PaperStripProps {
  entries: Entries | null;
  result: Result | null;
  problems: Readonly<Partial<Record<Field, Problem>>>;
  prices: Prices;
  /** Whether the prices include tax, as a sentence. */
  tax: string | null;
  words: CalculatorWords;
  /** Of the link to the start. */
  startClassName: string;
}

/** The sum, line by line, on the paper of an adding machine, with the total on a luggage tag. */
export function PaperStrip({
  entries,
  result,
  problems,
  prices,
  tax,
  words,
  startClassName,
}: PaperStripProps) {
  const numbers = numbersIn(useLanguage());
  return (
    <section aria-labelledby="strip-title" className="flex flex-col justify-end">
      <div data-theme="light" className={`${styles.strip} relative z-1 bg-card px-5 pt-5 pb-8`}>
        <h2 id="strip-title" className="sr-only">
          {words.strip.title}
        </h2>
        {entries && result && (
          <ol>
            {linesOf(entries, result, prices, words, numbers).map(
              ({ formula, amount, unit, source }) => (
                <li key={unit} className="border-b border-dashed py-1.5">
                  <p className="flex items-baseline justify-between gap-x-4 tabular-nums">
                    <span>{formula}</span>{' '}
                    <b className="font-display text-h4 font-semibold">{amount}</b>
                  </p>
                  <p className="flex items-baseline justify-between gap-x-4 text-small text-muted-foreground">
                    <span>{source}</span> <span className="text-right">{unit}</span>
                  </p>
                </li>
              ),
            )}
          </ol>
        )}
        <Total result={result} problems={problems} words={words} startClassName={startClassName} />
        {result && (
          <p className="mt-4 max-w-[28rem] text-small text-muted-foreground">
            {words.strip.rounding} {tax}
          </p>
        )}
      </div>
      <Drawing
        file={machine}
        preserveAspectRatio="xMidYMin meet"
        className={`${styles.machine} print:hidden`}
      />
    </section>
  );
}

type TotalProps = Pick<PaperStripProps, 'result' | 'problems' | 'words' | 'startClassName'>;

/** What is left on the tag, in brass; oxblood where the price is more than the hours are worth. */
function Total({ result, problems, words, startClassName }: TotalProps) {
  const { twoDecimals } = numbersIn(useLanguage());
  const { strip } = words;
  return (
    <div
      data-pays={result ? result.pays : undefined}
      className={`${styles.total} tag-shape relative isolate`}
    >
      {result ? (
        <>
          <p className="leading-none">
            <b data-total className="block font-display font-semibold tabular-nums">
              {twoDecimals(result.left)}
            </b>{' '}
            <span className="mt-2 block text-lead font-semibold">
              {result.pays ? strip.left : strip.missing}
            </span>
          </p>
          <p className="mt-3">{result.pays ? strip.pays : strip.paysNot}</p>
          <a href={paths.app.register} data-conversion="cta_start_today" className={startClassName}>
            {words.toStart}
          </a>
        </>
      ) : (
        <>
          <p className="font-semibold">{strip.wanted}</p>
          <ul>
            {fields
              .filter((field) => problems[field])
              .map((field) => (
                <li key={field}>{words.book.fields[field].label}</li>
              ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface Line {
  formula: string;
  amount: string;
  unit: string;
  /** Where the numbers that the line brings in come from. */
  source: string;
}

function linesOf(
  entries: Entries,
  result: Result,
  prices: Prices,
  { strip, sources }: CalculatorWords,
  { plain, twoDecimals }: ReturnType<typeof numbersIn>,
): Line[] {
  const { lines } = strip;
  const { billing, ...numbers } = entries;
  const values = {
    ...Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, plain(number)])),
    hour: twoDecimals(entries.hour),
    price: twoDecimals(prices[billing]),
  };
  const sourceOf = (...names: (keyof typeof numbers)[]) =>
    [
      ...new Set(
        names.map((name) =>
          String(entries[name]) === initialTyped[name] ? sources.assumption : sources.entry,
        ),
      ),
    ].join(sources.and);
  const line = (name: keyof typeof lines, amount: string, source: string): Line => ({
    formula: fillIn(lines[name].formula, values),
    amount,
    unit: lines[name].unit,
    source: fillIn(lines[name].of, { source }),
  });
  return [
    line('messages', plain(result.messagesAWeek), sourceOf('properties', 'messages')),
    line('minutes', plain(result.minutesAWeek), sourceOf('minutes')),
    line('desk', twoDecimals(result.hoursAtTheDesk), sources.calendar),
    line('hours', twoDecimals(result.hours), sourceOf('share')),
    line('worth', twoDecimals(result.worth), sourceOf('hour')),
    line(billing, twoDecimals(-result.price), sources.price),
  ];
}
