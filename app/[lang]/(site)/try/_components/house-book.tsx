'use client';

import { useRef, type ReactNode, type RefObject } from 'react';
import type { OwnHouse } from '@/lib/try/own-house';
import { Conversation, type AskedHouse, type AskWords } from './conversation';
import { Hero } from './hero';
import styles from './house-book.module.css';
import { OwnBook } from './own-book';
import { Takeaway } from './takeaway';
import {
  furtherId,
  hasNotes,
  type ControlClasses,
  type Country,
  type Topic,
  type TopicGroup,
  type TryWords,
} from './topics';
import { useOwnHouse } from './use-own-house';

interface HouseBookProps {
  groups: readonly TopicGroup[];
  countries: readonly Country[];
  words: Pick<TryWords, 'paste' | 'own' | 'book' | 'file'>;
  askWords: AskWords;
  controls: ControlClasses;
  /** The house that is asked while nothing is written. */
  example: AskedHouse;
  /** The example as a book. */
  examplePages: ReactNode;
  intro: ReactNode;
  listHeading: ReactNode;
  askHeading: ReactNode;
}

/**
 * The visitor's own house. Its fields keep what is typed themselves, also before any script is there; the code that reads,
 * keeps, prints and searches it is loaded at the first touch.
 */
export function HouseBook(props: HouseBookProps) {
  const { groups, countries, words, askWords, controls, example } = props;
  const own = useOwnHouse();
  const { open } = own;
  const { house } = own.kept;
  const topics = groups.flatMap((group) => group.topics);
  const shared = { house, topics, controls, open };
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
      <Hero {...props} {...shared} />
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
          <Takeaway {...shared} words={words.file} nameless={words.book.nameless} />
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
    return { id: furtherId(index), label, title: label, text };
  });
  return { name: name.trim() || nameless, country, notes: [...written, ...others] };
}
