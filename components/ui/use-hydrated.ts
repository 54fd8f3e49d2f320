import { useSyncExternalStore } from 'react';

/**
 * Says whether React has hydrated the page: false in the server's markup. A button that needs JavaScript is disabled until then,
 * because an earlier press would be lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

const subscribe = () => () => undefined;
