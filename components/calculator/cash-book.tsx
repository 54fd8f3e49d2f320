import { useState, type RefObject } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { NativeRadio } from '@/components/ui/native-radio';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useLanguage, useLocalPath } from '@/components/ui/use-language';
import type { Words } from '@/content/languages';
import {
  billings,
  initialTyped,
  LONGEST_TYPED,
  numberFields,
  numberRules,
  stepped,
  toQuery,
  type Field,
  type NumberField,
  type Problem,
  type Typed,
} from '@/lib/calculator/calculator';
import type { Language } from '@/lib/languages/languages';
import { paths } from '@/lib/paths';
import { fillIn } from '@/lib/text/fill-in';
import { sentenceCase } from '@/lib/text/format';
import { writeNumber } from '@/lib/text/read-number';
import styles from './calculator.module.css';
import { numbersIn } from './numbers';

/** What makes buttons and links of plain elements. The server knows it, so that no script has to bring it along. */
export type CalculatorClassNames = Readonly<
  Record<'submit' | 'copy' | 'link' | 'step' | 'start', string>
>;

/** The words of the calculator. */
export type CalculatorWords = Words['calculator']['calculator'];

interface CashBookProps {
  form: RefObject<HTMLFormElement | null>;
  /** What the fields begin with. */
  initial: Typed;
  typed: Typed;
  problems: Readonly<Partial<Record<Field, Problem>>>;
  words: CalculatorWords;
  classNames: CalculatorClassNames;
  onTyped: () => void;
}

/** The entries, as the ruled page of a cash book. */
export function CashBook({
  form,
  initial,
  typed,
  problems,
  words,
  classNames,
  onTyped,
}: CashBookProps) {
  const { book } = words;
  const language = useLanguage();
  const address = useLocalPath(paths.calculator);
  return (
    <form
      ref={form}
      method="get"
      action={address}
      autoComplete="off"
      aria-labelledby="entries-title"
      data-theme="light"
      className={`${styles.book} @container px-5 pt-6 pb-8 @2xl:pr-8`}
      onInput={onTyped}
      onSubmit={(event) => {
        event.preventDefault();
        onTyped();
      }}
    >
      <div className={styles.lines}>
        <h2 id="entries-title" className="border-b-[1.5px] border-foreground pb-3 text-h3">
          {book.title}
        </h2>
        {numberFields.map((field) => (
          <NumberEntry
            key={field}
            field={field}
            initial={initial[field]}
            isAssumed={typed[field] === initialTyped[field]}
            problem={problems[field]}
            words={words}
            stepClassName={classNames.step}
            onStep={(by) => {
              const input = form.current?.elements.namedItem(field);
              if (!(input instanceof HTMLInputElement)) return;
              input.value = stepped(input.value, field, by, language);
              onTyped();
            }}
          />
        ))}
        <BillingEntry initial={initial.billing} problem={problems.billing} words={words} />
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          {/* Enter sends the form by it, where scripts hide it too. */}
          <button type="submit" className={classNames.submit}>
            {book.submit}
          </button>
          <CopyLink
            address={`${address}?${toQuery(typed)}`}
            words={words}
            className={classNames.copy}
          />
          <a href={address} className={classNames.link}>
            {book.again}
          </a>
        </div>
      </div>
    </form>
  );
}

interface NumberEntryProps {
  field: NumberField;
  initial: string;
  /** Nothing else was entered than what stands there at first. */
  isAssumed: boolean;
  problem: Problem | undefined;
  words: CalculatorWords;
  stepClassName: string;
  onStep: (by: 1 | -1) => void;
}

function NumberEntry({
  field,
  initial,
  isAssumed,
  problem,
  words,
  stepClassName,
  onStep,
}: NumberEntryProps) {
  const language = useLanguage();
  const { label, unit, ...rest } = words.book.fields[field];
  const hint = 'hint' in rest ? rest.hint : undefined;
  const id = `calculator-${field}`;
  const { decimals } = numberRules[field];
  const error = problem && problemSentence(problem, field, words, language);
  const described = [error && `${id}-error`, `${id}-about`].filter(Boolean).join(' ');
  return (
    <div className={`${styles.entry} border-b py-3`}>
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-about`} className="text-small text-muted-foreground">
          {[`${sentenceCase(isAssumed ? words.sources.assumption : words.sources.entry)}.`, hint]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Step
          sign="−"
          name={fillIn(words.book.less, { label })}
          className={stepClassName}
          onPress={() => onStep(-1)}
        />
        <input
          id={id}
          name={field}
          type="text"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          required
          maxLength={LONGEST_TYPED}
          defaultValue={initial}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          className={`${styles.number} min-h-12 border-b-2 border-input text-right font-display font-semibold tabular-nums focus-visible:outline-offset-0 aria-invalid:border-destructive`}
        />
        <Step
          sign="+"
          name={fillIn(words.book.more, { label })}
          className={stepClassName}
          onPress={() => onStep(1)}
        />
        <span className={`${styles.unit} text-small text-muted-foreground`}>{unit}</span>
      </div>
      {error && (
        <div className="col-span-full">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

function problemSentence(
  problem: Problem,
  field: NumberField,
  { problems }: CalculatorWords,
  language: Language,
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

interface StepProps {
  sign: string;
  name: string;
  className: string;
  onPress: () => void;
}

/** One press adds or takes a step. Without scripts one types. */
function Step({ sign, name, className, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={!useHydrated()}
      onClick={onPress}
      className={className}
    >
      {sign}
    </button>
  );
}

interface BillingEntryProps {
  initial: string;
  problem: Problem | undefined;
  words: CalculatorWords;
}

function BillingEntry({ initial, problem, words }: BillingEntryProps) {
  const { label, ...names } = words.book.fields.billing;
  return (
    <fieldset
      aria-describedby={problem && 'calculator-billing-error'}
      className={`${styles.billing} border-b py-3`}
    >
      <legend className="pt-2.5 pr-6 font-semibold">{label}</legend>
      <div className="ml-auto flex w-fit rounded-sm border-[1.5px] border-foreground">
        {billings.map((billing) => (
          <label
            key={billing}
            className="relative flex min-h-11 cursor-pointer items-center px-5 font-semibold hover:underline"
          >
            <NativeRadio
              name="billing"
              value={billing}
              defaultChecked={initial === billing}
              required
            />
            {names[billing]}
          </label>
        ))}
      </div>
      {problem && (
        <div className="pt-1">
          <FieldError id="calculator-billing-error">{words.problems.billing}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

interface CopyLinkProps {
  /** Of the page with the entries. */
  address: string;
  words: CalculatorWords;
  className: string;
}

/** There is a clipboard only for scripts; without them the address has the entries once the form was sent. */
function CopyLink({ address, words, className }: CopyLinkProps) {
  const [copied, setCopied] = useState<{ address: string; worked: boolean }>();
  const isHydrated = useHydrated();
  const copy = async () => {
    const link = new URL(address, window.location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      setCopied({ address, worked: true });
    } catch {
      setCopied({ address, worked: false });
    }
  };
  const { book } = words;
  return (
    <>
      <button
        type="button"
        disabled={!isHydrated}
        onClick={() => void copy()}
        className={className}
      >
        {book.copy}
      </button>
      <span role="status" className="text-small empty:hidden">
        {copied?.address === address && (copied.worked ? book.copied : book.notCopied)}
      </span>
    </>
  );
}
