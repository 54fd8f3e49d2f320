import { useId, useState, type ChangeEvent } from 'react';
import { ScriptButton } from '@/components/ui/script-button';
import { fillIn } from '@/lib/text/fill-in';
import type { FileProblem, OwnHouse } from '@/lib/try/own-house';
import { OWN_HOUSE } from '@/lib/try/own-house-limits';
import styles from './house-book.module.css';
import type { ControlClasses, Topic, TryWords } from './topics';
import type { Desk } from './use-own-house';

const KILOBYTE = 1000;

interface TakeawayProps {
  house: OwnHouse;
  topics: readonly Topic[];
  words: TryWords['file'];
  /** The name of a house that has none. */
  nameless: string;
  controls: ControlClasses;
  open: () => Promise<Desk>;
}

/** The printed book, the files, and the way back in. A step that would lose notes asks first. */
export function Takeaway(props: TakeawayProps) {
  const { house, topics, words, controls, open } = props;
  const [message, setMessage] = useState('');
  const [asks, setAsks] = useState<'delete' | OwnHouse | null>(null);
  const present = countOf(house);

  function say(sentence: string, question: typeof asks = null) {
    setAsks(question);
    setMessage(sentence);
  }

  async function replace(next: OwnHouse) {
    (await open()).change(() => next);
    say(fillIn(words.imported, { count: countOf(next) }));
  }

  async function read(file: File) {
    const desk = await open();
    const isTooLarge = file.size > OWN_HOUSE.largestFile;
    const content = isTooLarge ? '' : await file.arrayBuffer().then(desk.decodeFile, () => '');
    const found = isTooLarge ? { problem: 'size' as const } : desk.readHouseFile(content, topics);
    if ('problem' in found) say(problemSentence(found, words));
    else if (present === 0) await replace(found.house);
    else say('', found.house);
  }

  async function remove() {
    const { change, EMPTY_HOUSE } = await open();
    // Otherwise the browser keeps what another tab wrote, and the note below the list says so.
    say(change(() => EMPTY_HOUSE) ? words.deleted : '');
  }

  return (
    <div className="mt-16 border-t-[1.5px] border-foreground pt-7 noscript:hidden">
      <h3 className="text-h3">{words.title}</h3>
      <p className="mt-2 mb-6 max-w-measure text-muted-foreground">{words.lead}</p>
      <Print words={words} controls={controls} />
      <Files {...props} onChoose={read} onDelete={() => say('', 'delete')} />
      {asks === null ? null : (
        <Confirm
          kind={asks === 'delete' ? 'delete' : 'replace'}
          counts={{ count: asks === 'delete' ? 0 : countOf(asks), present }}
          words={words}
          controls={controls}
          onYes={() => void (asks === 'delete' ? remove() : replace(asks))}
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

function problemSentence(found: FileProblem, { problems }: TryWords['file']): string {
  return fillIn(problems[found.problem], {
    limit: found.problem === 'size' ? OWN_HOUSE.largestFile / KILOBYTE : OWN_HOUSE.longestNote,
    most: OWN_HOUSE.mostFurther,
    label: 'label' in found ? found.label.slice(0, OWN_HOUSE.longestName) : '',
  });
}

function Print({ words, controls }: Pick<TakeawayProps, 'words' | 'controls'>) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ScriptButton className={controls.primary} onClick={() => window.print()}>
        {words.print}
      </ScriptButton>
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
  );
}

interface FilesProps extends TakeawayProps {
  onChoose: (file: File) => Promise<void>;
  onDelete: () => void;
}

function Files(props: FilesProps) {
  const { house, topics, words, nameless, controls, open, onChoose, onDelete } = props;
  const id = useId();

  async function save(format: 'md' | 'json') {
    const desk = await open();
    const write = format === 'md' ? desk.houseAsMarkdown : desk.houseAsJson;
    const type = format === 'md' ? 'text/markdown' : 'application/json';
    download(`${desk.houseFileName(house, nameless)}.${format}`, type, write(house, topics));
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) await onChoose(file);
    target.value = '';
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <ScriptButton className={controls.outline} onClick={() => void save('md')}>
          {words.markdown}
        </ScriptButton>
        <ScriptButton className={controls.outline} onClick={() => void save('json')}>
          {words.json}
        </ScriptButton>
        <input
          id={id}
          type="file"
          accept=".md,.markdown,.json,.txt"
          aria-describedby={`${id}-hint`}
          className={`${styles.file} sr-only`}
          onChange={(event) => void choose(event)}
        />
        <label htmlFor={id} className={controls.outline}>
          {words.import}
        </label>
        <ScriptButton
          className="min-h-11 cursor-pointer px-2 font-semibold text-destructive-text underline underline-offset-4"
          onClick={onDelete}
        >
          {words.delete}
        </ScriptButton>
      </div>
      <p id={`${id}-hint`} className="mt-3 text-small text-muted-foreground">
        {fillIn(words.importHint, { limit: OWN_HOUSE.largestFile / KILOBYTE })}
      </p>
    </>
  );
}

interface ConfirmProps extends Pick<TakeawayProps, 'words' | 'controls'> {
  kind: 'delete' | 'replace';
  counts: { count: number; present: number };
  onYes: () => void;
  onNo: () => void;
}

/** A question before something is lost. The focus goes to the answer that loses nothing. */
function Confirm({ kind, counts, words, controls, onYes, onNo }: ConfirmProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="mt-6 max-w-measure border-l-[6px] border-asking bg-muted px-4 py-4"
    >
      <p id={id} className="font-semibold">
        {fillIn(words[`${kind}Question`], counts)}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button ref={focusOnce} type="button" className={controls.outline} onClick={onNo}>
          {words[`${kind}No`]}
        </button>
        <button type="button" className={controls.outline} onClick={onYes}>
          {words[`${kind}Yes`]}
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
