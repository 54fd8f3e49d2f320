import { useSyncExternalStore } from 'react';

/**
 * Whether the page answers a press: false in the server's markup, and until React has taken that over. A button that only a
 * script can serve is disabled until then; a press on it would be lost without a word.
 */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    onNoChange,
    () => true,
    () => false,
  );
}

const onNoChange = () => () => undefined;
