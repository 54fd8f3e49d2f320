import type { ReactNode } from 'react';
import { useLanguage, useLocalPath } from '@/components/ui/use-language';
import { byProperties, type Entries, type Result } from '@/lib/calculator/calculator';
import { paths } from '@/lib/paths';
import { formatAmount, type Prices } from '@/lib/prices/pricing';
import { fillIn } from '@/lib/text/fill-in';
import styles from './calculator.module.css';
import type { CalculatorWords } from './cash-book';
import { numbersIn } from './numbers';

interface SumProps {
  entries: Entries | null;
  result: Result | null;
  prices: Prices;
  words: CalculatorWords;
}

type DoorsProps = SumProps & { eyebrow: ReactNode };

/** The hours by number of properties, and what the entries say of two sentences of ours. */
export function Doors({ entries, result, prices, words, eyebrow }: DoorsProps) {
  const { doors, notes } = words;
  return (
    <section
      data-theme="light"
      aria-labelledby="doors-title"
      className={`${styles.doors} @container overflow-x-clip py-section`}
    >
      <div className="mx-auto max-w-page px-gutter">
        {eyebrow}
        <div className="grid gap-x-12 gap-y-4 @5xl:grid-cols-[7fr_5fr] @5xl:items-end">
          <h2 id="doors-title" className="max-w-[12em] text-h2">
            {doors.title}
          </h2>
          <p className="max-w-[30rem] print:hidden">{result ? doors.lead : doors.empty}</p>
        </div>
        {entries && result && (
          <Rows entries={entries} result={result} prices={prices} words={words} />
        )}
        <div className={`${styles.notes} mt-16 border-t-[1.5px] border-foreground pt-6`}>
          <h3 className="text-h3">{notes.title}</h3>
          <ul className="mt-4 grid gap-x-12">
            {notes.items.map((item) => (
              <li key={item} className="border-t py-3">
                <p className="max-w-measure">{item}</p>
              </li>
            ))}
          </ul>
          <a
            href={useLocalPath(paths.pricing)}
            className="mt-6 inline-block py-2.5 font-semibold underline print:hidden"
          >
            {words.toPricing}
          </a>
        </div>
      </div>
    </section>
  );
}

function Rows({ entries, result, prices, words }: SumProps & { entries: Entries; result: Result }) {
  const language = useLanguage();
  const { plain, twoDecimals } = numbersIn(language);
  const { doors } = words;
  const rows = byProperties(entries, prices);
  return (
    <>
      <ul
        aria-hidden="true"
        className="mt-14 flex items-start gap-1 border-t-[1.5px] border-foreground print:hidden"
      >
        {rows.map(({ properties, hours, part, isOwn }) => (
          <li key={properties} className="flex min-w-0 flex-1 flex-col">
            <span
              className="z-1 mx-auto -mb-5 w-[1.5px] bg-foreground"
              style={{ height: `${2 + 16 * part}rem` }}
            />
            <span
              className={`${styles.tag} hanging-tag grid content-end pt-9 pb-3 leading-tight tabular-nums ${isOwn ? 'bg-brass text-night' : 'bg-lamp text-moon'}`}
            >
              <span className="font-display text-h3 font-semibold">{plain(properties)}</span>
              <span className={styles.hours}>{`${formatAmount(hours, language)} h`}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={`${styles.sums} mt-14 grid gap-x-12 gap-y-12 @5xl:grid-cols-[7fr_5fr]`}>
        <div className="overflow-x-auto">
          <table className={`${styles.table} w-full text-right tabular-nums`}>
            <caption className="border-b-[1.5px] border-foreground pb-2 text-left font-semibold">
              {doors.caption}
            </caption>
            <thead>
              <tr className="text-small text-muted-foreground">
                {doors.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ properties, isOwn, ...row }) => (
                <tr key={properties} className={isOwn ? 'font-semibold' : undefined}>
                  <th scope="row">
                    <span>{plain(properties)}</span>
                    {isOwn && <span className="font-normal">{` (${doors.yours})`}</span>}
                  </th>
                  <td>{twoDecimals(row.hoursAWeek)}</td>
                  <td>{twoDecimals(row.hours)}</td>
                  <td className={row.pays ? undefined : 'text-destructive'}>
                    {twoDecimals(row.left)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Checks entries={entries} result={result} prices={prices} words={words} />
      </div>
    </>
  );
}

/** From how many messages on it pays, and whether the promise of the home page holds here. */
function Checks({ entries, result, words }: SumProps & { entries: Entries; result: Result }) {
  const { plain, twoDecimals } = numbersIn(useLanguage());
  const { pays, claim } = words.checks;
  const values = {
    properties: plain(entries.properties),
    messages: plain(entries.messages),
    minutes: plain(entries.minutes),
    share: plain(entries.share),
    hour: twoDecimals(entries.hour),
    price: twoDecimals(result.price),
  };
  const { holds, fromProperties, fromMessages } = result.claim;
  const from = {
    ...(fromProperties !== null && { properties: plain(fromProperties) }),
    ...(fromMessages !== null && { messages: plain(fromMessages) }),
  };
  return (
    <div className="grid content-start gap-10">
      <div>
        <h3 className="text-h3">{pays.title}</h3>
        <p className="mt-3 text-lead">{paysSentence(result, words, plain)}</p>
        {result.paysFrom !== null && result.price > 0 && (
          <p className="mt-2 text-small text-muted-foreground tabular-nums">
            {fillIn(pays.formula, values)}
          </p>
        )}
      </div>
      <div>
        <h3 className="text-h3">{claim.title}</h3>
        <p className="mt-3 max-w-measure">
          {claim.intro}{' '}
          <b className="font-semibold">
            {fillIn(claim.hours, { hours: twoDecimals(result.hoursAWeek) })}
          </b>{' '}
          <span>
            {holds ? claim.holds : `${claim.notHere} ${fillIn(claimFrom(result, words), from)}`}
          </span>
        </p>
        <p className="mt-2 text-small text-muted-foreground tabular-nums">
          {fillIn(claim.formula, values)}
        </p>
      </div>
    </div>
  );
}

function paysSentence(
  { paysFrom, price }: Result,
  { checks: { pays } }: CalculatorWords,
  plain: (number: number) => string,
): string {
  if (price <= 0) return pays.always;
  if (paysFrom === null) return pays.never;
  return fillIn(paysFrom === 1 ? pays.from.one : pays.from.many, { count: plain(paysFrom) });
}

function claimFrom({ claim: least }: Result, { checks: { claim } }: CalculatorWords): string {
  if (least.fromProperties !== null && least.fromMessages !== null) return claim.from;
  if (least.fromProperties !== null) return claim.fromProperties;
  return least.fromMessages !== null ? claim.fromMessages : claim.never;
}
