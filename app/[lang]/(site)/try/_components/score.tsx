import { fillIn } from '@/lib/text/fill-in';
import { noteState, type NoteState } from '@/lib/try/coverage';
import type { OwnHouse } from '@/lib/try/own-house';
import type { Topic, TryWords } from './topics';

export const stateOf = ({ id, figure }: Topic, { notes }: OwnHouse) => noteState(notes[id], figure);

interface ScoreProps {
  className: string | undefined;
  states: readonly NoteState[];
  words: TryWords['own'];
}

/** How many of the thirty are written, thin and missing. */
export function Score({ className, states, words }: ScoreProps) {
  const count = (state: NoteState) => states.filter((each) => each === state).length;
  return (
    <p className={className}>
      <b>{count('full')}</b>
      <span>
        {fillIn(words.score, { count: states.length })}
        <small>{fillIn(words.rest, { thin: count('thin'), missing: count('missing') })}</small>
      </span>
    </p>
  );
}
