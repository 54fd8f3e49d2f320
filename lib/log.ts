/** What a log line may carry besides its event: never personal data. */
type Context = Record<string, string | number | boolean | null | undefined>;

/** Writes one line of JSON, an event with its context, to standard output. */
export function logEvent(event: string, context: Context = {}): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), level: 'info', event, ...context }));
}

/** Writes one line of JSON about a failure to standard error; the stack stays out of it. */
export function logFailure(event: string, error: unknown, context: Context = {}): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error';
  console.error(
    JSON.stringify({ time: new Date().toISOString(), level: 'error', event, reason, ...context }),
  );
}
