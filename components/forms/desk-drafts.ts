import type { FormValues, RowBase } from '@/lib/collections/row';

/** What was typed into the form of a row and not saved, what it would replace, and when, in ms since 1970. */
export type Draft = { base: RowBase; values: FormValues; typedAt: number };

/** A draft that another form of the same row has kept, with its name in the storage. */
export type KeptDraft = Draft & { name: string };

/** Every draft's name begins with it; the administrator, the row and the form follow. */
const PREFIX = 'desk-draft:';
/** Who works in the desk in this browser. Only their drafts are kept. */
const OWNER = 'desk-user';

/** How long a draft is kept that is neither saved nor thrown away. */
export const DRAFT_DAYS = 7;
const DRAFT_MS = DRAFT_DAYS * 24 * 60 * 60 * 1000;

/** The desk was opened by an administrator: keeps their drafts from now on, and deletes all that are too old. */
export function openDrafts(owner: string): void {
  attempt(() => {
    localStorage.setItem(OWNER, owner);
    deleteExpired();
  });
}

/**
 * The name of the drafts of one form. Each form has its own, so that two tabs with the same row do not overwrite each
 * other's.
 */
export function draftName(owner: string, row: string, form: string): string {
  return `${PREFIX}${owner}:${row}:${form}`;
}

/**
 * Keeps a draft in this browser.
 *
 * @returns whether it is kept: not where the storage is blocked or full, or its owner has signed out in another tab
 */
export function keepDraft(name: string, draft: Draft): boolean {
  return (
    attempt(() => {
      if (ownerOf(name) !== localStorage.getItem(OWNER)) return false;
      const text = `${draft.typedAt} ${JSON.stringify(draft)}`;
      try {
        localStorage.setItem(name, text);
      } catch {
        deleteExpired(); // which may make room
        localStorage.setItem(name, text);
      }
      return true;
    }) ?? false
  );
}

/** Deletes a draft. */
export function deleteDraft(name: string): void {
  attempt(() => localStorage.removeItem(name));
}

/** The newest draft of a row that another form than this one has kept, as text for {@link readDraft}; null where there is none. */
export function newestDraft(owner: string, row: string, form: string | null): string | null {
  const names = attempt(() =>
    draftNames().filter((name) => name.startsWith(draftName(owner, row, '')) && name !== form),
  );
  const [newest] = (names ?? [])
    .map((name) => ({ name, text: localStorage.getItem(name) ?? '' }))
    .filter(({ text }) => !isExpired(text))
    .sort((one, other) => typedAt(other.text) - typedAt(one.text));
  return newest ? `${newest.name} ${newest.text}` : null;
}

/** Reads what {@link newestDraft} gives; null for anything else. */
export function readDraft(kept: string | null): KeptDraft | null {
  const [, name = '', json = ''] = /^(\S+) \d+ (.*)$/s.exec(kept ?? '') ?? [];
  try {
    const draft: Draft | null = JSON.parse(json);
    return draft?.base && draft.values ? { ...draft, name } : null;
  } catch {
    return null; // not ours
  }
}

/** How many drafts the administrator of this browser has. */
export function countDrafts(): number {
  return attempt(ownDrafts)?.length ?? 0;
}

/**
 * At sign-out: deletes the drafts of the administrator of this browser, and stops keeping them in every tab. Gives the
 * way back for those that are typed from then on, should it fail.
 */
export function closeDrafts(): () => void {
  return (
    attempt(() => {
      const owner = localStorage.getItem(OWNER);
      for (const name of ownDrafts()) localStorage.removeItem(name);
      localStorage.removeItem(OWNER);
      return () => owner && openDrafts(owner);
    }) ?? (() => undefined)
  );
}

function draftNames(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
}

function ownDrafts(): string[] {
  const owner = localStorage.getItem(OWNER);
  return draftNames().filter((name) => ownerOf(name) === owner);
}

function ownerOf(name: string): string {
  return name.split(':')[1] ?? '';
}

function deleteExpired(): void {
  for (const name of draftNames())
    if (isExpired(localStorage.getItem(name) ?? '')) localStorage.removeItem(name);
}

function typedAt(text: string): number {
  return Number(text.slice(0, text.indexOf(' ')));
}

function isExpired(text: string): boolean {
  return !(Date.now() - typedAt(text) < DRAFT_MS);
}

/** Nothing is kept where the storage is blocked or full: the form itself still holds what was typed. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
