'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Words } from '@/content/languages';
import { Conversation, type Answer, type AskWords, type ControlClasses } from './conversation';
import styles from './cabinet.module.css';

type HouseWords = Words['try']['house'];
type HouseNote = Words['tryNotes']['houseNotes'][number];

interface HouseProps {
  notes: readonly HouseNote[];
  words: HouseWords;
  askWords: AskWords;
  controls: ControlClasses;
  /** Rings in the place of a card where no drawer answers. */
  bell: ReactNode;
}

/** The drawer that is open before anything was asked, so that a card lies there. */
const FIRST_OPEN = 'bins';

/** The house to ask: the conversation, and the cabinet whose drawers open. */
export function House({ notes, words, askWords, controls, bell }: HouseProps) {
  const [open, setOpen] = useState<string | null>(FIRST_OPEN);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const note = notes.find(({ id }) => id === open);

  function show(id: string | null, marked: Answer | null) {
    setOpen(id);
    setAnswer(marked);
  }

  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 @5xl:grid-cols-[4fr_8fr]">
      <Conversation
        notes={notes}
        words={askWords}
        controls={controls}
        door={words.door}
        onAnswer={(found) => show(found?.id ?? null, found)}
        onOpen={(id) => show(id, answer?.id === id ? answer : null)}
      >
        {(ask) => (
          <>
            <div className="flex min-w-0 flex-col @5xl:row-span-2">
              <div className={styles.slot}>
                {note ? (
                  <Card key={note.id} note={note} answer={answer} words={words} />
                ) : (
                  <div className={styles.bell}>
                    {bell}
                    <p className="font-display text-h3 font-semibold">{words.noDrawer}</p>
                  </div>
                )}
              </div>
              <Cabinet notes={notes} open={open} words={words} onOpen={(id) => show(id, null)} />
              <p className="mt-4 text-small text-muted-foreground">{words.closed}</p>
            </div>
            <ReadyQuestions words={words} onAsk={ask} />
          </>
        )}
      </Conversation>
    </div>
  );
}

interface ReadyQuestionsProps {
  words: HouseWords;
  onAsk: (question: string) => void;
}

/** The ready questions: links to their notes, which ask instead where the script runs. */
function ReadyQuestions({ words, onAsk }: ReadyQuestionsProps) {
  return (
    <div className="min-w-0">
      <p className="mb-4 hidden noscript:block">{words.needsScript}</p>
      <h2 className="border-b-[1.5px] border-foreground pb-2 font-sans text-small">
        {words.ready}
      </h2>
      <ul>
        {words.questions.map(({ text, note }) => (
          <li key={text} className="border-b">
            <a
              href={`#note-${note}`}
              className="flex min-h-11 items-center py-2 leading-snug no-underline hover:underline"
              onClick={(event) => {
                event.preventDefault();
                onAsk(text);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CardProps {
  note: HouseNote;
  answer: Answer | null;
  words: HouseWords;
}

/** The card of the open drawer, with the words of the question underlined. */
function Card({ note, answer, words }: CardProps) {
  const marked = answer?.id === note.id ? answer : null;
  return (
    <div data-theme="light" className={styles.card}>
      <p className="flex flex-wrap justify-between gap-x-4 border-b-[1.5px] border-foreground pb-2 text-small font-semibold">
        <span>{note.label}</span>{' '}
        <span className="font-normal text-muted-foreground">{words.name}</span>
      </p>
      <p className="mt-4 font-display text-h3 font-semibold">{note.title}</p>
      <p className="mt-2 max-w-measure">
        {(marked?.text ?? [{ text: note.text, used: false }]).map(({ text, used }, index) =>
          used ? (
            <u key={index} className={`${styles.used} underline-offset-4`}>
              {text}
            </u>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </p>
      {marked && marked.alsoAskedAs.length > 0 ? (
        <p className="mt-3 text-small text-muted-foreground">
          {`${words.alsoAskedAs} ${marked.alsoAskedAs.join(', ')}`}
        </p>
      ) : null}
      {note.request ? (
        <p className="mt-3 text-small font-semibold text-destructive-text">{words.hostDecides}</p>
      ) : null}
    </div>
  );
}

interface CabinetProps {
  notes: readonly HouseNote[];
  open: string | null;
  words: HouseWords;
  onOpen: (id: string) => void;
}

/** Forty small drawers. On a phone they are one row, which moves to the open one. */
function Cabinet({ notes, open, words, onOpen }: CabinetProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const drawer = row.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (drawer) row.current?.scrollTo({ left: drawer.offsetLeft - drawer.offsetWidth });
  }, [open]);
  return (
    <ul ref={row} aria-label={words.cabinet} className={styles.cabinet}>
      {notes.map(({ id, label }) => (
        <li key={id}>
          <a
            href={`#note-${id}`}
            aria-current={open === id ? 'true' : undefined}
            className={styles.drawer}
            onClick={(event) => {
              event.preventDefault();
              onOpen(id);
            }}
          >
            <span className={styles.label}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
