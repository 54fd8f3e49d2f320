import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { fillIn } from '@/lib/text/fill-in';
import type { OwnHouse } from '@/lib/try/own-house';
import type * as deskModule from './desk';
import styles from './house-book.module.css';
import type { ControlClasses, Limits, Topic, TryWords } from './topics';

const KILOBYTE = 1000;

interface TakeawayProps {
  house: OwnHouse;
  topics: readonly Topic[];
  words: TryWords['file'];
  /** What a house without a name is called. */
  nameless: string;
  controls: ControlClasses;
  limits: Limits;
  open: () => Promise<typeof deskModule>;
}

/** The printed book, the files, and the way back in. What would lose notes asks first. */
export function Takeaway({
  house,
  topics,
  words,
  nameless,
  controls,
  limits,
  open,
}: TakeawayProps) {
  const [message, setMessage] = useState('');
  const [asks, setAsks] = useState<'delete' | OwnHouse | null>(null);
  const isHydrated = useHydrated();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const present = countOf(house);

  function say(sentence: string) {
    setAsks(null);
    setMessage(sentence);
  }

  async function save(format: 'md' | 'json') {
    const desk = await open();
    const write = format === 'md' ? desk.houseAsMarkdown : desk.houseAsJson;
    const type = format === 'md' ? 'text/markdown' : 'application/json';
    download(`${desk.houseFileName(house, nameless)}.${format}`, type, write(house, topics));
  }

  async function replace(next: OwnHouse) {
    (await open()).change(() => next);
    say(fillIn(words.imported, { count: countOf(next) }));
  }

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    if (!chosen) return;
    const desk = await open();
    const isTooLarge = chosen.size > limits.largestFile;
    const content = isTooLarge ? '' : await chosen.arrayBuffer().then(desk.decodeFile, () => '');
    const found = isTooLarge ? { problem: 'size' as const } : desk.readHouseFile(content, topics);
    target.value = '';
    if ('problem' in found)
      say(
        fillIn(words.problems[found.problem], {
          limit: found.problem === 'size' ? limits.largestFile / KILOBYTE : limits.longestNote,
          most: limits.mostFurther,
          label: 'label' in found ? found.label.slice(0, limits.longestName) : '',
        }),
      );
    else if (present === 0) await replace(found.house);
    else {
      setMessage('');
      setAsks(found.house);
    }
  }

  return (
    <div className={`${styles.takeaway} noscript:hidden`}>
      <h3 className="text-h3">{words.title}</h3>
      <p className="mt-2 mb-6 max-w-measure text-muted-foreground">{words.lead}</p>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          disabled={!isHydrated}
          className={controls.primary}
          onClick={() => window.print()}
        >
          {words.print}
        </button>
        <fieldset className={styles.choice}>
          <legend className="sr-only">{words.paper}</legend>
          {(['A4', 'A5'] as const).map((size) => (
            <label key={size}>
              <input type="radio" name="paper" data-paper={size} defaultChecked={size === 'A4'} />
              <span>{size}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          disabled={!isHydrated}
          className={controls.outline}
          onClick={() => void save('md')}
        >
          {words.markdown}
        </button>
        <button
          type="button"
          disabled={!isHydrated}
          className={controls.outline}
          onClick={() => void save('json')}
        >
          {words.json}
        </button>
        <input
          ref={file}
          id={id}
          type="file"
          accept=".md,.markdown,.json,.txt"
          aria-describedby={`${id}-hint`}
          className={`${styles.file} sr-only`}
          onChange={(event) => void read(event)}
        />
        <label htmlFor={id} className={controls.outline}>
          {words.import}
        </label>
        <button
          type="button"
          disabled={!isHydrated}
          className="min-h-11 cursor-pointer px-2 font-semibold text-destructive-text underline underline-offset-4"
          onClick={() => {
            setMessage('');
            setAsks('delete');
          }}
        >
          {words.delete}
        </button>
      </div>
      <p id={`${id}-hint`} className="mt-3 text-small text-muted-foreground">
        {fillIn(words.importHint, { limit: limits.largestFile / KILOBYTE })}
      </p>
      {asks === null ? null : asks === 'delete' ? (
        <Confirm
          question={words.deleteQuestion}
          yes={words.deleteYes}
          no={words.deleteNo}
          controls={controls}
          onYes={() =>
            void open().then(({ change, EMPTY_HOUSE }) =>
              // Otherwise the browser keeps what another tab wrote, and the note below the list says so.
              say(change(() => EMPTY_HOUSE) ? words.deleted : ''),
            )
          }
          onNo={() => say('')}
        />
      ) : (
        <Confirm
          question={fillIn(words.replaceQuestion, { count: countOf(asks), present })}
          yes={words.replaceYes}
          no={words.replaceNo}
          controls={controls}
          onYes={() => void replace(asks)}
          onNo={() => say('')}
        />
      )}
      <p
        role="status"
        className="mt-4 max-w-measure text-small font-semibold wrap-anywhere empty:hidden"
      >
        {message}
      </p>
    </div>
  );
}

const countOf = ({ notes, further }: OwnHouse) => Object.keys(notes).length + further.length;

interface ConfirmProps {
  question: string;
  yes: string;
  no: string;
  controls: ControlClasses;
  onYes: () => void;
  onNo: () => void;
}

/** A question before something is lost. The focus goes to the answer that loses nothing. */
function Confirm({ question, yes, no, controls, onYes, onNo }: ConfirmProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="mt-6 max-w-measure border-l-[6px] border-asking bg-muted px-4 py-4"
    >
      <p id={id} className="font-semibold">
        {question}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button ref={focusOnce} type="button" className={controls.outline} onClick={onNo}>
          {no}
        </button>
        <button type="button" className={controls.outline} onClick={onYes}>
          {yes}
        </button>
      </p>
    </div>
  );
}

function focusOnce(button: HTMLButtonElement | null) {
  button?.focus();
}

/** Gives the browser a file that was made here. */
function download(name: string, type: string, content: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
