import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

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

/** Calls the function for each press of a letter with Ctrl or, on a Mac, with ⌘, and with no other modifier. */
export function useShortcut(letter: string, onPress: (event: KeyboardEvent) => void) {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
    if (isModified && event.key.toLowerCase() === letter) onPress(event);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => answer(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
