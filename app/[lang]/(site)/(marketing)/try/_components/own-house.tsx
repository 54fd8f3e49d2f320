'use client';

import { useId, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Words as AllWords } from '@/content/languages';
import { fillIn } from '@/lib/text/fill-in';
import { coverageScore, drawerState, FULL_NOTE, type DrawerState } from '@/lib/try/coverage';
import { createHouseStore, type HouseStore, type KeptHouse } from '@/lib/try/house-store';
import { EMPTY_HOUSE, OWN_HOUSE } from '@/lib/try/own-house';
import { Conversation, type AskWords, type ControlClasses } from './conversation';
import { HouseFiles } from './house-files';
import { HouseSheet, type CabinetGroup, type OwnDrawer } from './house-sheet';
import styles from './own-house.module.css';

type Words = AllWords['try']['ownHouse'];

interface OwnHouseProps {
  groups: readonly CabinetGroup[];
  words: Words;
  askWords: AskWords;
  controls: ControlClasses;
  /** How the score is counted. */
  rubric: ReactNode;
}

/** The cabinet that a visitor fills: kept in this browser, scored, asked, exported and imported. */
export function OwnHouse({ groups, words, askWords, controls, rubric }: OwnHouseProps) {
  const { house, keeping } = useSyncExternalStore(
    subscribe,
    () => openStore().get(),
    () => ON_SERVER,
  );
  const drawers = useMemo(() => groups.flatMap((group) => group.drawers), [groups]);
  const [chosen, setChosen] = useState(drawers[0]!.id);
  const editor = useRef<HTMLTextAreaElement>(null);
  const stateOf = ({ id, figure }: OwnDrawer) => drawerState(house.notes[id], figure);
  const drawer = drawers.find(({ id }) => id === chosen) ?? drawers[0]!;
  const states = drawers.map(stateOf);
  const written = useMemo(
    () =>
      drawers.flatMap(({ id, label, alsoAskedAs }) => {
        const text = house.notes[id]?.trim();
        return text ? [{ id, label, title: label, text, alsoAskedAs }] : [];
      }),
    [drawers, house],
  );

  function choose(id: string) {
    setChosen(id);
    editor.current?.focus();
  }

  function write(text: string) {
    const notes = Object.entries({ ...house.notes, [drawer.id]: text }).filter(([, note]) => note);
    openStore().change({ ...house, notes: Object.fromEntries(notes) });
  }

  return (
    <>
      <p className="mt-8 hidden max-w-measure font-semibold noscript:block">{words.needsScript}</p>
      <div className="mt-12 grid grid-cols-1 gap-x-12 gap-y-10 @5xl:grid-cols-[7fr_5fr] print:hidden noscript:hidden">
        <div className="min-w-0">
          <Score states={states} words={words} />
          <OwnCabinet
            groups={groups}
            stateOf={stateOf}
            chosen={chosen}
            words={words}
            onChoose={choose}
          />
          <div className="mt-8">{rubric}</div>
        </div>
        <div className="min-w-0">
          <NameField name={house.name} words={words} controls={controls} />
          <Editor
            drawer={drawer}
            note={house.notes[drawer.id] ?? ''}
            state={stateOf(drawer)}
            field={editor}
            words={words}
            controls={controls}
            onWrite={write}
            onNext={() => choose(nextEmpty(drawers, states, drawer.id))}
            isLast={!states.includes('missing')}
          />
          <KeepingNote keeping={keeping} words={words} controls={controls} />
        </div>
        <div className="min-w-0 border-t-[1.5px] border-foreground pt-6">
          <h3 className="text-h3">{words.ask.title}</h3>
          <p className="mt-2 mb-6 max-w-measure text-muted-foreground">{words.ask.lead}</p>
          {written.length === 0 ? (
            <p>{words.ask.nothing}</p>
          ) : (
            <Conversation
              notes={written}
              words={askWords}
              controls={controls}
              door={house.name.trim() || words.ask.door}
              onAnswer={(answer) => answer && setChosen(answer.id)}
              onOpen={setChosen}
            />
          )}
        </div>
        <HouseFiles
          house={house}
          drawers={drawers}
          words={words}
          controls={controls}
          onReplace={(next) => openStore().change(next) === 'kept'}
        />
      </div>
      <HouseSheet house={house} groups={groups} words={words} />
    </>
  );
}

const ON_SERVER: KeptHouse = { house: EMPTY_HOUSE, keeping: 'kept' };
let store: HouseStore | undefined;

// The browser throws at the mere look at a storage that it denies; the store counts that as denied.
function openStore(): HouseStore {
  return (store ??= createHouseStore(() => window.localStorage));
}

function subscribe(listener: () => void) {
  const opened = openStore();
  const stop = opened.subscribe(listener);
  window.addEventListener('storage', opened.noticeChange);
  return () => {
    stop();
    window.removeEventListener('storage', opened.noticeChange);
  };
}

/** The first empty drawer after one, from the top again where there is none. */
function nextEmpty(drawers: readonly OwnDrawer[], states: readonly DrawerState[], after: string) {
  const place = drawers.findIndex(({ id }) => id === after);
  const later = states.findIndex((state, index) => index > place && state === 'missing');
  return drawers[later >= 0 ? later : states.indexOf('missing')]?.id ?? after;
}

/** The score as a number of drawers, and what it is made of. */
function Score({ states, words }: { states: readonly DrawerState[]; words: Words }) {
  const count = (state: DrawerState) => states.filter((each) => each === state).length;
  const score = coverageScore(states);
  const figure = `${Math.floor(score) || (score ? '' : 0)}${score % 1 ? '½' : ''}`;
  return (
    <p className="mb-6 flex flex-wrap items-end gap-x-5 gap-y-1 border-b-[1.5px] border-foreground pb-3">
      <span className="sr-only">{words.scoreLabel}: </span>
      <span className="font-display text-[3.5rem] leading-none font-semibold tracking-[-0.04em] tabular-nums">
        {figure}
      </span>
      <span className="leading-snug">
        <b className="font-semibold">{fillIn(words.score, { count: states.length })}</b>
        <span className="block text-small text-muted-foreground">
          {fillIn(words.scoreHint, {
            full: count('full'),
            thin: count('thin'),
            missing: count('missing'),
          })}
        </span>
      </span>
    </p>
  );
}

interface OwnCabinetProps {
  groups: readonly CabinetGroup[];
  stateOf: (drawer: OwnDrawer) => DrawerState;
  chosen: string;
  words: Words;
  onChoose: (id: string) => void;
}

/** Thirty drawers in six rows; on a phone one row that snaps. */
function OwnCabinet({ groups, stateOf, chosen, words, onChoose }: OwnCabinetProps) {
  return (
    <div role="group" aria-label={words.cabinet} className={styles.cabinet}>
      {groups.map(({ name, drawers }) => (
        <div key={name} className={styles.group}>
          <h3 className="font-sans text-small">{name}</h3>
          <ul className={styles.row}>
            {drawers.map((drawer) => {
              const state = stateOf(drawer);
              return (
                <li key={drawer.id}>
                  <button
                    type="button"
                    aria-pressed={drawer.id === chosen}
                    className={`${styles.drawer} ${styles[state]}`}
                    onClick={() => onChoose(drawer.id)}
                  >
                    <span>{drawer.label}</span>
                    <span className={styles.state}>{words.states[state]}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface NameFieldProps {
  name: string;
  words: Words;
  controls: ControlClasses;
}

function NameField({ name, words, controls }: NameFieldProps) {
  const id = useId();
  return (
    <div className="mb-6 grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {words.name}
      </label>
      <input
        id={id}
        value={name}
        maxLength={OWN_HOUSE.longestName}
        autoComplete="off"
        dir="auto"
        placeholder={words.namePlaceholder}
        className={controls.field}
        onChange={({ target }) =>
          openStore().change({
            ...openStore().get().house,
            name: target.value.slice(0, OWN_HOUSE.longestName),
          })
        }
      />
    </div>
  );
}

interface EditorProps {
  drawer: OwnDrawer;
  note: string;
  state: DrawerState;
  field: React.Ref<HTMLTextAreaElement>;
  words: Words;
  controls: ControlClasses;
  onWrite: (text: string) => void;
  onNext: () => void;
  /** No drawer is empty. */
  isLast: boolean;
}

/** The card of the chosen drawer, to be written on. */
function Editor({
  drawer,
  note,
  state,
  field,
  words,
  controls,
  onWrite,
  onNext,
  isLast,
}: EditorProps) {
  const [cutDrawer, setCutDrawer] = useState<string | null>(null);
  const isCut = cutDrawer === drawer.id;
  const id = useId();
  const limit = OWN_HOUSE.longestNote;
  return (
    <div className={styles.card}>
      <p className="text-small font-semibold">{drawer.label}</p>
      <label htmlFor={id} className="mt-1 mb-3 block font-display text-h3 font-semibold">
        {drawer.question}
      </label>
      <textarea
        ref={field}
        id={id}
        value={note}
        dir="auto"
        aria-describedby={`${id}-needs ${id}-remark`}
        className={controls.area}
        onChange={({ target: { value } }) => {
          setCutDrawer(value.length > limit ? drawer.id : null);
          onWrite(value.slice(0, limit));
        }}
      />
      <p id={`${id}-needs`} className="mt-2 text-small">
        {fillIn(words.noteHint, { needs: drawer.needs })}
      </p>
      <p id={`${id}-remark`} role="status" className={`${styles.remark} ${styles[state]}`}>
        {isCut ? fillIn(words.cut, { limit }) : remarkOn(note, drawer, state, words)}
      </p>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-3 text-small text-muted-foreground tabular-nums">
        <span>{fillIn(words.room, { count: note.length, limit })}</span>
        {isLast ? null : (
          <button type="button" className={controls.outline} onClick={onNext}>
            {words.next}
          </button>
        )}
      </p>
    </div>
  );
}

/** Why a drawer counts as it does. */
function remarkOn(
  note: string,
  { figure }: OwnDrawer,
  state: DrawerState,
  { remarks }: Words,
): string {
  const count = note.trim().length;
  if (state === 'missing') return remarks.missing;
  if (state === 'full') return fillIn(remarks.full, { figure: figure ? remarks.andFigure : '' });
  return count < FULL_NOTE ? fillIn(remarks.short, { count, needed: FULL_NOTE }) : remarks.noFigure;
}

interface KeepingNoteProps {
  keeping: KeptHouse['keeping'];
  words: Words;
  controls: ControlClasses;
}

/** Where the notes are kept, and what to do when they are not. */
function KeepingNote({ keeping, words, controls }: KeepingNoteProps) {
  const sentences = {
    kept: words.kept,
    unkept: words.notKept,
    elsewhere: words.elsewhere,
    unreadable: words.unreadableKept,
  };
  return (
    <div role="status" className="mt-4 text-small">
      <p
        className={
          keeping === 'kept'
            ? 'text-muted-foreground'
            : 'border-l-[6px] border-asking bg-muted py-3 pl-4 font-semibold'
        }
      >
        {sentences[keeping]}
      </p>
      {keeping === 'elsewhere' ? (
        <p className="mt-3 flex flex-wrap gap-3">
          <button
            type="button"
            className={controls.outline}
            onClick={() => openStore().takeOther()}
          >
            {words.takeOther}
          </button>
          <button type="button" className={controls.outline} onClick={() => openStore().keepThis()}>
            {words.keepThis}
          </button>
        </p>
      ) : null}
    </div>
  );
}
