import type { ComponentProps, ReactNode, Ref } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import type { SurveyOption } from '@/content/en/survey';
import hook from './hook.svg';
import styles from './option-grid.module.css';

const cell = `relative grid min-w-0 place-items-center overflow-clip ${styles.cell}`;
const tag = `relative grid h-full text-left ${styles.tag}`;
const face = `relative flex min-w-0 flex-col justify-end leading-tight wrap-anywhere ${styles.face}`;

interface OptionGridProps {
  label: string;
  options: readonly SurveyOption[];
  /** The answer that was given before, after coming back to the question. */
  chosen: string | undefined;
  onChoose: (answer: string) => void;
}

/** The answers to one question as key tags in a rack. */
export function OptionGrid({ label, options, chosen, onChoose }: OptionGridProps) {
  const large = fitsLarge(options.map(({ answer }) => answer));
  return (
    <Grid label={label} count={options.length}>
      {options.map(({ answer, note }) => (
        <OptionButton key={answer} chosen={answer === chosen} onChoose={() => onChoose(answer)}>
          <OptionText large={large}>{answer}</OptionText>
          {note ? <span className="mt-1.5 block">{note}</span> : null}
        </OptionButton>
      ))}
    </Grid>
  );
}

/** The picture at the end: every answer on its hook. It is hidden from screen readers; the list of questions says the same. */
export function GivenAnswers({ answers }: { answers: readonly string[] }) {
  return (
    <Grid count={answers.length}>
      {answers.map((answer, index) => (
        <PlainTag key={index} className={styles.answered}>
          <OptionText large={fitsLarge([answer])}>{answer}</OptionText>
        </PlainTag>
      ))}
    </Grid>
  );
}

/** Shows as many empty tags as `count` says, while the options are loaded again. */
export function OptionGridSkeleton({ count }: { count: number }) {
  return (
    <Grid count={count}>
      {Array.from({ length: count }, (_, index) => (
        <PlainTag key={index} data-slot="skeleton" className={styles.pending} />
      ))}
    </Grid>
  );
}

interface GridProps {
  /** The question; without it the grid is a picture. */
  label?: string;
  count: number;
  children: ReactNode;
}

/** The rack: two to four columns by the number of options. The rest of the last row is filled with empty cells. */
export function Grid({ label, count, children }: GridProps) {
  const columns = count > 6 ? 4 : count > 4 ? 3 : 2;
  const empty = (columns - (count % columns)) % columns;
  return (
    <ul
      {...(label ? { 'aria-label': label } : { 'aria-hidden': true })}
      data-columns={columns}
      className={`grid flex-1 overflow-clip ${styles.grid}`}
    >
      {children}
      {Array.from({ length: empty }, (_, index) => (
        <li key={index} aria-hidden="true" className={`${cell} ${styles.empty}`}>
          <Drawing file={hook} className={`absolute z-1 w-10 ${styles.hook}`} />
        </li>
      ))}
    </ul>
  );
}

interface OptionButtonProps {
  /** Whether this is the answer that was given before. */
  chosen: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** One option. It is a form, because React replays a form that was sent before hydration, but not a click. */
export function OptionButton({ chosen, onChoose, ref, children }: OptionButtonProps) {
  return (
    <li className={cell}>
      <Drawing file={hook} className={`absolute z-1 w-10 ${styles.hook}`} />
      <form action={onChoose} className="contents">
        <button
          ref={ref}
          type="submit"
          aria-pressed={chosen}
          // The second half of a double click would answer the next question as well.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          className={tag}
        >
          <span className={face}>{children}</span>
        </button>
      </form>
    </li>
  );
}

/** The text of an option. */
export function OptionText({ large, children }: { large: boolean; children: string }) {
  const look = large
    ? `leading-none tracking-[-0.03em] tabular-nums ${styles.word}`
    : styles.sentence;
  return <span className={`block font-display font-semibold ${look}`}>{children}</span>;
}

/** The length of an answer, in characters, that is still set large. */
const LONGEST_LARGE_ANSWER = 5;

/** Whether all the answers of a grid are short enough for large letters. */
function fitsLarge(answers: readonly string[]): boolean {
  return answers.every(({ length }) => length <= LONGEST_LARGE_ANSWER);
}

/** A tag that cannot be pressed. */
function PlainTag({ className, children, ...props }: ComponentProps<'span'>) {
  return (
    <li className={cell}>
      <Drawing file={hook} className={`absolute z-1 w-10 ${styles.hook}`} />
      <span className={`${tag} ${className}`} {...props}>
        <span className={face}>{children}</span>
      </span>
    </li>
  );
}
