import { useSyncExternalStore } from 'react';

export function isMac(): boolean {
  return /Mac|iP(?:hone|ad)/.test(navigator.platform);
}

/** Ctrl or, on a Mac, ⌘, as the keyboard in front of the reader has it; the server does not know it. */
export function useModifier(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => (isMac() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}
