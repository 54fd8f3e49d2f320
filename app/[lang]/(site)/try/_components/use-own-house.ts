import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { KeptHouse } from '@/lib/try/house-store';
import type { OwnHouse } from '@/lib/try/own-house';
import { OWN_HOUSE_KEY } from '@/lib/try/own-house-limits';
import type * as deskModule from './desk';
import { hasNotes } from './topics';

export type Desk = typeof deskModule;

const NOTHING: KeptHouse = {
  house: { name: '', country: null, notes: {}, further: [] },
  keeping: 'kept',
};

/** The house of this tab: what its fields say, what the browser keeps, and what other tabs do to it. */
export function useOwnHouse() {
  const fields = useRef<HTMLDivElement>(null);
  const [desk, setDesk] = useState<Desk | null>(null);
  const opened = useRef<Desk>(null);
  const kept = useSyncExternalStore(
    desk?.subscribe ?? subscribeToNothing,
    desk?.getKept ?? getNothing,
    getNothing,
  );

  /** Loads what works on the house, and takes up what was typed until then. */
  async function open(): Promise<Desk> {
    const loaded = await import('./desk');
    if (opened.current) return loaded;
    opened.current = loaded;
    const typed = readFields(fields.current);
    if (!isEmpty(typed))
      loaded.change((before) => ({
        ...before,
        name: typed.name || before.name,
        country: typed.country ?? before.country,
        notes: { ...before.notes, ...typed.notes },
      }));
    setDesk(loaded);
    return loaded;
  }

  useEffect(() => {
    // A house that is kept, or was typed before the script was there, waits for no touch.
    if (isKept() || !isEmpty(readFields(fields.current))) void open().catch(() => null);
  }, []);

  // Fields show what did not come from them: a file, another tab, a pasted text.
  useLayoutEffect(() => {
    if (desk) writeFields(fields.current, kept.house);
  }, [desk, fields, kept]);

  const read = () => void opened.current?.change(() => readFields(fields.current));
  return { fields, desk, kept, open, read };
}

const getNothing = () => NOTHING;
const subscribeToNothing = () => () => undefined;

const isEmpty = (house: OwnHouse) => !house.name && !house.country && !hasNotes(house);

function isKept(): boolean {
  try {
    return localStorage.getItem(OWN_HOUSE_KEY) !== null;
  } catch {
    return false;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of the house: each says in `data-field` what it is, and in `data-of` of which note. */
function fieldsIn(fields: Element | null): Field[] {
  return [...(fields?.querySelectorAll<Field>('[data-field]') ?? [])];
}

function readFields(fields: Element | null): OwnHouse {
  const house = { name: '', country: null as string | null, notes: {} as Record<string, string> };
  const further: { title: string; text: string }[] = [];
  for (const { value, dataset } of fieldsIn(fields)) {
    const { field, of = '' } = dataset;
    if (field === 'name') house.name = value;
    else if (field === 'country') house.country = value || null;
    else if (field === 'note' && value) house.notes[of] = value;
    else if (field === 'title') further.push({ title: value, text: '' });
    else if (field === 'text') further.at(-1)!.text = value;
  }
  return { ...house, further };
}

function writeFields(fields: Element | null, { name, country, notes, further }: OwnHouse): void {
  for (const field of fieldsIn(fields)) {
    const { of = '' } = field.dataset;
    const value = {
      name,
      country: country ?? '',
      note: notes[of] ?? '',
      title: further[Number(of)]?.title ?? '',
      text: further[Number(of)]?.text ?? '',
    }[field.dataset.field ?? ''];
    if (value !== undefined && field.value !== value) field.value = value;
  }
}
