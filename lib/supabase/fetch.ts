import 'server-only';

/** The longest that one call to the backend may take, in milliseconds. */
export const BACKEND_TIMEOUT_MS = 5_000;

/**
 * Makes the fetch of a Supabase client: bounded in time, and never kept by the framework's own fetch cache, which would
 * hide new rows from the tagged cache above it.
 */
export function fetchWithin(milliseconds: number): typeof fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(milliseconds);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, cache: 'no-store', signal });
  };
}

/** The fetch of clients that read and write tables and sign people in. */
export const boundedFetch = fetchWithin(BACKEND_TIMEOUT_MS);
