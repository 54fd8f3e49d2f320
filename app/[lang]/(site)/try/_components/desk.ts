// Everything that the page needs once something is written: loaded at the first touch.
import { createHouseStore, type HouseStore, type KeptHouse } from '@/lib/try/house-store';
import type { OwnHouse } from '@/lib/try/own-house';
import { OWN_HOUSE } from '@/lib/try/own-house-limits';

export { BookPages } from './book-pages';
export { houseFromText } from '@/lib/try/house-from-text';
export {
  decodeFile,
  EMPTY_HOUSE,
  houseAsJson,
  houseAsMarkdown,
  houseFileName,
  readHouseFile,
} from '@/lib/try/own-house';

let store: HouseStore | undefined;

/** The house of this tab. The browser throws at the mere look at a storage that it denies; the store counts that as denied. */
export function openStore(): HouseStore {
  return (store ??= createHouseStore(() => window.localStorage));
}

export const getKept = (): KeptHouse => openStore().get();

/** Tells of each change of the house, in this tab and in others. */
export function subscribe(listener: () => void): () => void {
  const { noticeChange, subscribe: listen } = openStore();
  const stop = listen(listener);
  window.addEventListener('storage', noticeChange);
  return () => {
    stop();
    window.removeEventListener('storage', noticeChange);
  };
}

/** Changes the house. Gives whether the browser keeps it. */
export function change(to: (before: OwnHouse) => OwnHouse): boolean {
  return openStore().change(to(openStore().get().house)) === 'kept';
}

/** Adds the notes of one house to those of another. A note without room in its place becomes a further one. */
export function joinHouses(
  house: OwnHouse,
  added: OwnHouse,
  titleOf: (id: string) => string,
): OwnHouse {
  const notes = { ...house.notes };
  const further = [...house.further];
  for (const [id, text] of Object.entries(added.notes)) {
    const joined = joinNotes(notes[id], text);
    if (joined.length <= OWN_HOUSE.longestNote) notes[id] = joined;
    else further.push({ title: titleOf(id), text });
  }
  for (const note of added.further)
    if (!further.some(({ text }) => text === note.text)) further.push(note);
  return {
    name: house.name || added.name,
    country: house.country ?? added.country,
    notes,
    further: further.slice(0, OWN_HOUSE.mostFurther),
  };
}

function joinNotes(note = '', added: string): string {
  return note.includes(added) ? note : [note.trim(), added].filter(Boolean).join('\n');
}
