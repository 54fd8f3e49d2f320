'use client';

import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useLanguage } from '@/components/ui/use-language';
import type { Words } from '@/content/languages';
import type { Language } from '@/lib/languages/languages';
import { fillIn } from '@/lib/text/fill-in';
import type { MarkedPart, SearchableNote } from '@/lib/try/search';
import styles from './conversation.module.css';

/** The words around the questions. */
export type AskWords = Words['try']['askWords'];

/** Characters of a question and of a host's reply. */
const LONGEST = { question: 500, reply: 200 } as const;
/** How many questions stay in the conversation. */
const KEPT_EXCHANGES = 20;

/** The classes of the controls, which the server makes. */
export interface ControlClasses {
  primary: string;
  outline: string;
  field: string;
  area: string;
}

/** A note that may be a request which the host decides. */
export interface AskedNote extends SearchableNote {
  request?: string;
}

/** The note that answered, with the words of the question marked. */
export interface Answer {
  id: string;
  text: readonly MarkedPart[];
  /** Those other words for it that the question had. */
  alsoAskedAs: readonly string[];
}

interface Exchange {
  key: number;
  question: string;
  note?: AskedNote;
  /** Whether the host is asked, and what the host replied. */
  isAsked: boolean;
  reply?: string;
}

interface ConversationProps {
  notes: readonly AskedNote[];
  words: AskWords;
  controls: ControlClasses;
  /** Who asks the host: the name of the door. */
  door: string;
  /** Shows the note; null where none answered. */
  onAnswer: (answer: Answer | null) => void;
  /** Opens a note that an answer names. */
  onOpen: (id: string) => void;
  /** What stands below it, with a way to ask: ready questions, for example. */
  children?: (ask: (question: string) => void) => ReactNode;
}

/** Loads the search and reads the notes, which takes longer than an answer: once the field has the focus. */
async function prepareSearch(notes: readonly AskedNote[], language: Language) {
  const { openHouse } = await import('@/lib/try/open-house');
  return openHouse(notes, language);
}

/** The conversation with a house: the field, the questions and their answers, and the questions to the host. */
export function Conversation(props: ConversationProps) {
  const { notes, words, controls, door, onAnswer, onOpen, children } = props;
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [problem, setProblem] = useState('');
  const isHydrated = useHydrated();
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const log = useScrolledToEnd(exchanges);

  async function ask(question: string): Promise<boolean> {
    const search = await prepareSearch(notes, language).catch(() => null);
    if (!search) {
      setProblem(words.notLoaded);
      return false;
    }
    const finding = search.find(question);
    const note = notes.find((each) => finding?.id === each.id);
    const isAsked = !note || note.request !== undefined;
    setProblem('');
    setExchanges((before) => {
      const key = (before.at(-1)?.key ?? 0) + 1;
      return [...before, { key, question, isAsked, ...(note && { note }) }].slice(-KEPT_EXCHANGES);
    });
    if (!note || !finding) onAnswer(null);
    else {
      const isUsed = (text: string) =>
        search.markWords(text, finding.terms).some(({ used }) => used);
      const alsoAskedAs = (note.alsoAskedAs?.split(', ') ?? []).filter(isUsed);
      onAnswer({ id: note.id, text: search.markWords(note.text, finding.terms), alsoAskedAs });
    }
    return true;
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const input = field.current;
    const question = input?.value.trim() ?? '';
    if (!question) setProblem(words.empty);
    else if (question.length > LONGEST.question)
      setProblem(fillIn(words.tooLong, { limit: LONGEST.question, count: question.length }));
    else if ((await ask(question)) && input) input.value = '';
  }

  const reply = (key: number, text: string) =>
    setExchanges((before) =>
      before.map((each) => (each.key === key ? { ...each, reply: text } : each)),
    );

  return (
    <>
      <div className="min-w-0">
        {/* The field has no name: even a form that is sent before the script is there sends nothing that was typed. */}
        <form onSubmit={(event) => void submit(event)} noValidate className="noscript:hidden">
          <label htmlFor={id} className="text-small font-semibold">
            {words.field}
          </label>
          <div className="mt-1.5 flex flex-wrap gap-2">
            <input
              ref={field}
              id={id}
              autoComplete="off"
              dir="auto"
              placeholder={words.placeholder}
              aria-describedby={`${id}-plain ${id}-problem`}
              aria-invalid={problem ? true : undefined}
              onFocus={() => void prepareSearch(notes, language).catch(() => null)}
              className={`${controls.field} ${styles.question}`}
            />
            <button type="submit" disabled={!isHydrated} className={controls.primary}>
              {words.ask}
            </button>
          </div>
          <p
            id={`${id}-problem`}
            role="status"
            className="mt-1.5 text-small font-semibold text-destructive-text empty:hidden"
          >
            {problem}
          </p>
          <p id={`${id}-plain`} className="mt-2 text-small text-muted-foreground">
            {words.plain}
          </p>
        </form>
        <div
          ref={log}
          role="log"
          aria-label={words.log}
          tabIndex={0}
          className={`${styles.log} mt-6 flex flex-col gap-3 overflow-y-auto noscript:hidden`}
        >
          <Bubble from="desk" by={words.desk}>
            {words.greeting}
          </Bubble>
          {exchanges.map((exchange) => (
            <ExchangeLines
              key={exchange.key}
              exchange={exchange}
              words={words}
              controls={controls}
              door={door}
              onOpen={onOpen}
              onReply={(text) => reply(exchange.key, text)}
            />
          ))}
        </div>
      </div>
      {children?.((question) => void ask(question))}
    </>
  );
}

/** A scroller that shows its end whenever its content grows. */
function useScrolledToEnd(content: unknown) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [content]);
  return scroller;
}

interface ExchangeLinesProps extends Pick<
  ConversationProps,
  'words' | 'controls' | 'door' | 'onOpen'
> {
  exchange: Exchange;
  onReply: (text: string) => void;
}

/** One question with all that follows from it. */
function ExchangeLines({ exchange, words, controls, door, onOpen, onReply }: ExchangeLinesProps) {
  const { question, note, isAsked, reply } = exchange;
  const answer = !note ? words.unknown : isAsked ? words.decides : note.text;
  return (
    <>
      <Bubble from="guest" by={words.guest}>
        {question}
      </Bubble>
      <Bubble from="desk" by={words.desk}>
        {answer}
        {note ? (
          <span className="mt-1 block text-small text-on-surface-muted">
            {words.from}{' '}
            <a
              href={`#note-${note.id}`}
              className="inline-block py-1 font-semibold text-on-surface underline"
              onClick={(event) => {
                event.preventDefault();
                onOpen(note.id);
              }}
            >
              {note.title}
            </a>
          </span>
        ) : null}
      </Bubble>
      {isAsked ? (
        <div
          className={`${styles.host} max-w-[30rem] bg-asking-surface px-5 pt-4 pb-5 text-on-surface`}
        >
          <p className="text-small text-on-surface-muted">{words.youAreTheHost}</p>
          <p className="mt-1 font-display text-h4 font-semibold wrap-anywhere">
            {note?.request ? `${door} ${note.request}` : fillIn(words.asks, { door, question })}
          </p>
          {reply === undefined ? (
            <HostReply words={words} controls={controls} onReply={onReply} />
          ) : (
            <p className="mt-3 border-t border-current pt-2 wrap-anywhere">
              <span className="text-on-surface-muted">{words.host}</span> {reply}
            </p>
          )}
        </div>
      ) : null}
      {reply === undefined ? null : (
        <Bubble from="desk" by={words.desk}>
          {answerOf(reply, words)}
        </Bubble>
      )}
    </>
  );
}

/** What the guest reads once the host has replied. */
function answerOf(reply: string, { yes, no, answers }: AskWords): string {
  const said = reply.toLowerCase();
  if (said === yes.toLowerCase()) return answers.yes;
  return said === no.toLowerCase() ? answers.no : fillIn(answers.word, { reply });
}

interface HostReplyProps extends Pick<ConversationProps, 'words' | 'controls'> {
  onReply: (text: string) => void;
}

/** Yes, no, or a word. */
function HostReply({ words, onReply }: HostReplyProps) {
  const [problem, setProblem] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const reply = field.current?.value.trim() ?? '';
    if (!reply) setProblem(words.emptyReply);
    else if (reply.length > LONGEST.reply)
      setProblem(fillIn(words.tooLongReply, { limit: LONGEST.reply, count: reply.length }));
    else onReply(reply);
  }

  const button = 'min-h-11 cursor-pointer rounded-sm px-4 font-semibold forced-colors:border';
  return (
    <form onSubmit={submit} noValidate className="mt-4">
      <div className="flex flex-wrap gap-2">
        {[words.yes, words.no].map((word) => (
          <button key={word} type="button" className={button} onClick={() => onReply(word)}>
            {word}
          </button>
        ))}
        <input
          ref={field}
          autoComplete="off"
          dir="auto"
          aria-label={words.word}
          placeholder={words.word}
          aria-describedby={`${id}-problem`}
          aria-invalid={problem ? true : undefined}
          className="min-h-11 rounded-sm px-3 forced-colors:border"
        />
        <button type="submit" className={button}>
          {words.send}
        </button>
      </div>
      <p id={`${id}-problem`} role="status" className="mt-2 text-small font-semibold empty:hidden">
        {problem}
      </p>
    </form>
  );
}

const shapes = {
  guest:
    '[clip-path:polygon(0_0,100%_0,100%_100%,12px_100%,0_calc(100%-12px))] bg-secondary text-secondary-foreground',
  desk: 'ml-auto [clip-path:polygon(0_0,100%_0,100%_calc(100%-12px),calc(100%-12px)_100%,0_100%)] bg-answered-surface text-on-surface',
};

function Bubble({
  from,
  by,
  children,
}: {
  from: 'guest' | 'desk';
  by: string;
  children: ReactNode;
}) {
  return (
    <p
      className={`w-fit max-w-[27rem] shrink-0 px-4 py-2.5 leading-[1.42] wrap-anywhere forced-colors:border forced-colors:[clip-path:none] ${shapes[from]}`}
    >
      <span className="sr-only">{by} </span>
      {children}
    </p>
  );
}
