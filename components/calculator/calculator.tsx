'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLanguage, useLocalPath } from '@/components/ui/use-language';
import { readTyped, toQuery, typedFrom, work, type Typed } from '@/lib/calculator/calculator';
import { paths } from '@/lib/paths';
import { formatAmount, type Prices } from '@/lib/prices/pricing';
import { fillIn } from '@/lib/text/fill-in';
import { CashBook, type CalculatorClassNames, type CalculatorWords } from './cash-book';
import { Doors } from './doors';
import { PaperStrip } from './paper-strip';
import styles from './calculator.module.css';

/** After the last key: how long until the address follows, and until the total is spoken. Browsers bound the former. */
const ADDRESS_FOLLOWS_MS = 300;
const SPOKEN_AFTER_MS = 1000;

interface CalculatorProps {
  typed: Typed;
  prices: Prices;
  /** Whether the prices include tax, as a sentence; null where it could not be read. */
  tax: string | null;
  words: CalculatorWords;
  classNames: CalculatorClassNames;
  /** The heading of the page. */
  children: ReactNode;
  /** Above the heading of the rows by number of properties. */
  doorsEyebrow: ReactNode;
}

/**
 * The entries and what follows from them. The fields keep what is typed themselves: a form with the method GET works before
 * any script is there, and what was typed into it by then counts.
 */
export function Calculator({
  typed: initial,
  prices,
  tax,
  words,
  classNames,
  children,
  doorsEyebrow,
}: CalculatorProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState(initial);
  const form = useRef<HTMLFormElement>(null);

  const read = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    // Without a chosen radio button the form says nothing of the billing.
    setTyped(typedFrom((field) => data.get(field)?.toString() ?? ''));
  };
  useEffect(read, []);

  const { entries, problems } = readTyped(typed, language);
  const result = entries && work(entries, prices);
  useAddress(useLocalPath(paths.calculator), toQuery(typed));

  const { spoken, wanted } = words.strip;
  const total = result
    ? fillIn(result.pays ? spoken.left : spoken.missing, {
        amount: formatAmount(Math.abs(result.left), language),
      })
    : wanted;

  return (
    <div className={styles.page}>
      <section data-theme="dark" className="@container overflow-x-clip">
        <div
          className={`${styles.desk} mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-14 px-gutter pt-8 @5xl:grid-cols-[7fr_5fr] @5xl:pt-10`}
        >
          <div className="flex flex-col justify-between gap-10 @5xl:pb-10">
            <div>{children}</div>
            <CashBook
              form={form}
              initial={initial}
              typed={typed}
              problems={problems}
              words={words}
              classNames={classNames}
              onTyped={read}
            />
          </div>
          <PaperStrip
            entries={entries}
            result={result}
            problems={problems}
            prices={prices}
            tax={tax}
            words={words}
            startClassName={classNames.start}
          />
        </div>
        <p role="status" className="sr-only">
          {useLate(total)}
        </p>
      </section>
      <Doors
        entries={entries}
        result={result}
        prices={prices}
        words={words}
        eyebrow={doorsEyebrow}
      />
    </div>
  );
}

/** Lets the address of the page follow what was typed, so that it can be copied, kept and reloaded. */
function useAddress(page: string, query: string) {
  const known = useRef(query);
  useEffect(() => {
    if (query === known.current) return undefined;
    const follow = () => {
      clearTimeout(timer);
      known.current = query;
      window.history.replaceState(null, '', `${page}?${query}`);
    };
    const timer = setTimeout(follow, ADDRESS_FOLLOWS_MS);
    // Before the links to the languages, which take the address along.
    window.addEventListener('click', follow, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', follow, { capture: true });
    };
  }, [page, query]);
}

/** A sentence for the ear: empty at first, and then what changed, once it stays. */
function useLate(sentence: string): string {
  const [spoken, setSpoken] = useState('');
  const known = useRef(sentence);
  useEffect(() => {
    if (sentence === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = sentence;
      setSpoken(sentence);
    }, SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return spoken;
}
