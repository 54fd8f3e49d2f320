import type { Words } from '@/content/languages';
import type { Drawer, OwnHouse } from '@/lib/try/own-house';
import styles from './house-sheet.module.css';

/** A drawer of the visitor's cabinet: what guests ask, and what a full note says. */
export interface OwnDrawer extends Drawer {
  question: string;
  needs: string;
  figure?: boolean;
  alsoAskedAs: string;
}

/** Drawers that belong together. */
export interface CabinetGroup {
  name: string;
  drawers: readonly OwnDrawer[];
}

interface HouseSheetProps {
  house: OwnHouse;
  groups: readonly CabinetGroup[];
  words: Words['try']['ownHouse'];
}

/** The house on paper: alone on the printed page, and the list of the questions where no script runs. */
export function HouseSheet({ house, groups, words }: HouseSheetProps) {
  return (
    <div className={styles.sheet}>
      <p className="font-display text-h2 font-semibold wrap-anywhere">
        {house.name || words.nameless}
      </p>
      {groups.map(({ name, drawers }) => (
        <div key={name} className="mt-8">
          <h3 className="border-b-[1.5px] border-foreground pb-1 text-h4">{name}</h3>
          <dl>
            {drawers.map(({ id, question, needs }) => (
              <div key={id} className="break-inside-avoid border-b py-3">
                <dt className="font-semibold">{question}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">
                  {house.notes[id] ?? (
                    <span className="block min-h-16 text-small text-muted-foreground">{needs}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

/** Prints the sheet, and nothing else of the page. */
export function printSheet() {
  const { dataset } = document.documentElement;
  dataset.print = 'sheet';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
