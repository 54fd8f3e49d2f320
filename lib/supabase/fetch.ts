import 'server-only';

/** The longest that one call to the backend may take, in milliseconds. */
export const BACKEND_TIMEOUT_MS = 5_000;

/**
 * The fetch of every Supabase client: bounded in time, and never kept by the framework's own fetch cache, which would
 * hide new rows from the tagged cache above it.
 */
export const boundedFetch: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, cache: 'no-store', signal });
};
