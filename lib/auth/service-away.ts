import 'server-only';
import { isAuthRetryableFetchError, type AuthError } from '@supabase/supabase-js';

/** Whether an error says that the auth service did not answer, and nothing about the person who asked. */
export function isServiceAway(error: AuthError): boolean {
  return (
    isAuthRetryableFetchError(error) ||
    error.name === 'AuthUnknownError' ||
    // An error with a code comes from the service itself, which says what is wrong.
    (error.status === 429 && !error.code)
  );
}

/** The answer to a request that cannot be served without the auth service. What happened is said in English by default. */
export function serviceAway(
  whatToDo: string,
  whatHappened = 'The sign-in service cannot be reached at the moment.',
): Response {
  return new Response(`${whatHappened} ${whatToDo}`, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '30',
    },
  });
}
