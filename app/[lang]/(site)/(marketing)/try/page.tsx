import { metadataOf } from '@/app/_document/head-metadata';
import { Drawing } from '@/components/illustrations/drawing';
import { Eyebrow } from '@/components/sections/eyebrow';
import { SectionHeading } from '@/components/sections/section-heading';
import { buttonVariants } from '@/components/ui/button';
import { inputVariants } from '@/components/ui/input';
import type { Words } from '@/content/languages';
import { words, wordsIn } from '@/content/words';
import { languages } from '@/lib/languages/languages';
import { FULL_NOTE } from '@/lib/try/coverage';
import { fillIn } from '@/lib/text/fill-in';
import bell from './_components/bell.svg';
import type { ControlClasses } from './_components/conversation';
import { House } from './_components/house';
import type { CabinetGroup } from './_components/house-sheet';
import { OwnHouse } from './_components/own-house';
import { head } from './head';
import styles from './_components/cabinet.module.css';

export const generateMetadata = metadataOf(head);

const controls: ControlClasses = {
  primary: buttonVariants(),
  outline: buttonVariants({ variant: 'outline', size: 'sm' }),
  field: inputVariants({ className: 'min-h-12' }),
  area: inputVariants({ className: 'block min-h-32 resize-y' }),
};

/** The drawers of an own house, with the labels and the other words of the same notes at Chalet Arve. */
function cabinetOf({ try: { topicGroups }, tryNotes: { houseNotes } }: Words): CabinetGroup[] {
  const everyNote = languages.flatMap((language) => [...wordsIn(language).tryNotes.houseNotes]);
  return topicGroups.map(({ name, topics }) => ({
    name,
    drawers: topics.map((topic) => {
      const { label = '', alsoAskedAs = '' } = houseNotes.find(({ id }) => id === topic.id) ?? {};
      const labels = everyNote.filter(({ id }) => id === topic.id).map((note) => note.label);
      const otherLabels = [...new Set(labels)].filter((other) => other !== label);
      return { ...topic, label, alsoAskedAs, otherLabels };
    }),
  }));
}

export default async function TryPage() {
  const all = await words();
  const { tryPage: copy, house, askWords, noteList, ownHouse } = all.try;
  const { houseNotes } = all.tryNotes;
  return (
    <>
      <section data-theme="dark" className="@container overflow-x-clip">
        <div className="mx-auto max-w-page px-gutter pt-10 pb-section @5xl:pt-14">
          <Eyebrow {...copy.eyebrow} />
          <div className="grid gap-x-12 gap-y-6 pb-12 @5xl:grid-cols-[7fr_5fr] @5xl:items-end">
            <h1 className="max-w-[11em] text-h1">{copy.title}</h1>
            <div className="max-w-measure">
              <p>{copy.lead}</p>
              <a href="#own-house" className="mt-2 inline-flex min-h-11 items-center underline">
                {copy.toOwnHouse}
              </a>
            </div>
          </div>
          <House
            notes={houseNotes}
            words={house}
            askWords={askWords}
            controls={controls}
            bell={<Drawing file={bell} className="mb-4 w-40" />}
          />
        </div>
      </section>
      <OwnHouseSection cabinet={cabinetOf(all)} ownHouse={ownHouse} askWords={askWords} />
      <NoteList copy={noteList} notes={houseNotes} />
    </>
  );
}

interface OwnHouseSectionProps {
  cabinet: readonly CabinetGroup[];
  ownHouse: Words['try']['ownHouse'];
  askWords: Words['try']['askWords'];
}

/** The second half, on paper: the visitor's own cabinet and the rubric of its score. */
function OwnHouseSection({ cabinet, ownHouse, askWords }: OwnHouseSectionProps) {
  const { rubric } = ownHouse;
  const withFigure = cabinet.flatMap(({ drawers }) => drawers).filter(({ figure }) => figure);
  return (
    <section
      id="own-house"
      data-theme="light"
      aria-labelledby="own-house-title"
      className="@container overflow-x-clip"
    >
      <div className="mx-auto max-w-page px-gutter py-section">
        <SectionHeading id="own-house-title" {...ownHouse} className="max-w-[13em]" />
        <p className="mt-6 max-w-measure">{ownHouse.lead}</p>
        <OwnHouse
          groups={cabinet}
          words={ownHouse}
          askWords={askWords}
          controls={controls}
          rubric={
            <details className="max-w-measure border-y">
              <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
                {rubric.title}
              </summary>
              <div className="overflow-x-auto pb-4">
                <table className="w-full text-left text-small">
                  <thead>
                    <tr>
                      {rubric.columns.map((column) => (
                        <th
                          key={column}
                          scope="col"
                          className="border-b-[1.5px] border-foreground py-2 pr-4"
                        >
                          {column}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rubric.rows.map(([state, when, counts]) => (
                      <tr key={state} className="border-b align-top">
                        <th scope="row" className="py-2 pr-4">
                          {state}
                        </th>
                        <td className="py-2 pr-4">{fillIn(when, { needed: FULL_NOTE })}</td>
                        <td className="py-2 tabular-nums">{counts}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <p className="pb-4 text-small text-muted-foreground">
                {rubric.note}{' '}
                {fillIn(rubric.figures, {
                  count: withFigure.length,
                  labels: withFigure.map(({ label }) => label).join('; '),
                })}
              </p>
            </details>
          }
        />
      </div>
    </section>
  );
}

interface NoteListProps {
  copy: Words['try']['noteList'];
  notes: Words['tryNotes']['houseNotes'];
}

/** The forty notes, to read. The ready questions lead here where no script runs. */
function NoteList({ copy, notes }: NoteListProps) {
  return (
    <section
      data-theme="light"
      aria-labelledby="notes-title"
      className="@container overflow-x-clip border-t"
    >
      <div className="mx-auto max-w-page px-gutter py-section">
        <SectionHeading id="notes-title" {...copy} className="max-w-[12em]" />
        <p className="mt-6 max-w-measure pb-12 text-muted-foreground">{copy.lead}</p>
        {/* On a phone a row that snaps; without scripts always a page to read. */}
        <div
          role="group"
          aria-labelledby="notes-title"
          tabIndex={0}
          className={`${styles.notes} overflow-x-auto`}
        >
          <ul>
            {notes.map(({ id, title, text, request }) => (
              <li key={id} id={`note-${id}`} className="border-t-[1.5px] border-foreground py-4">
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 max-w-measure text-small text-muted-foreground">
                  {text}
                  {request ? (
                    <b className="mt-2 block text-foreground">{copy.hostDecides}</b>
                  ) : null}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
