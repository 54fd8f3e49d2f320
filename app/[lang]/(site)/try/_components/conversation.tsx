import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ScriptButton } from '@/components/ui/script-button';
import { useLanguage } from '@/components/ui/use-language';
import { localPath } from '@/lib/languages/local-path';
import type { Language } from '@/lib/languages/languages';
import { paths } from '@/lib/paths';
import { fillIn } from '@/lib/text/fill-in';
import type { Answer, Answered, Note } from '@/lib/try/answer';
import type * as askingModule from './asking';
import styles from './conversation.module.css';
import { CountryOptions } from './country-options';
import type { ControlClasses, Country, TryWords } from './topics';

/** The words around the questions, and the words that offer the page of each language, in that language. */
export type AskWords = TryWords['ask'] & { offers: Record<Language, string> };

/** A note that may be a request which the host decides. */
export interface AskedNote extends Note {
  request?: string;
}

/** The house that is asked, with its notes. */
export interface AskedHouse {
  name: string;
  country: string | null;
  notes: readonly AskedNote[];
}

/** Characters of a question. */
const LONGEST = 300;
/** How many messages stay in the conversation. */
const KEPT_EXCHANGES = 20;

interface Exchange {
  key: number;
  message: string;
  answers: readonly Answered[];
}

interface ConversationProps {
  house: AskedHouse;
  countries: readonly Country[];
  words: AskWords;
  controls: ControlClasses;
  /** Says in which country the house is. */
  onCountry: (country: string) => void;
  /** Shows the note that an answer names. */
  onOpen: (id: string) => void;
}

/** Asks the house: its notes answer, or the host is asked. */
export function Conversation(props: ConversationProps) {
  const { house, words, controls } = props;
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [asking, setAsking] = useState<typeof askingModule | null>(null);
  const [problem, setProblem] = useState('');
  const language = useLanguage();
  const newest = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (newest.current) scrollToAnswer(newest.current);
  }, [exchanges]);

  /** Loads the search and reads the notes, which takes longer than an answer: once the field has the focus. */
  async function prepare() {
    const loaded = await import('./asking');
    setAsking(loaded);
    return loaded.openHouse(house.notes, language);
  }

  /** Gives whether the message was answered. */
  async function ask(message: string): Promise<boolean> {
    if (!message) {
      setProblem(words.empty);
      return false;
    }
    const opened = await prepare().catch(() => null);
    setProblem(opened ? '' : words.notLoaded);
    if (!opened) return false;
    const answers = opened.ask(message);
    setExchanges((before) => {
      const key = (before.at(-1)?.key ?? 0) + 1;
      return [...before, { key, message, answers }].slice(-KEPT_EXCHANGES);
    });
    return true;
  }

  return (
    <div className="bg-night-raised p-[clamp(1rem,3vw,1.75rem)]" data-theme="dark">
      <p className="hidden p-5 font-semibold noscript:block">{words.needsScript}</p>
      <Log
        {...props}
        exchanges={exchanges}
        newest={newest}
        number={asking?.emergencyNumber(house.country)?.all ?? null}
      />
      <AskForm words={words} controls={controls} problem={problem} prepare={prepare} ask={ask} />
      <ul
        aria-label={words.ready}
        className={`${styles.ready} flex flex-wrap gap-2 pt-2 noscript:hidden`}
      >
        {words.questions.map((question) => (
          <li key={question}>
            <ScriptButton onClick={() => void ask(question)}>{question}</ScriptButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function scrollToAnswer(answer: HTMLElement) {
  // `nearest` would show the end of a long answer to a visitor who had scrolled past it.
  const isLong = answer.offsetHeight > innerHeight / 2;
  answer.scrollIntoView({ block: isLong ? 'start' : 'nearest' });
}

interface LogProps extends ConversationProps {
  exchanges: readonly Exchange[];
  newest: RefObject<HTMLDivElement | null>;
  /** The emergency number, if the country is known. */
  number: string | null;
}

function Log({ exchanges, newest, ...props }: LogProps) {
  const { house, words } = props;
  return (
    <div
      role="log"
      aria-label={words.log}
      className="grid min-h-36 content-start gap-3 noscript:hidden"
    >
      <Bubble from="desk" by={words.desk}>
        <span>{fillIn(words.greeting, { house: house.name })}</span>
      </Bubble>
      <ul>
        {exchanges.map(({ key, message, answers }, index) => (
          <li key={key} className="grid gap-3 pb-3">
            <Bubble from="guest" by={words.guest}>
              {message}
            </Bubble>
            {/* The answers are scrolled to between the bar of the page and the field; where they are longer, to their first line. */}
            <div
              ref={index === exchanges.length - 1 ? newest : undefined}
              className="grid -scroll-mt-4 scroll-mb-22 gap-3"
            >
              {answers.map((answered) => (
                <Answering
                  key={answered.question}
                  {...props}
                  {...answered}
                  isOneOfMany={answers.length > 1}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AskFormProps extends Pick<ConversationProps, 'words' | 'controls'> {
  problem: string;
  prepare: () => Promise<unknown>;
  ask: (message: string) => Promise<boolean>;
}

/** The field of the question. It has no name: even a form that is sent before the script is there sends nothing that was typed. */
function AskForm({ words, controls, problem, prepare, ask }: AskFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  async function submit() {
    const input = field.current;
    if (input && (await ask(input.value.trim()))) input.value = '';
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
      className={`${styles.form} flex flex-wrap gap-2 bg-night-raised py-3 noscript:hidden`}
    >
      <label htmlFor={id} className="sr-only">
        {words.field}
      </label>
      <input
        ref={field}
        id={id}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        maxLength={LONGEST}
        placeholder={words.field}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem ? true : undefined}
        onFocus={() => void prepare().catch(() => null)}
        className={controls.field}
      />
      <ScriptButton type="submit" className={controls.primary}>
        {words.ask}
      </ScriptButton>
      <p
        id={`${id}-problem`}
        role="status"
        className="w-full text-small font-semibold text-destructive-text empty:hidden"
      >
        {problem}
      </p>
    </form>
  );
}

interface AnsweringProps extends ConversationProps, Answered, Pick<LogProps, 'number'> {
  /** The message had more than one question: each answer says which it is for. */
  isOneOfMany: boolean;
}

/** The answer to one question. */
function Answering(props: AnsweringProps) {
  const { question, answer, house, words, isOneOfMany, onOpen } = props;
  const note = answer.kind === 'note' ? house.notes.find(({ id }) => id === answer.id) : undefined;
  const isAsked = answer.kind === 'unknown' || note?.request !== undefined;
  return (
    <>
      {answer.kind === 'emergency' ? (
        <Emergency {...props} emergency={answer.emergency} />
      ) : (
        <Bubble from="desk" by={words.desk}>
          {isOneOfMany ? (
            <q className="block pb-1 text-small leading-[1.42] text-moon-mist">{question}</q>
          ) : null}
          <AnswerText answer={answer} words={words} />
          {note ? (
            <span className="mt-1 block text-small">
              {words.from}{' '}
              <button type="button" className={styles.source} onClick={() => onOpen(note.id)}>
                {note.label}
              </button>
            </span>
          ) : null}
          {note?.request ? <span className="mt-2 block">{words.decides}</span> : null}
        </Bubble>
      )}
      {isAsked ? (
        <div className={styles.host}>
          <p className="text-small">{words.toHost}</p>
          <p className="font-display text-h4 font-semibold wrap-anywhere">
            {note?.request
              ? fillIn(words.requests, { house: house.name, request: note.request })
              : fillIn(words.asks, { house: house.name, question })}
          </p>
        </div>
      ) : null}
    </>
  );
}

function AnswerText({ answer, words }: { answer: Answer; words: AskWords }): ReactNode {
  if (answer.kind === 'note')
    return answer.text.map(({ text, used }, index) =>
      used ? <u key={index}>{text}</u> : <span key={index}>{text}</span>,
    );
  if (answer.kind === 'robot') return words.robot;
  if (answer.kind === 'language')
    return (
      <a href={localPath(answer.language, paths.tryIt)} lang={answer.language}>
        {words.offers[answer.language]}
      </a>
    );
  return words.unknown;
}

interface EmergencyProps extends AnsweringProps {
  emergency: keyof AskWords['emergency']['first'];
}

/** The number to call, one thing to do first, and the call to the host: an emergency never goes through the search. */
function Emergency({ emergency, number, words, countries, controls, onCountry }: EmergencyProps) {
  const copy = words.emergency;
  const id = useId();
  return (
    <div className={styles.emergency}>
      <p className="sr-only">{words.desk}</p>
      <p>{copy.first[emergency]}</p>
      {number ? (
        <p className={styles.number}>
          <span>{emergency === 'locked-out' ? copy.danger : copy.call}</span>
          <a href={`tel:${number}`}>{number}</a>
        </p>
      ) : (
        <p className="my-3 grid gap-1.5">
          <label htmlFor={id} className="font-semibold">
            {copy.noCountry}
          </label>
          <select
            id={id}
            defaultValue=""
            className={controls.field}
            onChange={({ target }) => onCountry(target.value)}
          >
            <CountryOptions countries={countries} />
          </select>
        </p>
      )}
      <p>{copy.host}</p>
    </div>
  );
}

interface BubbleProps {
  from: 'guest' | 'desk';
  by: string;
  children: ReactNode;
}

function Bubble({ from, by, children }: BubbleProps) {
  return (
    <p className={`${styles.bubble} ${styles[from]}`}>
      <span className="sr-only">{by} </span>
      {children}
    </p>
  );
}
