import { useId } from 'react';
import { fillIn } from '@/lib/text/fill-in';
import { FULL_NOTE, type NoteState } from '@/lib/try/coverage';
import { OWN_HOUSE } from '@/lib/try/own-house-limits';
import { CountryOptions } from './country-options';
import { FurtherNotes } from './further-notes';
import styles from './house-book.module.css';
import { Score, stateOf } from './score';
import {
  hasNotes,
  type ControlClasses,
  type Country,
  type FieldProps,
  type Topic,
  type TopicGroup,
  type TryWords,
} from './topics';
import type { useOwnHouse } from './use-own-house';

interface OwnBookProps {
  groups: readonly TopicGroup[];
  countries: readonly Country[];
  words: Pick<TryWords, 'own' | 'book'>;
  controls: ControlClasses;
  own: ReturnType<typeof useOwnHouse>;
  topics: readonly Topic[];
}

/** The fields of the house, and below them, for the printer, its pages. */
export function OwnBook({ groups, countries, words, controls, own, topics }: OwnBookProps) {
  const { fields, desk, kept, open, read } = own;
  const { house } = kept;
  const shared = { words: words.own, controls };
  const touch = () => void open().catch(() => null);
  return (
    <div className={styles.own} onFocus={touch} onPointerDown={touch}>
      <div ref={fields} onInput={read}>
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 py-10 @3xl:grid-cols-2">
          <NameAndCountry {...shared} countries={countries} />
          <div>
            <Score
              className={styles.score}
              states={topics.map((topic) => stateOf(topic, house))}
              words={words.own}
            />
            <p className="mt-2 max-w-[30rem] text-small text-muted-foreground">
              {fillIn(words.own.scoreHint, { needed: FULL_NOTE })}
            </p>
          </div>
        </div>
        <div
          className={`${styles.groups} grid grid-cols-1 gap-x-12 gap-y-10 @3xl:grid-cols-2 @3xl:items-start @min-[75rem]:grid-cols-3`}
        >
          {groups.map(({ name, topics: listed }) => (
            <div key={name}>
              <h3 className="text-h4">{name}</h3>
              {listed.map((topic) => (
                <TopicRow
                  {...shared}
                  key={topic.id}
                  topic={topic}
                  note={house.notes[topic.id] ?? ''}
                  state={stateOf(topic, house)}
                />
              ))}
            </div>
          ))}
          <FurtherNotes {...shared} house={house} topics={topics} open={open} />
        </div>
        <KeepingNote {...shared} kept={kept} desk={desk} />
      </div>
      {desk && hasNotes(house) ? (
        <div className={styles.printed} data-own-book>
          <desk.BookPages house={house} groups={groups} words={words.book} />
        </div>
      ) : null}
    </div>
  );
}

type NameAndCountryProps = FieldProps & Pick<OwnBookProps, 'countries'>;

function NameAndCountry({ words, controls, countries }: NameAndCountryProps) {
  const id = useId();
  return (
    <div className="grid gap-4">
      <p className="grid gap-1.5">
        <label htmlFor={`${id}-name`} className="text-small font-semibold">
          {words.name}
        </label>
        <input
          id={`${id}-name`}
          data-field="name"
          maxLength={OWN_HOUSE.longestName}
          autoComplete="off"
          dir="auto"
          placeholder={words.namePlaceholder}
          className={controls.field}
        />
      </p>
      <p className="grid gap-1.5">
        <label htmlFor={`${id}-country`} className="text-small font-semibold">
          {words.country}
        </label>
        <select
          id={`${id}-country`}
          data-field="country"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          className={controls.field}
        >
          <CountryOptions countries={countries} />
        </select>
        <span id={`${id}-hint`} className="text-small text-muted-foreground">
          {words.countryHint}
        </span>
      </p>
    </div>
  );
}

interface TopicRowProps extends FieldProps {
  topic: Topic;
  note: string;
  state: NoteState;
}

/** Characters of a note that its closed row shows. */
const GLIMPSE = 90;

/** One of the thirty: its state, and the note to be written. */
function TopicRow({ topic, note, state, words, controls }: TopicRowProps) {
  const { id, label, question, needs } = topic;
  const text = note.trim();
  return (
    <details
      id={`own-${id}`}
      className={`${styles.row} ${styles[state]}`}
      suppressHydrationWarning // it may have been opened before
    >
      <summary>
        <span>{label}</span>
        <small>{words.states[state]}</small>
        {text ? (
          <i>
            {text.length > GLIMPSE ? `${text.slice(0, GLIMPSE).replace(/\s+\S*$/, '')} …` : text}
          </i>
        ) : null}
      </summary>
      <label htmlFor={`write-${id}`}>{question}</label>
      <textarea
        id={`write-${id}`}
        data-field="note"
        data-of={id}
        maxLength={OWN_HOUSE.longestNote}
        autoComplete="off"
        dir="auto"
        aria-describedby={`needs-${id}`}
        className={controls.area}
      />
      <p id={`needs-${id}`}>
        {fillIn(words.needs, { needs })} <b>{state === 'thin' ? thinness(text, words) : ''}</b>
      </p>
    </details>
  );
}

/** Why a note is not enough. */
function thinness(text: string, { short, noFigure }: TryWords['own']): string {
  return text.length < FULL_NOTE
    ? fillIn(short, { count: text.length, needed: FULL_NOTE })
    : noFigure;
}

type KeepingNoteProps = FieldProps & Pick<OwnBookProps['own'], 'kept' | 'desk'>;

/** Where the notes are kept, and what to do when they are not. */
function KeepingNote({ kept: { keeping }, desk, words, controls }: KeepingNoteProps) {
  return (
    <div role="status" className="mt-8 text-small">
      <p
        className={
          keeping === 'kept'
            ? 'text-muted-foreground'
            : 'border-l-[6px] border-asking bg-muted py-3 pl-4 font-semibold'
        }
      >
        {words.keeping[keeping]}
      </p>
      {keeping === 'elsewhere' && desk ? (
        <p className="mt-3 flex flex-wrap gap-3">
          <button
            type="button"
            className={controls.outline}
            onClick={() => desk.openStore().takeOther()}
          >
            {words.takeOther}
          </button>
          <button
            type="button"
            className={controls.outline}
            onClick={() => desk.openStore().keepThis()}
          >
            {words.keepThis}
          </button>
        </p>
      ) : null}
    </div>
  );
}
