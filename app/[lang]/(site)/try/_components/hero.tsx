import { useId, useRef, useState, type ReactNode } from 'react';
import { ScriptButton } from '@/components/ui/script-button';
import { useLanguage } from '@/components/ui/use-language';
import { fillIn } from '@/lib/text/fill-in';
import type { OwnHouse } from '@/lib/try/own-house';
import { Cover } from './cover';
import styles from './house-book.module.css';
import { Score, stateOf } from './score';
import type { ControlClasses, Topic, TryWords } from './topics';
import type { Desk } from './use-own-house';

interface HeroProps {
  intro: ReactNode;
  words: Pick<TryWords, 'paste' | 'own' | 'book'>;
  controls: ControlClasses;
  house: OwnHouse;
  topics: readonly Topic[];
  open: () => Promise<Desk>;
}

/** The sheet that is written on, and the cover of the book. */
export function Hero({ intro, words, controls, house, topics, open }: HeroProps) {
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

interface PasteProps extends Pick<HeroProps, 'controls' | 'topics' | 'open'> {
  words: TryWords['paste'];
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
    const titleOf = (topic: string) => topics.find(({ id }) => id === topic)?.label ?? '';
    desk.change((before) => desk.joinHouses(before, found.house, titleOf));
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
