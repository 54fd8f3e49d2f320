/**
 * What the framework's own server does in another way than lib/server, and why. The tests that hold it are left out there.
 * docs/deploy.md says what of it matters on Vercel.
 */
export const DIFFERENT: readonly { tests: RegExp; why: string }[] = [
  {
    tests: /by one redirect, which keeps the parameters of a campaign/,
    why: 'A page that redirects has its Location twice when it is rendered for the first time, and loses the rest of the query.',
  },
  {
    tests: /that has the copy gets 304 and no body/,
    why: 'The framework compares no etag of a route handler: a reader of feeds gets the whole feed again.',
  },
  {
    tests: /an encoded null byte: 400|broken encoding: 400/,
    why: 'The answer is 404. Neither reaches a row.',
  },
  {
    tests: /has the policy of its own scripts, in its first answer/,
    why: 'The policy of the configuration is sent beside that of the page. A browser holds a page to both.',
  },
  {
    tests: /arrive compressed, with the hint to compile them at once/,
    why: 'The framework compresses with gzip, each answer again. The hint is in its files all the same.',
  },
  { tests: /broken encoding of a dynamic part: 400/, why: 'The answer is 500, without words.' },
  {
    tests: /backslashes: 400|an address of another site as target: 400/,
    why: 'The framework answers 308 to the same address in another spelling.',
  },
  {
    tests: /a form with 50,000 fields: 413/,
    why: 'The framework has read the form before it refuses it, with 400.',
  },
  {
    tests: /the attempted path is logged/,
    why: 'The listener writes it; the framework has no place that sees the status.',
  },
  {
    tests: /pages, files of the build, redirects and refusals have the headers of every answer too/,
    why: 'The framework redirects //path and path/ before its `headers()`, and lets a refusal be kept like its page.',
  },
  {
    tests: /hostile paths, queries and headers break no handler/,
    why: 'The same two things, for hostile addresses.',
  },
  {
    tests: /a handler takes the methods that it names/,
    why: 'The framework answers 500 to TRACE.',
  },
];
