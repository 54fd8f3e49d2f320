import type { FormValues, RowBase } from '@/lib/collections/row';
import { attempt, forgetTabDrafts, namesIn } from './drafts';

/** The beginning of a name in the local storage; the administrator, the row and the form follow. */
const OF_DESK = 'desk-draft:';
/** The name of who works in the desk in this browser. Only their drafts are kept. */
const OWNER = 'desk-user';

/** The life of an administrator's draft that is neither saved nor thrown away. */
export const DRAFT_DAYS = 7;
const DRAFT_MS = DRAFT_DAYS * 24 * 60 * 60 * 1000;

/**
 * The text that was typed into the form of a row and not saved, what it would replace, what that held in the same fields, and when,
 * in ms since 1970.
 */
export type Draft = {
  base: RowBase;
  values: FormValues;
  original?: FormValues;
  typedAt: number;
};

/** A draft that another form of the same row has kept, with its name in the storage. */
export type KeptDraft = Draft & { name: string };

/** The desk was opened by an administrator: keeps their drafts from now on, and deletes all that are too old. */
export function openDrafts(owner: string): void {
  attempt(() => {
    localStorage.setItem(OWNER, owner);
    deleteExpired();
  });
}

/**
 * The name of the drafts of one form of the desk. Each form has its own, so that two tabs with the same row do not
 * overwrite each other's.
 */
export function draftName(owner: string, row: string, form: string): string {
  return `${OF_DESK}${owner}:${row}:${form}`;
}

/**
 * Keeps an administrator's draft.
 *
 * @returns whether it is kept: not where the storage is blocked or full, or its owner has signed out in another tab
 */
export function keepDraft(name: string, draft: Draft): boolean {
  const keep = () => {
    if (ownerOf(name) !== localStorage.getItem(OWNER)) return false;
    localStorage.setItem(name, `${draft.typedAt} ${JSON.stringify(draft)}`);
    return true;
  };
  // The second time with the room of those that are too old.
  return attempt(keep) ?? attempt(() => (deleteExpired(), keep())) ?? false;
}

export function deleteDraft(name: string): void {
  attempt(() => localStorage.removeItem(name));
}

/** The newest draft of a row that another form than this one has kept, as text for {@link readDraft}; null where there is none. */
export function newestDraft(owner: string, row: string, form: string | null): string | null {
  const kept = attempt(() =>
    namesIn(localStorage, draftName(owner, row, ''))
      .map((name) => ({ name, text: localStorage.getItem(name) ?? '' }))
      .filter(({ name, text }) => name !== form && !isExpired(text))
      .sort((one, other) => typedAt(other.text) - typedAt(one.text)),
  );
  return kept?.[0] ? `${kept[0].name} ${kept[0].text}` : null;
}

/** Reads what {@link newestDraft} gives; null for anything else. */
export function readDraft(kept: string | null): KeptDraft | null {
  const [, name = '', json = ''] = /^(\S+) \d+ (.*)$/s.exec(kept ?? '') ?? [];
  const draft = attempt(() => JSON.parse(json) as Draft | null);
  return draft?.base && draft.values ? { ...draft, name } : null;
}

/** Counts the drafts of the administrator of this browser. */
export function countDrafts(): number {
  return attempt(ownDrafts)?.length ?? 0;
}

/**
 * Deletes, at sign-out, the drafts of the administrator of this browser and those of this tab, and keeps no more of either.
 * Gives the way back for what is typed from then on, should it fail.
 */
export function forgetDrafts(): () => void {
  const keepAgain = forgetTabDrafts();
  const owner = attempt(() => localStorage.getItem(OWNER));
  attempt(() => {
    for (const name of [...ownDrafts(), OWNER]) localStorage.removeItem(name);
  });
  return () => {
    keepAgain();
    if (owner) openDrafts(owner);
  };
}

function ownDrafts(): string[] {
  const owner = localStorage.getItem(OWNER);
  return namesIn(localStorage, OF_DESK).filter((name) => ownerOf(name) === owner);
}

function ownerOf(name: string): string {
  return name.split(':')[1] ?? '';
}

function deleteExpired(): void {
  for (const name of namesIn(localStorage, OF_DESK))
    if (isExpired(localStorage.getItem(name) ?? '')) localStorage.removeItem(name);
}

function typedAt(text: string): number {
  return Number(text.slice(0, text.indexOf(' ')));
}

function isExpired(text: string): boolean {
  return !(Date.now() - typedAt(text) < DRAFT_MS);
}
