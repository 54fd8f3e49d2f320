import { useId, useState, type ChangeEvent } from 'react';
import type { Words as AllWords } from '@/content/languages';
import { fillIn } from '@/lib/text/fill-in';
import {
  decodeFile,
  EMPTY_HOUSE,
  houseAsJson,
  houseAsMarkdown,
  houseFileName,
  OWN_HOUSE,
  readHouseFile,
  type FileProblem,
  type OwnHouse,
  type ReadHouse,
} from '@/lib/try/own-house';
import type { ControlClasses } from './conversation';
import { printSheet, type OwnDrawer } from './house-sheet';

const KILOBYTE = 1000;

type Words = AllWords['try']['ownHouse'];

interface HouseFilesProps {
  house: OwnHouse;
  drawers: readonly OwnDrawer[];
  words: Words;
  controls: ControlClasses;
  /** Gives whether the browser keeps it now. */
  onReplace: (house: OwnHouse) => boolean;
}

/** Export, print, import and delete. What would lose notes asks first. */
export function HouseFiles({ house, drawers, words, controls, onReplace }: HouseFilesProps) {
  const [message, setMessage] = useState('');
  const [asks, setAsks] = useState<'delete' | ReadHouse | null>(null);
  const id = useId();
  const { file } = words;
  const present = Object.keys(house.notes).length;
  const fileName = houseFileName(house, words.nameless);

  function say(sentence: string) {
    setAsks(null);
    setMessage(sentence);
  }

  function replace({ house: next, unplaced }: ReadHouse) {
    onReplace(next);
    const count = Object.keys(next.notes).length;
    say(
      fillIn(unplaced.length > 0 ? file.unplaced : file.imported, {
        count,
        labels: unplaced.map((label) => `“${label.slice(0, OWN_HOUSE.longestName)}”`).join(', '),
      }),
    );
  }

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    if (!chosen) return;
    const isTooLarge = chosen.size > OWN_HOUSE.largestFile;
    const content = isTooLarge ? '' : await chosen.arrayBuffer().then(decodeFile, () => '');
    const found: ReadHouse | FileProblem = isTooLarge
      ? { problem: 'size' }
      : readHouseFile(content, drawers);
    target.value = '';
    if ('problem' in found) say(problemSentence(found, words));
    else if (present === 0) replace(found);
    else {
      setMessage('');
      setAsks(found);
    }
  }

  return (
    <div className="min-w-0 border-t-[1.5px] border-foreground pt-6">
      <h3 className="text-h3">{file.title}</h3>
      <p className="mt-2 mb-6 max-w-measure text-muted-foreground">{file.lead}</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={controls.outline}
          onClick={() =>
            download(`${fileName}.md`, 'text/markdown', houseAsMarkdown(house, drawers))
          }
        >
          {file.markdown}
        </button>
        <button
          type="button"
          className={controls.outline}
          onClick={() =>
            download(`${fileName}.json`, 'application/json', houseAsJson(house, drawers))
          }
        >
          {file.json}
        </button>
        <button type="button" className={controls.outline} onClick={printSheet}>
          {file.print}
        </button>
      </div>
      <div className="mt-6 grid gap-1.5">
        <label htmlFor={id} className="text-small font-semibold">
          {file.import}
        </label>
        <input
          id={id}
          type="file"
          accept=".md,.markdown,.json,.txt"
          aria-describedby={`${id}-hint`}
          className={`${controls.field} cursor-pointer`}
          onChange={(event) => void read(event)}
        />
        <p id={`${id}-hint`} className="text-small text-muted-foreground">
          {fillIn(file.importHint, { limit: OWN_HOUSE.largestFile / KILOBYTE })}
        </p>
      </div>
      {asks === null ? (
        <button
          type="button"
          className="mt-6 min-h-11 cursor-pointer font-semibold text-destructive-text underline underline-offset-4"
          onClick={() => {
            setMessage('');
            setAsks('delete');
          }}
        >
          {file.delete}
        </button>
      ) : asks === 'delete' ? (
        <Confirm
          question={file.deleteQuestion}
          yes={file.deleteYes}
          no={file.deleteNo}
          controls={controls}
          onYes={() => {
            // Otherwise the browser keeps what another tab wrote, and the note beside the name says so.
            say(onReplace(EMPTY_HOUSE) ? file.deleted : '');
          }}
          onNo={() => say('')}
        />
      ) : (
        <Confirm
          question={fillIn(file.replaceQuestion, {
            count: Object.keys(asks.house.notes).length,
            present,
          })}
          yes={file.replaceYes}
          no={file.replaceNo}
          controls={controls}
          onYes={() => replace(asks)}
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

function problemSentence(found: FileProblem, { file: { problems } }: Words): string {
  if (found.problem === 'long')
    return fillIn(problems.long, {
      label: found.label.slice(0, OWN_HOUSE.longestName),
      limit: OWN_HOUSE.longestNote,
    });
  return fillIn(problems[found.problem], { limit: OWN_HOUSE.largestFile / KILOBYTE });
}

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
