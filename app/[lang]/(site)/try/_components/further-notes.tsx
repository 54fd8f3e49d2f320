import { useId } from 'react';
import { ScriptButton } from '@/components/ui/script-button';
import type { OwnHouse } from '@/lib/try/own-house';
import { OWN_HOUSE } from '@/lib/try/own-house-limits';
import type { FieldProps, Topic } from './topics';
import type { Desk } from './use-own-house';

interface FurtherNotesProps extends FieldProps {
  house: OwnHouse;
  topics: readonly Topic[];
  open: () => Promise<Desk>;
}

/** Notes that belong to none of the thirty, or not yet: each can be moved to one. */
export function FurtherNotes({ house, topics, words, controls, open }: FurtherNotesProps) {
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
