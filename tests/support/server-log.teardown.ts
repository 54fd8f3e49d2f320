import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { SERVER_LOG } from './site.ts';

/** Errors that tests provoke on purpose, and which tests. */
const PROVOKED: readonly RegExp[] = [
  // http/closed-calls and journeys/admin-guard: server actions with made-up ids
  /Failed to find Server Action|Server Reference ID did not match|Invalid Server Actions request/,
  // http/closed-calls, http/hostile-http, http/route-handlers: bodies that are no form and no arguments of an action
  /CreateListFromArrayLike called on non-object|Maximum call stack size exceeded/,
  /Referenced Blob is not a Blob|Unexpected end of JSON input|Expected property name or '}'/,
  /Error: Connection closed|Failed to parse body as FormData|TypeError: Invalid URL/,
  // http/closed-calls: cached functions that are called from outside
  /No page gives a cached function such a value/,
  /An error occurred in the Server Components render/,
  // http/hostile-http: the image optimiser is asked for what is no image
  /internal image response failed for \/x 404/,
  /AuthApiError/, // journeys/admin-guard: forged and expired sessions
  // writes/preview: in draft mode the framework keeps nothing of what its background rendering of a page reads
  /Error: Route "[^"]+\/\[\w+\]": Unexpected cache miss after cache warming phase/,
  /"event":"not-ready"/, // a busy machine: the backend answers the first request of a start too late
  /"event":"facts-not-stated"/, // a fresh site has no facts of its company
  /confirmation-refused/, // journeys/sign-up: used and made-up links
];

test('the log of the site has no errors but those that tests provoke', async () => {
  const lines = stripVTControlCharacters(await readFile(SERVER_LOG, 'utf8')).split('\n');
  const errors = lines.filter((line) =>
    /"level":"error"|^\s*[A-Z]\w*Error\b|^Error\b|⨯/.test(line),
  );
  expect(errors.filter((line) => !PROVOKED.some((known) => known.test(line)))).toEqual([]);
});
