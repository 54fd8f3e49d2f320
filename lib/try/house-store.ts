import {
  EMPTY_HOUSE,
  houseAsKept,
  isEmptyHouse,
  readKeptHouse,
  type OwnHouse,
} from './own-house.ts';
import { OWN_HOUSE_KEY } from './own-house-limits.ts';

/**
 * kept: what is shown is what the browser keeps. unkept: it does not let the page keep anything, or is full. elsewhere: another
 * tab has changed it since. unreadable: what it keeps is no house.
 */
export type Keeping = 'kept' | 'unkept' | 'elsewhere' | 'unreadable';

/** The visitor's house, and whether it is kept. */
export interface KeptHouse {
  house: OwnHouse;
  keeping: Keeping;
}

/**
 * The house of one tab. It never overwrites what another tab has kept since this one read it: the visitor chooses first, with
 * `takeOther` or `keepThis`.
 *
 * @param storage throws where the browser denies it
 */
export function createHouseStore(storage: () => Storage) {
  const listeners = new Set<() => void>();
  let known = readRaw(storage);
  let state = firstState(known);

  const show = (next: KeptHouse) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const keep = (house: OwnHouse) => {
    const raw = isEmptyHouse(house) ? null : houseAsKept(house);
    const isKept = writeRaw(storage, raw);
    if (isKept) known = raw ?? undefined;
    show({ house, keeping: isKept ? 'kept' : 'unkept' });
  };
  const takeOther = () => {
    known = readRaw(storage);
    show(firstState(known));
  };
  const isChangedElsewhere = () => readRaw(storage) !== known;

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows a changed house and keeps it, unless another tab has changed the kept one. Gives whether it is kept. */
    change(house: OwnHouse): Keeping {
      if (isChangedElsewhere()) show({ house, keeping: 'elsewhere' });
      else keep(house);
      return state.keeping;
    },
    /** Takes the event `storage`: another tab has changed what is kept. A house that was deleted there is deleted here too. */
    noticeChange() {
      if (known !== undefined && readRaw(storage) === undefined) takeOther();
      else if (isChangedElsewhere()) show({ ...state, keeping: 'elsewhere' });
      else if (state.keeping === 'elsewhere') show({ ...state, keeping: 'kept' });
    },
    takeOther,
    keepThis: () => keep(state.house),
  };
}

export type HouseStore = ReturnType<typeof createHouseStore>;

function firstState(raw: string | undefined): KeptHouse {
  const house = raw === undefined ? EMPTY_HOUSE : readKeptHouse(raw);
  return { house: house ?? EMPTY_HOUSE, keeping: house ? 'kept' : 'unreadable' };
}

function readRaw(storage: () => Storage): string | undefined {
  try {
    return storage().getItem(OWN_HOUSE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeRaw(storage: () => Storage, raw: string | null): boolean {
  try {
    const localStorage = storage();
    if (raw === null) localStorage.removeItem(OWN_HOUSE_KEY);
    else localStorage.setItem(OWN_HOUSE_KEY, raw);
    return true;
  } catch {
    return false;
  }
}
