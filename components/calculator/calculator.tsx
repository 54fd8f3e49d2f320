'use client';

import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { ScriptButton } from '@/components/ui/script-button';
import type { NumberField } from '@/lib/calculator/calculator';
import styles from './calculator.module.css';
import type { PartName, Setting, Shown } from './show';

/** The time after the last key until the address follows, and until the answer is spoken. Browsers bound the former. */
const ADDRESS_FOLLOWS_MS = 300;
const SPOKEN_AFTER_MS = 1000;

interface Live {
  parts?: Shown['parts'];
  press: (field: NumberField, by: 1 | -1) => void;
}
const LiveContext = createContext<Live>({ press: () => undefined });

const load = () => import('./show');
const loadAhead = () => void load().catch(() => undefined);
const queryOf = (form: HTMLFormElement) =>
  String(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );

interface CalculatorProps {
  /** The address of a sum, and the query with which the page was rendered. */
  address: string;
  query: string;
  setting: Setting;
  /** The heading and the answer. */
  before: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The strip. */
  after: ReactNode;
}

/**
 * The form, and what changes with it. The server has rendered everything; what renders it again is loaded at the first touch.
 * The fields keep what is typed themselves: a form with the method GET works before any script is there, and what was typed
 * into it by then counts.
 */
export function Calculator({
  address,
  query: rendered,
  setting,
  before,
  children,
  after,
}: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState(rendered);
  const [shown, setShown] = useState<Shown | 'failed'>();
  const spoken = useLate(typeof shown === 'object' ? shown.spoken : '');
  useAddress(address, query);

  async function withScript(
    act: (script: Awaited<ReturnType<typeof load>>, on: HTMLFormElement) => void,
  ) {
    if (!form.current) return;
    try {
      act(await load(), form.current);
    } catch {
      setShown('failed');
    }
  }
  function read() {
    if (form.current) setQuery(queryOf(form.current));
    void withScript(({ readForm, show }, on) => {
      const next = show(readForm(on), setting);
      for (const input of on.querySelectorAll<HTMLInputElement>('input[type=text]'))
        input.setAttribute('aria-invalid', String(input.name in next.problems));
      setShown(next);
    });
  }
  useEffect(() => {
    if (form.current && queryOf(form.current) !== rendered) read();
    // Once: what was typed before this script was there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const press: Live['press'] = (...pressed) =>
    void withScript(({ step }, on) => step(on, ...pressed, setting.language));
  const parts = typeof shown === 'object' ? shown.parts : undefined;
  return (
    <LiveContext value={{ parts, press }}>
      {before}
      <form
        ref={form}
        method="get"
        action={address}
        autoComplete="off"
        aria-labelledby="entries-title"
        data-theme="light"
        data-failed={shown === 'failed' || undefined}
        className={`${styles.book} @container px-5 pt-6 pb-8 @2xl:pr-8`}
        onFocus={loadAhead}
        onPointerDown={loadAhead}
        onInput={read}
        onSubmit={(event) => {
          if (parts) event.preventDefault();
        }}
      >
        {children}
      </form>
      {after}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </LiveContext>
  );
}

/** The part that the server rendered, until the entries say something else. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const { parts } = use(LiveContext);
  return parts ? parts[name] : children;
}

interface StepProps extends ComponentProps<typeof ScriptButton> {
  field: NumberField;
  by: 1 | -1;
}

/** One press adds or takes a step. Without scripts one types. */
export function Step({ field, by, ...props }: StepProps) {
  const { press } = use(LiveContext);
  return (
    <ScriptButton onClick={() => press(field, by)} {...props}>
      {by === 1 ? '+' : '−'}
    </ScriptButton>
  );
}

interface CopyLinkProps {
  words: Setting['words']['book'];
  className: string;
}

/** There is a clipboard only for scripts; without them the address has the entries once the form was sent. */
export function CopyLink({ words, className }: CopyLinkProps) {
  const [told, setTold] = useState('');
  const copy = async (form: HTMLFormElement | null) => {
    if (!form) return;
    try {
      await navigator.clipboard.writeText(`${form.action}?${queryOf(form)}`);
      setTold(words.copied);
    } catch {
      setTold(words.notCopied);
    }
    // Text that is typed from here on is not in the link that was copied.
    form.addEventListener('input', () => setTold(''), { once: true });
  };
  return (
    <>
      <ScriptButton
        className={className}
        onClick={({ currentTarget: { form } }) => void copy(form)}
      >
        {words.copy}
      </ScriptButton>
      <span role="status" className="text-small empty:hidden">
        {told}
      </span>
    </>
  );
}

/** Lets the address of the page follow what was typed, so that it can be copied, kept and reloaded. */
function useAddress(page: string, query: string) {
  const known = useRef(query);
  useEffect(() => {
    if (query === known.current) return undefined;
    const follow = () => {
      clearTimeout(timer);
      known.current = query;
      window.history.replaceState(null, '', `${page}?${query}`);
    };
    const timer = setTimeout(follow, ADDRESS_FOLLOWS_MS);
    // Runs before the links to the languages, which take the address along.
    window.addEventListener('click', follow, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', follow, { capture: true });
    };
  }, [page, query]);
}

/** A sentence for the ear: empty at first, and then what changed, once it stays. */
function useLate(sentence: string): string {
  const [spoken, setSpoken] = useState('');
  const known = useRef(sentence);
  useEffect(() => {
    if (sentence === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = sentence;
      setSpoken(sentence);
    }, SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return spoken;
}
