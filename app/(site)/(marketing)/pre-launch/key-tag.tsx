import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Hook } from './hook';
import styles from './key-tag.module.css';
import rack from './rack.module.css';

interface KeyTagProps {
  /** Whether this is the answer that was given before. */
  chosen: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/**
 * A pigeonhole with an answer: a tag on its string that can be taken. A form of its own, because React remembers a form that
 * was sent before the page's script was there, and forgets a press on a button.
 */
export function KeyTag({ chosen, onChoose, ref, children }: KeyTagProps) {
  return (
    <li className={rack.cell}>
      <Hook className={rack.hook} />
      <form action={onChoose} className="contents">
        <button
          ref={ref}
          type="submit"
          aria-pressed={chosen}
          // The second half of a double click would answer the next question as well.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          className={styles.tag}
        >
          <span className={styles.plate}>{children}</span>
        </button>
      </form>
    </li>
  );
}

/** A pigeonhole with a tag that is only looked at: an answer that was given, or a place that is held. */
export function HangingTag({ held = false, children }: { held?: boolean; children?: ReactNode }) {
  return (
    <li data-held={held || undefined} className={rack.cell}>
      <Hook className={rack.hook} />
      <span className={clsx(styles.tag, held ? styles.held : styles.answered)}>
        <span className={styles.plate}>{children}</span>
      </span>
    </li>
  );
}

/** The longest answer that has room on a tag in large letters. */
const LARGE = 5;

/** Whether all these answers can be written large, so that the tags of one rack look alike. */
export function canBeLarge(answers: readonly string[]): boolean {
  return answers.every(({ length }) => length <= LARGE);
}

/** An answer as it stands on its tag. */
export function TagText({ large, children }: { large: boolean; children: string }) {
  return <span className={large ? styles.word : styles.sentence}>{children}</span>;
}
