// Drafts of visitors are kept until the tab is closed, under the form. Those of administrators are in desk-drafts.ts, which
// public pages do not load.

/** The beginning of a name in the session storage; the form follows. */
const OF_TAB = 'draft:';

let isSignedOut = false;

/** Reads what a visitor typed into a form; null or undefined when there is nothing. */
export function readTabDraft(form: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(OF_TAB + form) ?? 'null') as unknown);
}

/** Keeps what a visitor typed into a form until the tab is closed, or forgets it (null). */
export function keepTabDraft(form: string, draft: unknown): void {
  attempt(() => {
    if (draft === null) sessionStorage.removeItem(OF_TAB + form);
    else if (!isSignedOut) sessionStorage.setItem(OF_TAB + form, JSON.stringify(draft));
  });
}

/** Forgets, at sign-out, every draft of this tab, and keeps no more on this page. Gives the way back, should it fail. */
export function forgetTabDrafts(): () => void {
  isSignedOut = true;
  attempt(() => {
    for (const name of namesIn(sessionStorage, OF_TAB)) sessionStorage.removeItem(name);
  });
  return () => void (isSignedOut = false);
}

export function namesIn(storage: Storage, prefix: string): string[] {
  return Object.keys(storage).filter((name) => name.startsWith(prefix));
}

/** Undefined where the storage is blocked or full: the form itself still holds what was typed. */
export function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
