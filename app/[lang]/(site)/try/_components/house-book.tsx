'use client';

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { ScriptButton } from '@/components/ui/script-button';
import { useLanguage } from '@/components/ui/use-language';
import { fillIn } from '@/lib/text/fill-in';
import { noteState, FULL_NOTE, type NoteState } from '@/lib/try/coverage';
import type { KeptHouse } from '@/lib/try/house-store';
import type { OwnHouse } from '@/lib/try/own-house';
import { OWN_HOUSE, OWN_HOUSE_KEY } from '@/lib/try/own-house-limits';
import { Conversation, type AskedHouse, type AskWords } from './conversation';
import { CountryOptions } from './country-options';
import { Cover } from './cover';
import type * as deskModule from './desk';
import styles from './house-book.module.css';
import { Takeaway } from './takeaway';
import {
  hasNotes,
  type ControlClasses,
  type Country,
  type Topic,
  type TopicGroup,
  type TryWords,
} from './topics';

type Desk = typeof deskModule;

interface HouseBookProps {
  groups: readonly TopicGroup[];
  countries: readonly Country[];
  words: Pick<TryWords, 'paste' | 'own' | 'book' | 'file'>;
  askWords: AskWords;
  controls: ControlClasses;
  /** What is asked while nothing is written. */
  example: AskedHouse;
  /** The example as a book. */
  examplePages: ReactNode;
  intro: ReactNode;
  listHeading: ReactNode;
  askHeading: ReactNode;
}

const NOTHING: KeptHouse = {
  house: { name: '', country: null, notes: {}, further: [] },
  keeping: 'kept',
};

/**
 * The visitor's own house. Its fields keep what is typed themselves, also before any script is there; what reads, keeps, prints
 * and searches it is loaded at the first touch.
 */
export function HouseBook(props: HouseBookProps) {
  const { groups, countries, words, askWords, controls, example } = props;
  const own = useOwnHouse();
  const { open } = own;
  const { house } = own.kept;
  const topics = groups.flatMap((group) => group.topics);
  const hasOwn = hasNotes(house);
  const showsExample = useRef<HTMLInputElement>(null);

  function show(id: string) {
    if (!hasOwn && showsExample.current) showsExample.current.checked = true;
    const row = document.getElementById(`${hasOwn ? 'own' : 'note'}-${id}`);
    if (row instanceof HTMLDetailsElement) row.open = true;
    row?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      <Hero {...props} house={house} topics={topics} open={open} />
      <section
        id="own-house"
        data-theme="light"
        aria-labelledby="own-house-title"
        className={`${styles.book} @container overflow-x-clip`}
      >
        <div className="mx-auto max-w-page px-gutter py-section">
          {props.listHeading}
          <BookChoice words={words.own} showsExample={showsExample} />
          <OwnBook {...props} own={own} topics={topics} />
          <div className={styles.example}>{props.examplePages}</div>
          <Takeaway
            house={house}
            topics={topics}
            words={words.file}
            nameless={words.book.nameless}
            controls={controls}
            open={open}
          />
        </div>
      </section>
      <section data-theme="dark" aria-labelledby="ask-title" className="@container border-b">
        <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter py-section *:min-w-0 @5xl:grid-cols-[5fr_7fr] @5xl:items-start">
          <div>{props.askHeading}</div>
          <Conversation
            key={hasOwn ? 'own' : 'example'}
            house={hasOwn ? askedHouse(house, topics, words.book) : example}
            countries={countries}
            words={askWords}
            controls={controls}
            onCountry={(country) =>
              void open().then(({ change }) => change((before) => ({ ...before, country })))
            }
            onOpen={show}
          />
        </div>
      </section>
    </>
  );
}

interface HeroProps extends HouseBookProps {
  house: OwnHouse;
  topics: readonly Topic[];
  open: () => Promise<Desk>;
}

/** The sheet that is written on, and the cover of the book. */
function Hero({ intro, words, controls, house, topics, open }: HeroProps) {
  const { own, book } = words;
  const states = topics.map((topic) => stateOf(topic, house));
  return (
    <section data-theme="dark" className="@container overflow-x-clip">
      <div className="mx-auto grid max-w-page gap-12 px-gutter pt-10 @5xl:grid-cols-[7fr_4fr] @5xl:gap-20 @5xl:pt-12">
        <div className="min-w-0 @5xl:pb-20">
          {intro}
          <Paste words={words.paste} controls={controls} topics={topics} open={open} />
        </div>
        <div className={styles.stand}>
          <Cover kind={book.title} name={house.name.trim() || book.nameless} states={states}>
            <Score className={styles.coverScore} states={states} words={own} />
          </Cover>
        </div>
      </div>
    </section>
  );
}

const stateOf = ({ id, figure }: Topic, { notes }: OwnHouse) => noteState(notes[id], figure);

interface BookChoiceProps {
  words: TryWords['own'];
  showsExample: RefObject<HTMLInputElement | null>;
}

function BookChoice({ words: { choice }, showsExample }: BookChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="sr-only">{choice.label}</legend>
      <label>
        <input type="radio" name="book" defaultChecked />
        <span>{choice.own}</span>
      </label>
      <label>
        <input ref={showsExample} type="radio" name="book" className={styles.showsExample} />
        <span>{choice.example}</span>
      </label>
    </fieldset>
  );
}

interface OwnBookProps extends HouseBookProps {
  own: ReturnType<typeof useOwnHouse>;
  topics: readonly Topic[];
}

/** The fields of the house, and below them, for the printer, its pages. */
function OwnBook({ groups, countries, words, controls, own, topics }: OwnBookProps) {
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

function askedHouse(
  { name, country, notes, further }: OwnHouse,
  topics: readonly Topic[],
  { nameless, untitled }: TryWords['book'],
): AskedHouse {
  const written = topics.flatMap(({ id, label }) => {
    const text = notes[id]?.trim();
    return text ? [{ id, label, title: label, text }] : [];
  });
  const others = further.map(({ title, text }, index) => {
    const label = title.trim() || untitled;
    return { id: `further-${index + 1}`, label, title: label, text };
  });
  return { name: name.trim() || nameless, country, notes: [...written, ...others] };
}

/** The house of this tab: what its fields say, what the browser keeps, and what other tabs do to it. */
function useOwnHouse() {
  const fields = useRef<HTMLDivElement>(null);
  const [desk, setDesk] = useState<Desk | null>(null);
  const opened = useRef<Desk>(null);
  const kept = useSyncExternalStore(
    desk?.subscribe ?? subscribeToNothing,
    desk?.getKept ?? getNothing,
    getNothing,
  );

  /** Loads what works on the house, and takes up what was typed until then. */
  async function open(): Promise<Desk> {
    const loaded = await import('./desk');
    if (opened.current) return loaded;
    opened.current = loaded;
    const typed = readFields(fields);
    if (!isEmpty(typed))
      loaded.change((before) => ({
        ...before,
        name: typed.name || before.name,
        country: typed.country ?? before.country,
        notes: { ...before.notes, ...typed.notes },
      }));
    setDesk(loaded);
    return loaded;
  }

  useEffect(() => {
    // What is kept, or was typed before the script was there, waits for no touch.
    if (isKept() || !isEmpty(readFields(fields))) void open().catch(() => null);
  }, []);

  // Fields show what did not come from them: a file, another tab, a pasted text.
  useLayoutEffect(() => {
    if (desk) writeFields(fields, kept.house);
  }, [desk, fields, kept]);

  const read = () => void opened.current?.change(() => readFields(fields));
  return { fields, desk, kept, open, read };
}

const getNothing = () => NOTHING;
const subscribeToNothing = () => () => undefined;

const isEmpty = (house: OwnHouse) => !house.name && !house.country && !hasNotes(house);

function isKept(): boolean {
  try {
    return localStorage.getItem(OWN_HOUSE_KEY) !== null;
  } catch {
    return false;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of the house: each says in `data-field` what it is, and in `data-of` of which note. */
function fieldsIn(fields: RefObject<HTMLDivElement | null>): Field[] {
  return [...(fields.current?.querySelectorAll<Field>('[data-field]') ?? [])];
}

function readFields(fields: RefObject<HTMLDivElement | null>): OwnHouse {
  const house = { name: '', country: null as string | null, notes: {} as Record<string, string> };
  const further: { title: string; text: string }[] = [];
  for (const { value, dataset } of fieldsIn(fields)) {
    const { field, of = '' } = dataset;
    if (field === 'name') house.name = value;
    else if (field === 'country') house.country = value || null;
    else if (field === 'note' && value) house.notes[of] = value;
    else if (field === 'title') further.push({ title: value, text: '' });
    else if (field === 'text') further.at(-1)!.text = value;
  }
  return { ...house, further };
}

function writeFields(
  fields: RefObject<HTMLDivElement | null>,
  { name, country, notes, further }: OwnHouse,
): void {
  for (const field of fieldsIn(fields)) {
    const { of = '' } = field.dataset;
    const value = {
      name,
      country: country ?? '',
      note: notes[of] ?? '',
      title: further[Number(of)]?.title ?? '',
      text: further[Number(of)]?.text ?? '',
    }[field.dataset.field ?? ''];
    if (value !== undefined && field.value !== value) field.value = value;
  }
}

interface PasteProps {
  words: TryWords['paste'];
  controls: ControlClasses;
  topics: readonly Topic[];
  open: () => Promise<Desk>;
}

/** The text that a host has already, and what becomes of it. */
function Paste({ words, controls, topics, open }: PasteProps) {
  const [message, setMessage] = useState('');
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  async function make() {
    const text = field.current?.value.trim() ?? '';
    if (!text) return setMessage(words.empty);
    const desk = await open().catch(() => null);
    if (!desk) return setMessage(words.notLoaded);
    const found = await desk.houseFromText(text, topics, language);
    if ('problem' in found)
      return setMessage(found.problem === 'size' ? words.tooLong : words.nothing);
    const labels = new Map(topics.map((topic) => [topic.id, topic.label]));
    desk.change((before) =>
      desk.joinHouses(before, found.house, (topic) => labels.get(topic) ?? ''),
    );
    if (field.current) field.current.value = '';
    setMessage(
      fillIn(words.done, {
        notes: Object.keys(found.house.notes).length,
        further: found.house.further.length,
      }),
    );
    document.getElementById('own-house')?.scrollIntoView();
  }

  return (
    <div className={styles.sheet} data-theme="light">
      <label htmlFor={id} className="font-display text-h4 font-semibold">
        {words.label}
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        autoComplete="off"
        placeholder={words.placeholder}
        aria-describedby={`${id}-hint ${id}-message`}
        className={styles.pasted}
        onFocus={() => void open().catch(() => null)}
      />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ScriptButton className={`${controls.primary} noscript:hidden`} onClick={() => void make()}>
          {words.action}
        </ScriptButton>
        <span id={`${id}-hint`} className="text-small text-muted-foreground noscript:hidden">
          {words.hint}
        </span>
        <span className="hidden text-small font-semibold noscript:block">{words.needsScript}</span>
      </p>
      <p id={`${id}-message`} role="status" className="mt-3 text-small font-semibold empty:hidden">
        {message}
      </p>
    </div>
  );
}

interface FieldProps {
  words: TryWords['own'];
  controls: ControlClasses;
}

interface NameAndCountryProps extends FieldProps {
  countries: readonly Country[];
}

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

interface ScoreProps {
  className: string | undefined;
  states: readonly NoteState[];
  words: TryWords['own'];
}

/** How many of the thirty are written, thin and missing. */
function Score({ className, states, words }: ScoreProps) {
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

interface FurtherNotesProps extends FieldProps {
  house: OwnHouse;
  topics: readonly Topic[];
  open: () => Promise<Desk>;
}

/** Notes that belong to none of the thirty, or not yet: each can be moved to one. */
function FurtherNotes({ house, topics, words, controls, open }: FurtherNotesProps) {
  const { further: copy } = words;
  const without = (index: number) => house.further.filter((_, at) => at !== index);

  const write = (to: (further: OwnHouse['further']) => OwnHouse['further']) =>
    void open().then(({ change }) =>
      change((before) => ({ ...before, further: to(before.further) })),
    );

  async function move(index: number, topic: string) {
    const { change, joinHouses } = await open();
    const moved = { ...house, further: [], notes: { [topic]: house.further[index]?.text ?? '' } };
    change((before) => joinHouses({ ...before, further: without(index) }, moved, () => ''));
    document.querySelector<HTMLElement>(`#own-${topic} > summary`)?.focus();
  }

  return (
    <div className="col-span-full">
      <h3 className="max-w-none text-h4">{copy.title}</h3>
      <p className="mt-1 mb-4 max-w-measure text-small text-muted-foreground">{copy.lead}</p>
      {house.further.map((_, index) => (
        <FurtherNote
          key={index}
          index={index}
          topics={topics}
          words={words}
          controls={controls}
          onMove={(topic) => void move(index, topic)}
          onRemove={() => write(() => without(index))}
        />
      ))}
      {house.further.length < OWN_HOUSE.mostFurther ? (
        <ScriptButton
          className={controls.outline}
          onClick={() => write((before) => [...before, { title: '', text: '' }])}
        >
          {copy.add}
        </ScriptButton>
      ) : null}
    </div>
  );
}

interface FurtherNoteProps extends FieldProps {
  index: number;
  topics: readonly Topic[];
  onMove: (topic: string) => void;
  onRemove: () => void;
}

function FurtherNote({ index, topics, words, controls, onMove, onRemove }: FurtherNoteProps) {
  const { further: copy } = words;
  const id = useId();
  return (
    <div className="grid max-w-176 gap-3 pb-7">
      <input
        data-field="title"
        data-of={index}
        maxLength={OWN_HOUSE.longestName}
        autoComplete="off"
        dir="auto"
        aria-label={copy.noteTitle}
        placeholder={copy.noteTitle}
        className={controls.field}
      />
      <textarea
        data-field="text"
        data-of={index}
        maxLength={OWN_HOUSE.longestNote}
        autoComplete="off"
        dir="auto"
        aria-label={copy.note}
        className={controls.area}
      />
      <p className="flex flex-wrap gap-3">
        <label htmlFor={id} className="sr-only">
          {copy.move}
        </label>
        <select
          id={id}
          value=""
          className={`${controls.field} min-w-0 flex-1`}
          onChange={({ target }) => onMove(target.value)}
        >
          <option value="">{copy.move}</option>
          {topics.map((topic) => (
            <option key={topic.id} value={topic.id}>
              {topic.label}
            </option>
          ))}
        </select>
        <button type="button" className={controls.outline} onClick={onRemove}>
          {copy.remove}
        </button>
      </p>
    </div>
  );
}

interface KeepingNoteProps extends FieldProps {
  kept: KeptHouse;
  desk: Desk | null;
}

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
