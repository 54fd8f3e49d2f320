import type { ReactNode } from 'react';
import { FieldError } from '@/components/forms/field-error';
import type { Words } from '@/content/languages';
import {
  CLAIMED_HOURS,
  fields,
  initialTyped,
  NIGHTS_IN_A_MONTH,
  numberFields,
  numberRules,
  readTyped,
  stepped,
  typedFrom,
  work,
  type Entries,
  type Field,
  type NumberField,
  type Problem,
  type Result,
  type Typed,
} from '@/lib/calculator/calculator';
import { defaultLanguage, type Language } from '@/lib/languages/languages';
import { formatAmount, type Prices } from '@/lib/prices/pricing';
import { fillIn } from '@/lib/text/fill-in';
import { writeNumber } from '@/lib/text/read-number';
import styles from './calculator.module.css';

// The results of the entries. The server renders them first; the browser loads this file once a visitor touches the form.

export interface Setting {
  prices: Prices;
  /** Whether the prices include tax, as a sentence; null where it could not be read. */
  tax: string | null;
  words: Words['calculator']['calculator'];
  language: Language;
}

/** The places of the page that change with the entries: of each field, what is below its label. */
export type PartName = 'answer' | 'strip' | Field;

export interface Shown {
  parts: Readonly<Record<PartName, ReactNode>>;
  problems: Readonly<Partial<Record<Field, Problem>>>;
  /** The answer, for the ear. */
  spoken: string;
}

/** Everything that the entries decide. */
export function show(typed: Typed, setting: Setting): Shown {
  const { words, prices, language } = setting;
  const { entries, problems } = readTyped(typed, language);
  const result = entries && work(entries, prices);
  const lines = result && answerLines(result, setting);
  const noteOf = (field: NumberField) => {
    const problem = problems[field];
    return (
      <FieldNote
        field={field}
        text={[
          typed[field] === initialTyped[field] ? words.book.assumption : words.book.entry,
          words.book.hints[field],
        ]}
        error={problem && problemSentence(problem, field, setting)}
      />
    );
  };
  return {
    problems,
    spoken: lines
      ? `${lines.verdict} ${lines.nights} ${lines.ofNights}. ${lines.left} ${lines.ofLeft}.`
      : words.answer.none,
    parts: {
      ...(Object.fromEntries(numberFields.map((field) => [field, noteOf(field)])) as Record<
        NumberField,
        ReactNode
      >),
      billing: problems.billing && <FieldNote field="billing" error={words.problems.billing} />,
      answer: result ? (
        <Answer result={result} {...setting} />
      ) : (
        <Unanswered problems={problems} words={words} />
      ),
      strip: entries && result && <Strip entries={entries} result={result} {...setting} />,
    },
  };
}

/** The texts that a form holds at this moment. */
export function readForm(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  // The form says nothing of the billing without a chosen radio button.
  return typedFrom((field) => data.get(field)?.toString() ?? '');
}

/** One press of a stepper, which counts as typing. */
export function step(form: HTMLFormElement, field: NumberField, by: 1 | -1, language: Language) {
  const input = form.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = stepped(input.value, field, by, language);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

interface FieldNoteProps {
  field: Field;
  text?: readonly string[];
  error: string | undefined;
}

/** The texts below a label. One that changes has an element of its own. */
function FieldNote({ field, text = [], error }: FieldNoteProps) {
  return (
    <>
      {text.length > 0 && <p className="text-small text-muted-foreground">{text.join(' ')}</p>}
      {error && <FieldError id={`calculator-${field}-error`}>{error}</FieldError>}
    </>
  );
}

function problemSentence(
  problem: Problem,
  field: NumberField,
  { words: { problems }, language }: Setting,
): string {
  if (typeof problem !== 'string') {
    const [decimals, thousands] = problem.map((number) => writeNumber(number, language));
    return fillIn(problems.ambiguous, { decimals: decimals!, thousands: thousands! });
  }
  const { plain } = numbersIn(language);
  const { least, most, decimals } = numberRules[field];
  return fillIn(problem === 'tooFine' ? problems.tooFine[decimals] : problems[problem], {
    least: plain(least),
    most: plain(most),
  });
}

/** Yes, no, or from how many messages on; the nights; the money. */
function answerLines(result: Result, { words: { answer }, language }: Setting) {
  const { plain, twoDecimals } = numbersIn(language);
  const { pays, paysFrom, nights, nightsWithout, left } = result;
  const from = paysFrom === 1 ? answer.from.one : answer.from.many;
  return {
    verdict: pays
      ? answer.yes
      : paysFrom === null
        ? answer.no
        : fillIn(from, { count: plain(paysFrom) }),
    nights: String(nights),
    ofNights: fillIn(nights === 1 ? answer.nights.one : answer.nights.many, {
      of: NIGHTS_IN_A_MONTH,
      now: nightsWithout,
    }),
    left: twoDecimals(left),
    ofLeft: pays ? answer.left : answer.missing,
  };
}

/** The answer in brass, and in oxblood where the price is more than the hours are worth. */
function Answer({ result, ...setting }: { result: Result } & Setting) {
  const lines = answerLines(result, setting);
  return (
    <Tag pays={result.pays} title={setting.words.answer.title}>
      <p className={styles.verdict}>{lines.verdict}</p>
      <div className={styles.figures}>
        <p className={styles.nights}>
          <b>{lines.nights}</b> <span>{lines.ofNights}</span>
        </p>
        <p className={styles.money}>
          <b data-total>{lines.left}</b> <span>{lines.ofLeft}</span>
        </p>
      </div>
    </Tag>
  );
}

function Unanswered({ problems, words }: Pick<Shown, 'problems'> & Pick<Setting, 'words'>) {
  return (
    <Tag title={words.answer.title}>
      <p className="font-semibold">{words.answer.wanted}</p>
      <ul>
        {fields
          .filter((field) => problems[field])
          .map((field) => (
            <li key={field}>{words.book.labels[field]}</li>
          ))}
      </ul>
    </Tag>
  );
}

function Tag({ pays, title, children }: { pays?: boolean; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="answer-title"
      data-pays={pays}
      className={`${styles.answer} tag-shape isolate`}
    >
      <h2 id="answer-title" className="sr-only">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Sum = { entries: Entries; result: Result } & Setting;

/** The lines of the sum: each with its name, its formula in numbers and its amount. */
function sumLines({ entries, result, words: { strip, answer }, prices, language }: Sum) {
  const { plain, twoDecimals } = numbersIn(language);
  const { billing, hour, ...numbers } = entries;
  const { messages, hours, worth, price, left, pays, paysFrom, waiting, nights } = result;
  const values = {
    ...Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, plain(number)])),
    hour: twoDecimals(hour),
    ofOne: twoDecimals(prices[billing]),
    price: twoDecimals(price),
    rest: plain(100 - entries.share),
    sum: plain(messages),
    waiting: plain(waiting),
    of: NIGHTS_IN_A_MONTH,
    less: NIGHTS_IN_A_MONTH - 1,
  };
  const { lines } = strip;
  const amounts = [
    [lines.messages, plain(messages)],
    [lines.hours, twoDecimals(hours)],
    [lines.worth, twoDecimals(worth)],
    [lines[billing], twoDecimals(-price)],
    [{ label: pays ? answer.left : answer.missing, formula: '' }, twoDecimals(left)],
    ...(paysFrom === null ? [] : [[lines.paysFrom, plain(paysFrom)] as const]),
    [lines.waiting, plain(waiting)],
    [lines.nights, String(nights)],
  ] as const;
  return amounts.map(([{ label, formula }, amount]) => {
    return { label, formula: fillIn(formula, values), amount };
  });
}

/** The sum, line by line, on the paper of an adding machine. */
function Strip(sum: Sum) {
  const { strip } = sum.words;
  return (
    <section
      aria-labelledby="strip-title"
      data-theme="light"
      className={`${styles.strip} relative z-1 bg-card px-5 pt-6 pb-8 tabular-nums`}
    >
      <h2 id="strip-title" className="border-b-[1.5px] border-foreground pb-3 text-h3">
        {strip.title}
      </h2>
      <ol>
        {sumLines(sum).map(({ label, formula, amount }) => (
          <li key={label} className={formula ? undefined : styles.sum}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{label}</span>{' '}
              <b className="ml-auto font-display text-h4 font-semibold">{amount}</b>
            </p>
            {formula && <p className="text-small text-muted-foreground">{formula}</p>}
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-[34rem] font-semibold">
        {claimSentence(sum.result, strip.claim, sum.language)}
      </p>
      <p className="mt-3 text-small text-muted-foreground">
        {[strip.rounding, sum.tax].filter(Boolean).join(' ')}
      </p>
    </section>
  );
}

/** Says at which size the hours of the home page come together. */
function claimSentence(
  { claimFrom: { properties, messages }, hoursAWeek }: Result,
  claim: Setting['words']['strip']['claim'],
  language: Language,
): string {
  const { plain, twoDecimals } = numbersIn(language);
  const [count, forms] =
    properties === null ? [messages, claim.messages] : [properties, claim.properties];
  const sentence = count === null ? claim.never : count === 1 ? forms.one : forms.many;
  return fillIn(sentence, {
    count: plain(count ?? 0),
    claimed: plain(CLAIMED_HOURS),
    hours: twoDecimals(hoursAWeek),
  });
}

const THOUSANDS = /\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g;

/** How the calculator writes its numbers in a language. */
function numbersIn(language: Language) {
  return {
    /** A number with the decimals that it has, thousands set apart; in English by a space that does not break. */
    plain: (number: number) =>
      language === defaultLanguage
        ? String(number).replace(THOUSANDS, '\u00a0')
        : number.toLocaleString(language),
    /** An amount or hours, with two decimals and a minus of its own width. */
    twoDecimals: (number: number) => formatAmount(number, language).replace('-', '\u2212'),
  };
}
