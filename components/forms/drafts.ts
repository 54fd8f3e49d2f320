/** Every draft's name in the session storage of the tab begins with it. */
const PREFIX = 'draft:';

let isSignedOut = false;

/** What was kept under a name, as text; null when there is nothing, or the storage is blocked. */
export function readDraft(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps something until the tab is closed, or forgets it (null). */
export function writeDraft(name: string, draft: unknown): void {
  if (isSignedOut && draft !== null) return;
  try {
    if (draft === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // The storage is blocked or full: there is no draft, and the form itself still holds what was typed.
  }
}

/** At sign-out: forgets every draft of this tab, and keeps no more on this page. Gives the way back, should it fail. */
export function forgetDrafts(): () => void {
  isSignedOut = true;
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // The storage is blocked, so nothing is in it.
  }
  return () => void (isSignedOut = false);
}
